import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@syntax-lab/shared/free-port'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { build, createServer as createViteServer } from 'vite'
import { landingCourses, landingCoursesOf, readBuildCourses } from './landing-courses.ts'

afterEach(() => vi.unstubAllEnvs())

const [good, better, viewed, other] = [
  sampleCourse({ id: 'good', title: 'Good', badge: 'Beginner', ratings: 4.1, view: 900 }),
  sampleCourse({ id: 'better', title: 'Better', badge: 'Beginner', ratings: 4.8, view: 10, price: 19 }),
  sampleCourse({ id: 'viewed', title: 'Viewed', badge: 'Beginner', ratings: 4.8, view: 20, price: 29 }),
  sampleCourse({ id: 'other', title: 'Other', badge: 'Advanced', ratings: 2, price: 0 }),
]

test('courses are counted by badge, with the best rated of each; among equals the most viewed', () => {
  expect(landingCoursesOf([good, better, viewed, other])).toEqual({
    total: 4,
    courses: '4 courses',
    levels: {
      Beginner: { count: 3, example: { id: 'viewed', title: 'Viewed', fees: '$29', ratings: '4.8 out of 5' } },
      Advanced: { count: 1, example: { id: 'other', title: 'Other', fees: '$0', ratings: '2 out of 5' } },
    },
  })
})

test('a build that knows no courses says nothing of them', () => {
  expect(landingCoursesOf([])).toEqual({ total: 0, courses: 'courses', levels: {} })
})

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'landing-courses-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** A site whose only module is the landing page's. */
function makeSite() {
  const root = makeFolder()
  writeFileSync(join(root, 'entry.js'), "import courses from 'virtual:landing-courses'; console.log(courses)")
  return (outDir: string, ssr: boolean, url: string) => {
    vi.stubEnv('VITE_COURSE_API_URL', url)
    const rolldownOptions = { input: join(root, 'entry.js'), output: { entryFileNames: 'entry.js' } }
    return build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [landingCourses()],
      build: { outDir, ssr, rolldownOptions },
    }).then(() => join(root, outDir))
  }
}

test('the API is asked once: what draws the pages at build time has the same courses as the browser', async () => {
  let asked = 0
  const api = createServer((_request, response) => {
    asked += 1
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([asked === 1 ? good : other]))
  }).listen(0)
  onTestFinished(() => void api.close())
  const url = `http://localhost:${(api.address() as AddressInfo).port}`
  const site = makeSite()
  const browser = await site('dist-next', false, url)
  const prerender = await site('dist-prerender', true, url)
  expect(asked).toBe(1)
  expect(readBuildCourses(browser).courses).toEqual([good])
  for (const file of [join(browser, 'entry.js'), join(prerender, 'entry.js')])
    expect(readFileSync(file, 'utf8')).toContain('Good')
})

test('a build that must have the courses ends without them', async () => {
  vi.stubEnv('REQUIRE_COURSES', '1')
  await expect(makeSite()('dist-next', false, 'http://127.0.0.1:1')).rejects.toThrow(
    /REQUIRE_COURSES=1 wants all of them/,
  )
})

test('in development a course API that starts a little later is waited for', async () => {
  const port = await freePort()
  vi.stubEnv('VITE_COURSE_API_URL', `http://localhost:${port}`)
  const site = await createViteServer({
    root: makeFolder(),
    configFile: false,
    logLevel: 'silent',
    plugins: [landingCourses()],
    server: { middlewareMode: true, ws: false },
  })
  onTestFinished(() => site.close())
  const loaded = site.environments.client.transformRequest('virtual:landing-courses')
  const api = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([good])),
  )
  onTestFinished(() => void api.close())
  setTimeout(() => api.listen(port), 400)
  expect((await loaded)?.code).toContain('Good')
})
