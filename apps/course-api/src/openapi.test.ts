import { fastify } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { someCourses, testApp } from './app-fixture.ts'

type Description = {
  servers: { url: string }[]
  paths: Record<string, { get: { responses: Record<string, { content?: Record<string, { schema: object }> }> } }>
  components: { schemas: Record<'Course' | 'Problem', Record<string, unknown>> }
}

async function describedApp() {
  const app = await testApp({ publicUrl: 'https://api.example' })
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

const examples: Record<string, string> = { '{id}': 'css-layout', '{file}': 'css-layout.svg' }
const concrete = (path: string) => path.replace(/\{\w+\}/, (name) => examples[name] ?? name)

test('P5 every address of /openapi.json answers with the type that it promises, and every route is in it', async () => {
  const { app, description } = await describedApp()
  for (const [path, { get }] of Object.entries(description.paths)) {
    const answer = await app.inject(concrete(path))
    const [type = ''] = Object.keys(get.responses['200']?.content ?? {})
    expect(answer.headers['content-type'], path).toMatch(new RegExp(`^${type.replace('*', '.*')}`))
    expect(app.hasRoute({ method: 'GET', url: path.replace(/\{(\w+)\}/, ':$1') }), path).toBe(true)
  }
  expect(Object.keys(description.paths)).toEqual([
    '/',
    '/courses',
    '/courses/{id}',
    '/images/{file}',
    '/openapi.json',
    '/health',
  ])
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
  expect(description.paths['/courses/{id}']?.get.responses).toHaveProperty('412')
  expect((await app.inject({ url: '/courses/css-layout', headers: { 'if-match': '"other"' } })).statusCode).toBe(412)
})
