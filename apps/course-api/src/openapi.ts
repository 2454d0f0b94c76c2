import { courseSchema, type Course } from '@syntax-lab/shared/course'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import type { Settings } from './config.ts'
import { basePathOf, problems, problemType, type ProblemName } from './problem.ts'

export type Description = ReturnType<typeof openapi>

/** The OpenAPI 3.1 description of an API with these settings; `example` is the course that its examples show. */
export function openapi({ publicUrl, rateLimit }: Pick<Settings, 'publicUrl' | 'rateLimit'>, example?: Course) {
  const course = { $ref: '#/components/schemas/Course' }
  const list = json({ type: 'array', items: course }, example && [example])
  const id = example?.id ?? 'html-foundations'
  const limit =
    rateLimit === 0
      ? 'There is no request limit.'
      : `A client may make ${rateLimit.toLocaleString('en-US')} requests a minute.`
  return {
    openapi: '3.1.0',
    info: {
      title: 'Syntax Lab course API',
      version: '1.0.0',
      description:
        'The courses of Syntax Lab, open to anyone. There is no paging, by design: whoever searches, sorts or ' +
        'compares needs the whole list, which is small when compressed and not sent again (304) until it changes. ' +
        `Every address answers HEAD and OPTIONS as well. ${limit}`,
      contact: { name: 'Syntax Lab', url: publicUrl },
      license: { name: 'Sample courses, free to read and to show', url: `${publicUrl}/#licence` },
    },
    // On a developer's machine: the server from which this description has been read.
    servers: [{ url: new URL(publicUrl).hostname === 'localhost' ? basePathOf(publicUrl) || '/' : publicUrl }],
    // No key, no account.
    security: [],
    tags: [
      { name: 'courses', description: 'The courses and their pictures.' },
      { name: 'about', description: 'This API itself.' },
    ],
    paths: {
      '/courses': get('courses', 'Courses', 'All courses, as a JSON array', list),
      '/courses/{id}': {
        parameters: [parameter('id', 'The id of the course', id)],
        ...get('courses', 'Course', 'One course', json(course, example), 'unknown-course'),
      },
      '/images/{file}': {
        parameters: [parameter('file', 'The file name of the picture', `${id}.svg`)],
        ...get('courses', 'Picture', 'A picture, as the img of a course names it', picture, 'unknown-picture'),
      },
      '/openapi.json': get('about', 'Description', 'This API for machines: OpenAPI 3.1', anyObject),
      '/health': get('about', 'Health', 'Whether the API runs', health),
      '/': get('about', 'HomePage', 'This API for people', { 'text/html': { schema: { type: 'string' } } }),
    },
    components: {
      schemas: { Course: jsonSchema(v.strictObject(courseSchema.entries)), Problem: jsonSchema(problemSchema) },
      responses: problemResponses(basePathOf(publicUrl)),
    },
  }
}

/** The errors that a described address can answer with. */
const errors = Object.entries(problems).filter(([name]) => name !== 'unknown-route' && name !== 'malformed-request')

const picture = { 'image/*': { schema: { type: 'string' } } }

const anyObject = json({ type: 'object' })

const healthSchema = v.strictObject({
  status: v.literal('ok'),
  forwarded: v.optional(
    v.pipe(v.literal('ignored'), v.description('The proxy named a client, but this API was not told to believe it.')),
  ),
})

const health = json(jsonSchema(healthSchema), { status: 'ok' })

const problemSchema = v.pipe(
  v.strictObject({
    type: v.pipe(v.string(), v.description('Links to an explanation on the page at /.')),
    title: v.pipe(v.string(), v.description('What kind of error it is.')),
    status: v.pipe(v.number(), v.integer(), v.description('The status of the answer.')),
    detail: v.pipe(v.string(), v.description('What went wrong, or what to do about it.')),
  }),
  v.description('Every error has this shape (RFC 9457).'),
)

function jsonSchema(schema: v.GenericSchema): object {
  // What the check makes of blanks is nothing that a reader of the answer can see.
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', ignoreActions: ['transform'] })
  return rest
}

function json(schema: object, example?: object) {
  return { 'application/json': { schema, ...(example && { example }) } }
}

function parameter(name: string, description: string, example: string): object {
  return { name, in: 'path', required: true, description, example, schema: { type: 'string', maxLength: 100 } }
}

const header = (description: string, type = 'string') => ({ description, schema: { type } })
const ofEveryAnswer = {
  'X-Request-Id': header(
    'The id of this request in the log, your own where you sent one. Missing where it was unreadable.',
  ),
}
const etag = { ETag: header('For If-None-Match: 304 while the answer is unchanged.') }
const ofErrors: Partial<Record<string, object>> = {
  'wrong-method': { Allow: header('The methods that this address answers.') },
  'too-many-requests': { 'Retry-After': header('Seconds to wait before the next request.', 'integer') },
}

function get(tag: string, name: string, summary: string, content: object, unknown?: ProblemName) {
  const headers = { ...etag, ...ofEveryAnswer }
  // Of the errors that tell of something unknown, an address has its own alone.
  const refusals = errors
    .filter(([error]) => error === unknown || !error.startsWith('unknown'))
    .map(([error, { status }]) => [status, { $ref: `#/components/responses/${error}` }])
  const responses = {
    200: { description: 'Success.', headers, content },
    304: { description: 'The client has this answer already.', headers },
    ...Object.fromEntries(refusals),
  }
  return { get: { operationId: `get${name}`, tags: [tag], summary, description: summary, responses } }
}

function problemResponses(basePath: string): object {
  const schema = { $ref: '#/components/schemas/Problem' }
  const responses = errors.map(([name, problem]) => {
    const example = { type: problemType(name, basePath), ...problem }
    const content = { 'application/problem+json': { schema, example } }
    const headers = { ...ofErrors[name], ...ofEveryAnswer }
    return [name, { description: `${problem.title}. ${problem.detail}`, headers, content }]
  })
  return Object.fromEntries(responses)
}
