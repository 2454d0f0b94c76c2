import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { Course } from '@syntax-lab/shared/course'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from './app.ts'
import type { Settings } from './config.ts'
import { pictureHeaders } from './headers.ts'
import type { Pictures } from './pictures.ts'
import { prepareAnswer } from './prepared-answer.ts'

/** A few courses for tests, long enough to be worth compressing. */
export const someCourses: readonly Course[] = ['css-layout', 'node-apis', 'web-security'].map((id, index) =>
  sampleCourse({
    id,
    title: `Course ${index + 1}`,
    img: id === 'web-security' ? 'https://pictures.test/web-security.svg' : `/images/${id}.svg`,
    price: 19.5 + index,
    description: 'One box after another, and each of them in its place. '.repeat(12),
  }),
)

const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9">${'<path d="M0 0h16v9H0z"/>'.repeat(40)}</svg>`

const picture = prepareAnswer(svg, 'image/svg+xml', pictureHeaders)
const somePictures: Pictures = new Map(someCourses.map(({ id }) => [`${id}.svg`, picture]))

const testSettings: Settings = {
  publicUrl: 'http://localhost:3001',
  webOrigins: '*',
  rateLimit: 0,
  trustProxy: [],
  logLevel: 'silent',
}

/** An app with `someCourses` and one picture each, closed when the test is over. */
export function testApp(
  settings: Partial<Settings> = {},
  pictures = somePictures,
  courses = someCourses,
): FastifyInstance {
  const app = buildApp(courses, pictures, { ...testSettings, ...settings })
  onTestFinished(() => app.close())
  return app
}

/** The same on a free port of this machine. */
export async function listeningApp(
  settings: Partial<Settings> = {},
): Promise<{ app: FastifyInstance; port: number; url: string }> {
  const app = testApp(settings)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return { app, port, url: `http://127.0.0.1:${port}` }
}

/** Everything that a socket answers to `bytes` until the server closes it. */
export function speak(port: number, bytes: string | Buffer): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const parts: Buffer[] = []
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket.on('data', (part) => parts.push(part))
  socket.on('close', () => resolve(Buffer.concat(parts).toString()))
  socket.on('error', reject)
  return promise
}
