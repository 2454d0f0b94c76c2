import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { checkCourses } from '@syntax-lab/shared/course'
import { freePort } from '@syntax-lab/shared/free-port'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { startServer } from './process-fixture.ts'

// A build and a start take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const recipe = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8')

test('P53 the image brings the Node that everything is tested with, pinned by a digest', () => {
  const workspace = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')
  const [, version] = /^FROM node:([\d.]+)-alpine@sha256:[\da-f]{64}$/m.exec(recipe) ?? []
  expect(version).toBe(JSON.parse(workspace).devDependencies.node)
})

test("P53 the image runs with the settings of production, and without root's rights", () => {
  expect(recipe).toMatch(/^ENV NODE_ENV=production$/m)
  expect(recipe).toMatch(/^USER node$/m)
})

test.each([
  [{}, 3001],
  [{ PORT: '8080' }, 8080],
  [{ PORT: '8080', API_PORT: '3100' }, 3100],
])('P53 with %j the health check asks port %i, where the server listens', async (env, port) => {
  const [, check = ''] = /^HEALTHCHECK .*\\\n +CMD (.+)$/m.exec(recipe) ?? []
  const printUrl = 'wget() { for url; do :; done; echo "$url"; }'
  const { stdout } = await promisify(execFile)('/bin/sh', ['-c', `${printUrl}; ${check}`], { env })
  expect(stdout.trim()).toBe(`http://127.0.0.1:${port}/health`)
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://lab.example/api', WEB_ORIGINS: '*' }
  expect(readConfig({ ...production, ...env }).port).toBe(port)
})

test('P53 what is built runs alone with the settings of production, and answers everything', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'course-api-built-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const home = join(import.meta.dirname, '..')
  const vite = join(home, 'node_modules', '.bin', 'vite')
  await promisify(execFile)(vite, ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'], { cwd: home })
  expect(readdirSync(folder).toSorted()).toEqual(['data', 'images', 'server.js'])

  const [, ...flags]: string[] = JSON.parse(/^CMD (.+)$/m.exec(recipe)?.[1] ?? '[]')
  expect(flags.pop()).toBe('server.js')
  const port = await freePort()
  const env = { PORT: String(port), NODE_ENV: 'production', PUBLIC_URL: 'https://lab.example/api', WEB_ORIGINS: '*' }
  const { child, exit, errors } = startServer(
    { ...env, DRAIN_SECONDS: '0', COURSES_FILE: '', IMAGES_DIR: '' },
    { script: join(folder, 'server.js'), cwd: tmpdir(), flags: [...flags, '--max-old-space-size=64'] },
  )
  const output = await Promise.race([once(child.stdout, 'data'), errors])
  expect(String(output)).toContain('"msg":"http://')
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  const { courses, issues } = checkCourses(await (await ask('/courses')).json())
  expect([issues, courses.length > 0]).toEqual([[], true])
  for (const { id, img } of courses) {
    expect((await ask(`/courses/${id}`)).status, id).toBe(200)
    const picture = await ask(img.replace('/api', ''))
    expect([picture.status, picture.headers.get('content-type')], img).toEqual([200, expect.stringMatching(/^image\//)])
  }
  for (const path of ['/', '/openapi.json', '/health']) expect((await ask(path)).status, path).toBe(200)
  expect((await ask('/nowhere')).headers.get('content-type')).toBe('application/problem+json')
  child.kill('SIGTERM')
  expect([await exit, await errors]).toEqual([[0, null], ''])
})
