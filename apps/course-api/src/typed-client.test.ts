import { execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test, vi } from 'vitest'
import { listeningApp, someCourses } from './app-fixture.ts'

// Types are made and checked by processes of their own, which take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

/** What somebody writes who has only the description: it has to compile, and to find what is there. */
const client = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

const api = createClient<paths>({ baseUrl: process.argv[2] ?? '' })
const { data: courses = [] } = await api.GET('/courses')
const ids: string[] = courses.map(({ id }) => id)
const { data: course } = await api.GET('/courses/{id}', { params: { path: { id: ids[0] ?? '' } } })
const price: number | undefined = course?.price
const { error } = await api.GET('/courses/{id}', { params: { path: { id: 'nobody' } } })
const problem: components['schemas']['Problem'] | undefined = error
const { data: health } = await api.GET('/health')
const status: 'ok' | undefined = health?.status
// @ts-expect-error -- the description knows that no course has such a field
void course?.colour
console.log(JSON.stringify({ ids, price, title: problem?.title, status }))
`

test('P59 a client that is generated from the description compiles, and reads the running API', async () => {
  const { url } = await listeningApp()
  const folder = mkdtempSync(join(import.meta.dirname, '..', '.typed-client-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const binaries = join(import.meta.dirname, '..', 'node_modules', '.bin')
  const input = await (await fetch(`${url}/openapi.json`)).text()
  const generator = ['--silent', '--filter', '@syntax-lab/openapi-types', 'generate']
  writeFileSync(join(folder, 'api.ts'), execFileSync('pnpm', generator, { input }))
  writeFileSync(join(folder, 'client.ts'), client)
  const options = { extends: '../tsconfig.json', include: ['*.ts'] }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options))
  await promisify(execFile)(join(binaries, 'tsc'), ['-p', folder])
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'client.ts'), url])
  expect(JSON.parse(stdout)).toEqual({
    ids: someCourses.map(({ id }) => id),
    price: 19.5,
    title: 'Unknown course',
    status: 'ok',
  })
})
