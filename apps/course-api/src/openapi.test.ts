import { execFileSync } from 'node:child_process'
import diagnostics from 'node:diagnostics_channel'
import { join } from 'node:path'
import { fastify, type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { someCourses, testApp } from './app-fixture.ts'
import { openapi } from './openapi.ts'

// The rules are read by processes of their own, which take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

type Operation = {
  operationId: string
  summary: string
  responses: Record<
    string,
    { $ref?: string; headers?: object; content?: Record<string, { schema: object; example?: unknown }> }
  >
}

type Description = {
  info: { title: string; version: string; license: { url: string } }
  servers: { url: string }[]
  tags: object[]
  paths: Record<string, { parameters?: { schema: { maxLength: number }; example: string }[]; get: Operation }>
  components: {
    schemas: Record<'Course' | 'Problem', Record<string, unknown>>
    responses: Record<string, { headers?: object; content: { 'application/problem+json': { example: object } } }>
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

test('P5 every address of /openapi.json answers with the type that it promises', async () => {
  const { app, description } = await describedApp()
  for (const [path, { parameters, get }] of Object.entries(description.paths)) {
    // What a reader who tries it is sent.
    const answer = await app.inject(path.replace(/\{\w+\}/, parameters?.[0]?.example ?? ''))
    expect(answer.statusCode, path).toBe(200)
    const [type = 'no type'] = Object.keys(get.responses['200']?.content ?? {})
    expect(answer.headers['content-type'], path).toMatch(new RegExp(`^${type.replace('*', '.*')}`))
    for (const name of Object.keys(get.responses['200']?.headers ?? {}))
      expect(answer.headers, path).toHaveProperty(name.toLowerCase())
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
  const problem = (await app.inject('/courses/nobody')).json<Record<string, unknown>>()
  expect(await passes(Problem, problem)).toBe(true)
  for (const wrong of [
    { type: undefined },
    { title: undefined },
    { status: 404.5 },
    { detail: undefined },
    { extra: 1 },
  ])
    expect(await passes(Problem, { ...problem, ...wrong }), JSON.stringify(wrong)).toBe(false)
})

test('P5 the description is that of this API, at the address that it is asked at', async () => {
  const { app, description } = await describedApp('https://lab.example/api')
  const { info, servers } = description
  expect(info).toMatchObject({ title: 'Syntax Lab course API', contact: { url: 'https://lab.example/api' } })
  expect(info.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(servers).toEqual([{ url: 'https://lab.example/api' }])
  const [page, anchor] = info.license.url.split('#')
  expect(page).toBe('https://lab.example/api/')
  expect((await app.inject('/')).body).toContain(`id="${anchor}"`)
})

test.each([
  ['http://localhost:3001', '/'],
  ['http://localhost:3001/api', '/api'],
  ['http://localhost.example', 'http://localhost.example'],
])('the description of an API at %s names %s as its server', async (publicUrl, url) => {
  const { description } = await describedApp(publicUrl)
  expect(description.servers).toEqual([{ url }])
})

/** Every value under these keys, at any depth. */
function valuesOf(part: unknown, ...keys: string[]): unknown[] {
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    keys.includes(key) && typeof value === 'string' ? [value] : valuesOf(value, ...keys),
  )
}

test('P5 whatever can be explained is explained in whole sentences, and named', async () => {
  const { description } = await describedApp()
  const { paths, tags, info, components } = description
  const operations = Object.values(paths).map(({ get }) => get)
  for (const { summary, operationId } of operations) {
    expect(summary).toMatch(/^[A-Z].*\w$/)
    expect(operationId).toMatch(/^get[A-Z]\w+$/)
  }
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length)
  for (const text of valuesOf([paths, tags, info], 'description', 'name')) expect(text).toMatch(/\w/)
  for (const text of valuesOf([tags, components.responses, components.schemas.Problem], 'description'))
    expect(text).toMatch(/^[A-Z].+\.$/)
})

test('P5 the examples of courses and health are those that are answered', async () => {
  const { app, description } = await describedApp()
  for (const [path, { parameters = [], get }] of Object.entries(description.paths)) {
    const [parameter] = parameters
    const answer = await app.inject(path.replace(/\{\w+\}/, parameter?.example ?? ''))
    const example = get.responses['200']?.content?.['application/json']?.example
    if (path === '/courses') expect([answer.json<unknown[]>()[0]]).toEqual(example)
    else if (path === '/courses/{id}' || path === '/health') expect(answer.json()).toEqual(example)
    else expect(example, path).toBeUndefined()
  }
})

test('P5 without courses the examples are left out, and an id is still shown', () => {
  const { paths } = openapi({ publicUrl: 'https://api.example', rateLimit: 0 })
  const [parameter] = paths['/courses/{id}'].parameters
  expect(parameter).toHaveProperty('example', expect.stringMatching(/^[a-z-]+$/))
  expect(paths['/courses'].get.responses).not.toHaveProperty('200.content.application/json.example')
})

test('P5 health is described as it answers, and in no other way', async () => {
  const { app, description } = await describedApp()
  const schema = description.paths['/health']?.get.responses['200']?.content?.['application/json']?.schema ?? {}
  const proxied = await app.inject({ url: '/health', headers: { 'x-forwarded-for': '198.51.100.1' } })
  for (const answer of [await app.inject('/health'), proxied]) expect(await passes(schema, answer.json())).toBe(true)
  for (const wrong of [{}, { status: 'up' }, { status: 'ok', forwarded: 'yes' }, { status: 'ok', extra: 1 }])
    expect(await passes(schema, wrong), JSON.stringify(wrong)).toBe(false)
})

test('P5 each path lists the errors that its clients can cause, and only its own 404', async () => {
  const { description } = await describedApp()
  const refusals = (path: string) =>
    Object.entries(description.paths[path]?.get.responses ?? {}).flatMap(([status, { $ref }]) =>
      $ref ? [`${status} ${$ref.replace('#/components/responses/', '')}`] : [],
    )
  const common = [
    '400 malformed-address',
    '405 wrong-method',
    '408 too-slow',
    '414 too-long',
    '429 too-many-requests',
    '431 headers-too-large',
    '500 crash',
  ]
  expect(refusals('/courses')).toEqual(common)
  expect(refusals('/courses/{id}')).toEqual([...common, '404 unknown-course'].toSorted())
  expect(refusals('/images/{file}')).toEqual([...common, '404 unknown-picture'].toSorted())
  const named = [...common, '404 unknown-course', '404 unknown-picture'].map((refusal) => refusal.slice(4))
  expect(Object.keys(description.components.responses).toSorted()).toEqual(named.toSorted())
})

test.each([
  [0, 'There is no request limit.'],
  [3000, 'A client may make 3,000 requests a minute.'],
])('P5 with RATE_LIMIT=%i the description says: %s', async (rateLimit, sentence) => {
  expect(openapi({ publicUrl: 'https://api.example', rateLimit }).info.description).toContain(sentence)
})

test('P5 the headers that a client can use are described, with the answers that have them', async () => {
  const { description } = await describedApp()
  const { get } = description.paths['/courses'] ?? {}
  const { responses } = description.components
  const described = (response?: { headers?: object }) => Object.keys(response?.headers ?? {})
  for (const status of ['200', '304']) expect(described(get?.responses[status])).toEqual(['ETag', 'X-Request-Id'])
  expect(described(responses['wrong-method'])).toEqual(['Allow', 'X-Request-Id'])
  expect(described(responses['too-many-requests'])).toEqual(['Retry-After', 'X-Request-Id'])
  expect(described(responses['crash'])).toEqual(['X-Request-Id'])
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
  for (const [publicUrl, basePath] of [
    ['https://lab.example', ''],
    ['https://lab.example/api', '/api'],
  ]) {
    const { app, description } = await describedApp(publicUrl)
    const { example } = description.components.responses[name]?.content['application/problem+json'] ?? {}
    expect(example).toEqual((await app.inject(path)).json())
    expect(example).toMatchObject({ type: `${basePath}/#${name}` })
  }
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

test('P5 /openapi.json has every route, and no other', async () => {
  const routes = routesOf(() => testApp())
  const { description } = await describedApp()
  // HEAD and OPTIONS are answered wherever GET is.
  const described = Object.keys(description.paths).flatMap((path) => [`get ${path}`, `head ${path}`])
  expect(new Set(described)).toEqual(routes)
  expect(routes).toContain('get /courses')
})

test.each([
  ['with courses', openapi({ publicUrl: 'https://lab.example/api', rateLimit: 3000 }, someCourses[0])],
  ['without any', openapi({ publicUrl: 'http://localhost:3001', rateLimit: 0 })],
])('P59 the recommended rules of Redocly and Spectral find nothing, %s', (_name, description) => {
  expect(findings(description)).toEqual([])
})

test('P59 both would find what is missing', () => {
  const { security: _left, ...unsafe } = openapi({ publicUrl: 'https://api.example', rateLimit: 0 }) as {
    security: unknown
  }
  expect(findings({ ...unsafe, tags: [] })).toEqual(
    expect.arrayContaining(['redocly security-defined', 'spectral operation-tag-defined']),
  )
})

function findings(description: object): unknown {
  const script = join(import.meta.dirname, 'openapi-findings-fixture.mjs')
  return JSON.parse(execFileSync(process.execPath, [script], { input: JSON.stringify(description), encoding: 'utf8' }))
}
