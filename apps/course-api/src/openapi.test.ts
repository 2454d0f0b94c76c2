import { execFileSync } from 'node:child_process'
import diagnostics from 'node:diagnostics_channel'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { someCourses, testApp } from './app-fixture.ts'
import { openapi } from './openapi.ts'

// The rules are read by processes of their own, which take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

type Description = {
  servers: { url: string }[]
  paths: Record<
    string,
    {
      parameters?: { schema: { maxLength: number } }[]
      get: { responses: Record<string, { content?: Record<string, { schema: object }> }> }
    }
  >
  components: {
    schemas: Record<'Course' | 'Problem', Record<string, unknown>>
    responses: Record<string, { content: { 'application/problem+json': { example: object } } }>
  }
}

async function describedApp(publicUrl = 'https://api.example') {
  const app = testApp({ publicUrl })
  return { app, description: (await app.inject('/openapi.json')).json<Description>() }
}

/** Whether `value` passes a JSON Schema, by a validator that knows nothing of the schema's source. */
async function passes(schema: object, value: unknown): Promise<boolean> {
  const judge = fastify({ ajv: { customOptions: { removeAdditional: false, coerceTypes: false } } })
  onTestFinished(() => judge.close())
  judge.post('/', { schema: { body: schema } }, () => 'passes')
  const payload = JSON.stringify(value)
  return (
    (await judge.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': 'application/json' } }))
      .statusCode === 200
  )
}

test('an id and a file name may be as long as the description says, and no longer', async () => {
  const { app, description } = await describedApp()
  const limits = Object.entries(description.paths).flatMap(([path, { parameters = [] }]) =>
    parameters.map(({ schema }) => ({ path, most: schema.maxLength })),
  )
  expect(limits).toHaveLength(2)
  for (const { path, most } of limits) {
    const statusOf = async (length: number) =>
      (await app.inject(path.replace(/\{\w+\}/, 'a'.repeat(length)))).statusCode
    expect([await statusOf(most), await statusOf(most + 1)], path).toEqual([404, 414])
  }
})

const examples: Record<string, string> = { '{id}': 'css-layout', '{file}': 'css-layout.svg' }
const concrete = (path: string) => path.replace(/\{\w+\}/, (name) => examples[name] ?? name)

test('P5 every address of /openapi.json answers with the type that it promises', async () => {
  const { app, description } = await describedApp()
  for (const [path, { get }] of Object.entries(description.paths)) {
    const answer = await app.inject(concrete(path))
    const [type = ''] = Object.keys(get.responses['200']?.content ?? {})
    expect(answer.headers['content-type'], path).toMatch(new RegExp(`^${type.replace('*', '.*')}`))
    expect(app.hasRoute({ method: 'GET', url: path.replace(/\{(\w+)\}/, ':$1') }), path).toBe(true)
  }
  expect(description.servers).toEqual([{ url: 'https://api.example' }])
})

test('P5 /openapi.json describes exactly the courses and errors that are answered', async () => {
  const { app, description } = await describedApp()
  const { Course, Problem } = description.components.schemas
  const course = (await app.inject('/courses/css-layout')).json<Record<string, unknown>>()
  expect(course).toEqual(someCourses[0])
  expect(await passes(Course, course)).toBe(true)
  for (const field of Object.keys(course)) {
    expect(await passes(Course, { ...course, [field]: null }), field).toBe(false)
    expect(await passes(Course, { ...course, [field]: undefined }), field).toBe(false)
  }
  for (const wrong of [{ extra: 1 }, { id: '../x' }, { price: -1 }, { ratings: 5.1 }, { view: 0.5 }, { title: '' }]) {
    expect(await passes(Course, { ...course, ...wrong }), JSON.stringify(wrong)).toBe(false)
  }
  expect(await passes(Problem, (await app.inject('/courses/nobody')).json())).toBe(true)
})

test('P5 each error that a path promises is one that it answers', async () => {
  const { app, description } = await describedApp()
  const asked = { '404': 'nobody', '414': 'x'.repeat(200), '400': '%zz' }
  for (const [status, id] of Object.entries(asked)) {
    expect(description.paths['/courses/{id}']?.get.responses).toHaveProperty(status)
    expect((await app.inject(`/courses/${id}`)).statusCode).toBe(Number(status))
  }
})

test.each([
  ['/courses/nobody', 'unknown-course'],
  ['/images/nobody.svg', 'unknown-picture'],
  ['/courses/%zz', 'malformed-address'],
])('P5 the example of an error is the answer itself, below a path too: %s', async (path, name) => {
  const { app, description } = await describedApp('https://lab.example/api')
  const { example } = description.components.responses[name]?.content['application/problem+json'] ?? {}
  expect(example).toEqual((await app.inject(path)).json())
  expect(example).toMatchObject({ type: `/api/#${name}` })
})

/** The addresses and methods of every route, as Fastify itself tells of them. */
function routesOf(build: () => FastifyInstance): Set<string> {
  const routes = new Set<string>()
  const listen = (message: unknown) => {
    const { fastify: app } = message as { fastify: FastifyInstance }
    app.addHook('onRoute', ({ url, method }) => {
      for (const each of [method].flat()) routes.add(`${each.toLowerCase()} ${url.replace(/:(\w+)/g, '{$1}')}`)
    })
  }
  diagnostics.subscribe('fastify.initialization', listen)
  build()
  diagnostics.unsubscribe('fastify.initialization', listen)
  return routes
}

test('P5 /openapi.json has every route with each of its methods, and no other', async () => {
  const routes = routesOf(() => testApp())
  const { description } = await describedApp()
  const described = Object.entries(description.paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((key) => key !== 'parameters')
      .map((method) => `${method} ${path}`),
  )
  // OPTIONS is answered for every address of a route, without a route of its own.
  expect(new Set(described.filter((route) => !route.startsWith('options')))).toEqual(routes)
  expect(described).toContain('options /courses')
  expect(routes).toContain('get /courses')
})

test.each([
  ['with courses', openapi('https://lab.example/api', someCourses[0])],
  ['without any', openapi('http://localhost:3001')],
])('P59 the recommended rules of Redocly and Spectral find nothing, %s', (_name, description) => {
  expect(findings(description)).toEqual([])
})

test('P59 both would find what is missing', () => {
  const { security: _left, ...unsafe } = openapi('https://api.example') as { security: unknown }
  expect(findings({ ...unsafe, tags: [] })).toEqual(
    expect.arrayContaining(['redocly security-defined', 'spectral operation-tag-defined']),
  )
})

function findings(description: object): unknown {
  const script = join(import.meta.dirname, 'openapi-findings-fixture.mjs')
  return JSON.parse(execFileSync(process.execPath, [script], { input: JSON.stringify(description), encoding: 'utf8' }))
}
