import { courseSchema, type Course } from '@syntax-lab/shared/course'
import { toJsonSchema } from '@valibot/to-json-schema'
import { problems, type ProblemName } from './problem.ts'

/** The OpenAPI 3.1 description of this API at `publicUrl`; `example` is the course that its examples show. */
export function openapi(publicUrl: string, example?: Course) {
  const course = { $ref: '#/components/schemas/Course' }
  const id = example?.id ?? 'html-foundations'
  return {
    openapi: '3.1.0',
    info: {
      title: 'Syntax Lab course API',
      version: '1.0.0',
      description:
        'The courses of Syntax Lab, to be read by anyone. There is no paging, by design: ' +
        'the whole list is small when compressed, and nothing (304) when it has not changed.',
      contact: { name: 'Syntax Lab', url: publicUrl },
      license: { name: 'Sample courses, free to read and to show', url: `${publicUrl}/#licence` },
    },
    // On a developer's machine: wherever this description has been read.
    servers: [{ url: publicUrl.startsWith('http://localhost') ? '/' : publicUrl }],
    // No key, no account.
    security: [],
    tags: [
      { name: 'courses', description: 'The courses and their pictures.' },
      { name: 'about', description: 'This API itself.' },
    ],
    paths: {
      '/': operations('about', 'HomePage', 'A page for people about this API', content('text/html', text)),
      '/courses': operations(
        'courses',
        'Courses',
        'All courses, as a JSON array',
        content('application/json', { type: 'array', items: course }, example && [example]),
      ),
      '/courses/{id}': operations('courses', 'Course', 'One course', content('application/json', course, example), {
        parameter: parameter('id', 'The id of the course', id),
        unknown: 'unknown-course',
      }),
      '/images/{file}': operations(
        'courses',
        'Picture',
        'A course picture, to which img of a course leads',
        content('image/*', text),
        {
          parameter: parameter('file', 'The file name of the picture', `${id}.svg`),
          unknown: 'unknown-picture',
        },
      ),
      '/openapi.json': operations(
        'about',
        'Description',
        'This API for machines: OpenAPI 3.1',
        content('application/json', anyObject),
      ),
      '/health': operations('about', 'Health', 'Whether the API runs', content('application/json', health, isUp)),
    },
    components: { schemas: { Course: courseJsonSchema(), Problem: problemSchema } },
  }
}

const text = { type: 'string' }
const anyObject = { type: 'object' }
const isUp = { status: 'ok' }
const health = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: {
    status: { type: 'string', const: 'ok' },
    forwarded: {
      type: 'string',
      const: 'ignored',
      description: 'Only where a proxy has passed the request on whose word does not count: TRUST_PROXY lacks it.',
    },
  },
}

const problemSchema = {
  type: 'object',
  description: 'Every error has this shape (RFC 9457).',
  required: ['type', 'title', 'status', 'detail'],
  additionalProperties: false,
  properties: {
    type: { type: 'string', description: 'Leads to an explanation on the page at /.' },
    title: { type: 'string', description: 'What kind of error it is.' },
    status: { type: 'integer', description: 'The status of the answer.' },
    detail: { type: 'string', description: 'What may be done about it.' },
  },
}

function courseJsonSchema(): object {
  // Trimming is what the check does to a course, nothing that a reader of the answer can see.
  const { $schema: _dialect, ...schema } = toJsonSchema(courseSchema, {
    target: 'draft-2020-12',
    ignoreActions: ['trim'],
  })
  return { ...schema, additionalProperties: false }
}

/** What may come back whatever is asked. */
const anywhere = [
  'malformed-address',
  'wrong-method',
  'too-slow',
  'too-long',
  'too-many-requests',
  'headers-too-large',
  'crash',
] as const

type Path = { parameter: object; unknown: ProblemName }

function operations(tag: string, name: string, summary: string, ok: object, path?: Path) {
  const names = path === undefined ? anywhere : [...anywhere, path.unknown]
  const errors = Object.fromEntries(names.map((error) => [problems[error].status, errorResponse(error)]))
  const withoutBody = Object.fromEntries(names.map((error) => [problems[error].status, response(error)]))
  const unchanged = { description: 'The client has this answer already.' }
  const operation = (method: string, what: string, responses: object) => ({
    operationId: `${method}${name}`,
    tags: [tag],
    summary: what,
    description: what,
    responses,
  })
  return {
    ...(path && { parameters: [path.parameter] }),
    get: operation('get', summary, { 200: ok, 304: unchanged, ...errors }),
    head: operation('head', `${summary}: only the headers`, {
      200: { description: 'The headers of GET.' },
      304: unchanged,
      ...withoutBody,
    }),
    options: operation('options', `${summary}: what may be asked`, {
      204: { description: 'The methods are in Allow.' },
      ...errors,
    }),
  }
}

function parameter(name: string, description: string, example: string): object {
  return { name, in: 'path', required: true, description, example, schema: { type: 'string', maxLength: 100 } }
}

function content(type: string, schema: object, example?: object): object {
  return { description: 'As asked.', content: { [type]: { schema, ...(example && { example }) } } }
}

function response(error: ProblemName): { description: string } {
  const { title, detail } = problems[error]
  return { description: `${title}. ${detail}` }
}

function errorResponse(error: ProblemName): object {
  const schema = { $ref: '#/components/schemas/Problem' }
  const { status, title, detail } = problems[error]
  const example = { type: `/#${error}`, title, status, detail }
  return { ...response(error), content: { 'application/problem+json': { schema, example } } }
}
