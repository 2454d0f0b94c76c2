import type { Course } from '@syntax-lab/shared/course'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { expect, test } from 'vitest'
import { sampleCourses } from '#testing/sample-courses.ts'
import { pagesOf, renderPage } from './prerender.tsx'
import { pageList } from './site-pages.ts'

const pages = pagesOf(sampleCourses, 0)

test('the sitemap has each page and each course once, under the address that search engines are told of', () => {
  const inSitemap = pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path)
  const courses = sampleCourses.map(({ id }) => `/courses/${id}`)
  const indexed = pageList.filter(({ path, isPersonal }) => !isPersonal && !path.includes(':')).map(({ path }) => path)
  expect(inSitemap.toSorted()).toEqual([...indexed, ...courses].toSorted())
})

test('each address has its own file, the second one of a page and those that are not there too', () => {
  const files = Object.fromEntries(pages.map(({ path, file }) => [path, file]))
  expect(files).toMatchObject({
    '/': 'index.html',
    '/home': 'home.html',
    '/courses': 'courses.html',
    '/courses/git-basics': 'courses/git-basics.html',
    '/no-such-page': '404.html',
  })
  expect(new Set(Object.values(files)).size).toBe(pages.length)
  const ofSite = pageList.filter(({ path, isPersonal }) => !isPersonal && !path.includes(':'))
  expect(Object.keys(files)).toEqual(expect.arrayContaining(ofSite.map(({ path }) => path)))
  for (const path of ['/profile', '/auth/action']) expect(files, 'what depends on the visitor').not.toHaveProperty(path)
})

const pageAt = (path: string, courses: readonly Course[] = sampleCourses) => {
  const page = pagesOf(courses, 7).find((each) => each.path === path)
  if (!page) throw new Error(`The build makes no page ${path}.`)
  return page
}

const manyCourses = (count: number) => Array.from({ length: count }, (_, index) => sampleCourse({ id: `c${index}` }))

test('the pages of courses begin with what the build knows, and name what to ask for and the code that asks', () => {
  const [course] = sampleCourses
  const courseModules = ['src/features/courses/browser-course-loaders.ts', 'src/lib/course-api.ts']
  expect(pageAt('/courses')).toMatchObject({
    modules: ['src/pages/courses-page.tsx', ...courseModules],
    apiPath: '/courses',
    prerendered: { requestedAt: 7, catalogue: sampleCourses },
  })
  expect(pageAt('/courses/git-basics')).toMatchObject({
    modules: ['src/pages/course-page.tsx', ...courseModules],
    apiPath: '/courses/git-basics',
    prerendered: { requestedAt: 7, course },
  })
  expect(pageAt('/faq').modules).toEqual(['src/pages/faq-page.tsx'])
  expect(pageAt('/faq')).not.toHaveProperty('apiPath')
  expect(pageAt('/no-such-page')).toMatchObject({ modules: ['src/pages/not-found-page.tsx'], isInSitemap: false })
})

test('a catalogue without courses, or with more than are drawn at once, asks for them', () => {
  expect(pageAt('/courses', []).prerendered).toBeUndefined()
  expect(pageAt('/courses', manyCourses(100)).prerendered?.catalogue).toHaveLength(100)
  expect(pageAt('/courses', manyCourses(101)).prerendered).toBeUndefined()
})

test('a course knows where to go from it, on a short list from every other course as well', () => {
  const relatedTo = (courses: readonly Course[]) =>
    pageAt(`/courses/${courses[0]?.id}`, courses).prerendered?.related ?? {}
  const { length: whole } = sampleCourses
  expect(Object.keys(relatedTo(sampleCourses))).toEqual(sampleCourses.map(({ id }) => id))
  expect(Object.values(relatedTo(sampleCourses)).map((related) => related?.length)).toEqual(
    sampleCourses.map(() => Math.min(3, whole - 1)),
  )
  expect(Object.keys(relatedTo(manyCourses(100)))).toHaveLength(100)
  expect(Object.keys(relatedTo(manyCourses(101)))).toEqual(['c0'])
  expect(relatedTo(manyCourses(101))['c0']).not.toEqual([])
  expect(relatedTo(manyCourses(501))).toEqual({ c0: [] })
})

test('of a catalogue of thousands the first 2,000 have a page of their own', () => {
  const ofCourses = pagesOf(manyCourses(2_001), 0).filter(({ path }) => path.startsWith('/courses/'))
  expect([ofCourses.length, ofCourses.at(-1)?.path]).toEqual([2_000, '/courses/c1999'])
})

test('the HTML of a page is what it shows before any script runs, followed by what it was drawn from', async () => {
  const course = await renderPage(pageAt('/courses/git-basics'))
  expect(course.html).toContain('Git for Teams')
  expect(course.html).toContain('href="/login"')
  expect(course.dataBlock).toContain('Git for Teams')
  const faq = await renderPage(pageAt('/faq'))
  expect(faq.html).toContain('Questions, answered')
  expect(faq.dataBlock).toBe('')
})

test('the second address of a page has the HTML of the first, an unknown one that of the 404 page', async () => {
  const rendered = ['/', '/home', '/no-such-page'].map((path) => renderPage(pageAt(path)))
  const [home, again, missing] = await Promise.all(rendered)
  expect(home?.html).toContain('</h1>')
  expect(again).toEqual(home)
  expect(missing?.html).toContain('→ 404')
})
