import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CatalogueStructuredData, CourseStructuredData } from './course-structured-data.tsx'

const dataIn = (html: string) => JSON.parse(/<script[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '')
const [first, second] = [sampleCourse({ id: 'first' }), sampleCourse({ id: 'second' })]

test('search engines count the courses of a list from 1, and learn where each has its page', () => {
  const { itemListElement } = dataIn(renderToString(<CatalogueStructuredData courses={[first, second]} />))
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: first.title, url: '/courses/first' },
    { '@type': 'ListItem', position: 2, name: second.title, url: '/courses/second' },
  ])
})

test('a course is told with its own page, and without an offer, because nothing can be bought', () => {
  const data = dataIn(renderToString(<CourseStructuredData course={first} />))
  expect(data).toMatchObject({ '@type': 'Course', name: first.title, url: '/courses/first' })
  expect(data).not.toHaveProperty('offers')
})
