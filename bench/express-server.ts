import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

type Request = { params: Record<string, string> }
type Response = { json: (value: unknown) => void; sendStatus: (status: number) => void }
type App = {
  get: (path: string, handler: (request: Request, response: Response) => void) => void
  listen: (port: number, host: string) => void
}

// The course API as an Express tutorial writes it. Arguments: port, file of courses.
const [port, file = ''] = process.argv.slice(2)
const express: () => App = createRequire(new URL('./.peers/package.json', import.meta.url))('express')
const { courses }: { courses: readonly { id: string }[] } = JSON.parse(readFileSync(file, 'utf8'))

const app = express()
app.get('/courses', (_request, response) => response.json(courses))
app.get('/courses/:id', (request, response) => {
  const course = courses.find(({ id }) => id === request.params['id'])
  if (course) response.json(course)
  else response.sendStatus(404)
})
app.listen(Number(port), '127.0.0.1')
