import { globSync, readFileSync } from 'node:fs'
import { expect, open, skipUnlessProduction, test } from './fixtures.ts'

test.beforeEach(skipUnlessProduction)

const course = 'Git and Version Control'
const missing = "Sorry, we couldn't find this page"
const missingCourse = "Sorry, we couldn't find this course"

const headings: [address: string, heading: string | RegExp][] = [
  ['/courses?utm_source=x#nothing', 'Courses'],
  ['/courses/git-version-control?utm_source=x&utm_medium=y#top', course],
  ['/home', 'Understand the code you write'],
  ['/Courses', missing],
  ['/Courses/git-version-control', missing],
  ['/courses/Git-Version-Control', missingCourse],
  ['//courses', new RegExp(`^(Courses|${missing})$`)],
  ['/courses//git-version-control', new RegExp(`^(${course}|${missing})$`)],
  ['/courses%2Fgit-version-control', new RegExp(`^(${course}|${missing})$`)],
  ['/courses/%2F', new RegExp(`^(${missing}|${missingCourse})$`)],
  ['/%2F', new RegExp(`^(Understand the code you write|${missing})$`)],
  ['/%F0%9F%92%A9', missing],
]

test('P48 odd addresses are the page or a clean 404, without an error', async ({ page, baseURL, pageErrors }) => {
  test.setTimeout(90_000)
  for (const [address, heading] of headings) {
    await test.step(address, async () => {
      // As a whole: `//courses` alone would be another host.
      await open(page, `${baseURL ?? ''}${address}`)
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect.soft(page.locator('.skeleton, [data-prerendered]')).toHaveCount(0)
      // An error of the hydration is an uncaught one as well.
      expect.soft(pageErrors).toEqual([])
    })
  }
})

test('P48 a page with a slash at the end of its address is at the one without', async ({ request }) => {
  for (const path of ['/faq', '/login', '/courses', '/courses/git-version-control']) {
    const response = await request.get(`${path}/`, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([301, path])
  }
})

test('P48 a host without rewrites, which answers with the 404 page, shows the page all the same', async ({ page }) => {
  await page.route('/auth/action?*', (route) =>
    route.continue({ url: new URL('/no-such-page', route.request().url()).href }),
  )
  await open(page, '/auth/action?mode=verifyEmail&oobCode=none')
  await expect(page).toHaveTitle('Your link · Syntax Lab')
})

test('the page of faults is in development only: the production build has no word of it', async ({ page }) => {
  const response = await page.goto('/faults')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(missing)
  const cwd = new URL('../apps/web/dist-preview/', import.meta.url).pathname
  const files = globSync('**/*.{html,js,css}', { cwd })
  expect(files).toContain('index.html')
  const telling = files.filter((file) => /\/faults|injected-fault/.test(file + readFileSync(cwd + file, 'utf8')))
  expect(telling).toEqual([])
})
