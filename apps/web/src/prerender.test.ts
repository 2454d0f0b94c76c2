import { expect, test } from 'vitest'
import { sampleCourses } from '#testing/sample-courses.ts'
import { pagesOf } from './prerender.tsx'

const pages = pagesOf(sampleCourses, 0)

test('the sitemap has each page and each course once, under the address that search engines are told of', () => {
  const inSitemap = pages.filter(({ isInSitemap }) => isInSitemap).map(({ path }) => path)
  const courses = sampleCourses.map(({ id }) => `/courses/${id}`)
  expect(inSitemap).toEqual(['/', '/courses', '/faq', '/blog', '/login', '/register', '/about', ...courses])
})

test('each address has its own file, the second one of a page and those that are not there too', () => {
  expect(pages.map(({ path, file }) => `${path} ${file}`)).toEqual([
    '/ index.html',
    '/home home.html',
    ...['courses', 'faq', 'blog', 'login', 'register', 'about'].map((name) => `/${name} ${name}.html`),
    '/no-such-page 404.html',
    ...sampleCourses.map(({ id }) => `/courses/${id} courses/${id}.html`),
  ])
})
