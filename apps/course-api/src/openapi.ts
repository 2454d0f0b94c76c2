import { toJsonSchema } from '@valibot/to-json-schema'
import { courseSchema } from '@syntax-lab/shared/course'
import { problems, type Problem } from './problem.ts'

const problemSchema = {
  type: 'object',
  description: 'Every error has this shape (RFC 9457).',
  required: ['type', 'title', 'status', 'detail'],
  additionalProperties: false,
  properties: {
    type: { type: 'string', description: 'Leads to an explanation on the page at /.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
  },
}

/** The OpenAPI 3.1 description of this API at `publicUrl`. What a course is comes from the schema that checks it. */
export function openapi(publicUrl: string): object {
  const course = { $ref: '#/components/schemas/Course' }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Syntax Lab course API',
      version: '1.0.0',
      description: 'The courses of Syntax Lab, to be read by anyone.',
    },
    servers: [{ url: publicUrl }],
    paths: {
      '/': get('A page about this API', answer('text/html', { type: 'string' })),
      '/courses': get('All courses', answer('application/json', { type: 'array', items: course })),
      '/courses/{id}': get(
        'One course',
        answer('application/json', course),
        [parameter('id')],
        [problems.unknownCourse, problems.tooLong],
      ),
      '/images/{file}': get(
        'A course picture',
        answer('image/*', { type: 'string' }),
        [parameter('file')],
        [problems.unknownPicture, problems.tooLong],
      ),
      '/openapi.json': get('This description', answer('application/json', { type: 'object' })),
      '/health': get('Whether the API runs', answer('application/json', healthSchema)),
    },
    components: { schemas: { Course: courseJsonSchema(), Problem: problemSchema } },
  }
}

const healthSchema = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { const: 'ok' } },
}

function courseJsonSchema(): object {
  // Trimming is what the check does to a course, nothing that a reader of the answer can see.
  const { $schema: _dialect, ...schema } = toJsonSchema(courseSchema, {
    target: 'draft-2020-12',
    ignoreActions: ['trim'],
  })
  return { ...schema, additionalProperties: false }
}

function get(summary: string, ok: object, parameters: object[] = [], errors: Problem[] = []): object {
  const failures = [
    ...errors,
    problems.malformedAddress,
    problems.otherVersion,
    problems.tooManyRequests,
    problems.crash,
  ]
  const responses = Object.fromEntries(failures.map((problem) => [problem.status, failure(problem)]))
  const unchanged = { description: 'The client has this answer already.' }
  return { get: { summary, parameters, responses: { 200: ok, 304: unchanged, ...responses } } }
}

function parameter(name: string): object {
  return { name, in: 'path', required: true, schema: { type: 'string', maxLength: 100 } }
}

function answer(type: string, schema: object): object {
  return { description: 'As asked.', content: { [type]: { schema } } }
}

function failure({ title, detail }: Problem): object {
  return {
    description: `${title}. ${detail}`,
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
}
