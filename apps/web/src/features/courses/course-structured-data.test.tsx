import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CatalogueStructuredData, CourseStructuredData } from './course-structured-data.tsx'

const dataIn = (html: string) => JSON.parse(/<script[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '')
const [first, second] = [sampleCourse({ id: 'first' }), sampleCourse({ id: 'second' })]

test('search engines count the courses of a list from 1, and learn where each has its page', () => {
  const data = dataIn(renderToString(<CatalogueStructuredData courses={[first, second]} />))
  expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'ItemList' })
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: first.title, url: '/courses/first' },
    { '@type': 'ListItem', position: 2, name: second.title, url: '/courses/second' },
  ])
})

test('search engines get no more of a long list than they read', () => {
  const courses = Array.from({ length: 101 }, (_, index) => sampleCourse({ id: `course-${index}` }))
  const { itemListElement } = dataIn(renderToString(<CatalogueStructuredData courses={courses} />))
  expect(itemListElement).toHaveLength(100)
})

test('a title that looks like the end of the block does not end it', () => {
  const title = 'Why </script><!-- ends a script'
  const course = sampleCourse({ title })
  expect(dataIn(renderToString(<CourseStructuredData course={course} />))).toHaveProperty('name', title)
})

test('a course is told with its own page, and without an offer, because nothing can be bought', () => {
  const data = dataIn(renderToString(<CourseStructuredData course={first} />))
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: first.title,
    description: first.description,
    url: '/courses/first',
    provider: { '@type': 'Organization', name: 'Syntax Lab' },
  })
  expect(data).not.toHaveProperty('offers')
})
