import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { closeGracefully } from './close-gracefully.ts'
import { readConfig, type Config } from './config.ts'
import { readCourses } from './courses-file.ts'
import { coursesWithoutPicture, readPictures } from './pictures.ts'
import { StartError } from './start-error.ts'

try {
  const config = readConfig(process.env)
  const courses = readCourses(config.coursesFile)
  const pictures = readPictures(config.imagesDir)
  const app = await buildApp({ courses, pictures }, config.app)
  for (const { id, img } of coursesWithoutPicture(courses, pictures))
    app.log.warn({ course: id, img }, 'A course has no picture')
  await listen(app, config)
  closeOnSignal(app)
  // In production the log has said so, in its own format.
  if (!config.isProduction) console.log(`Course API: http://localhost:${config.port} (${courses.length} courses)`)
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(`Course API: ${error.message}`)
  process.exitCode = 1
}

async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port })
  } catch (error) {
    throw new StartError(`cannot listen: ${reasonOf(error, host, port)}`)
  }
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return `port ${port} is taken. Stop what uses it, or set API_PORT to another one.`
  if (code === 'EACCES') return `port ${port} is not allowed for this user. Set API_PORT to one above 1023.`
  return `HOST "${host}" and API_PORT ${port} do not work here (${String(code ?? error)}).`
}

function closeOnSignal(app: FastifyInstance): void {
  let closing: Promise<void> | undefined
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      closing ??= closeGracefully(app)
    })
  }
}
