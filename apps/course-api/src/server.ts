import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { readConfig, type Config } from './config.ts'
import { readCourses } from './courses-file.ts'
import { readPictures } from './pictures.ts'
import { messageOf, StartError } from './start-error.ts'

// Heard from the beginning: as process 1 of a container, nothing else would end it.
const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stop())

try {
  await serve(readConfig(process.env))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  for (const line of error.message.split('\n')) console.error(`Course API: ${line}`)
  process.exitCode = 1
}

async function serve({ host, port, isProduction, coursesFile, imagesDir, drainMs, app: settings }: Config) {
  const courses = readCourses(coursesFile)
  const app = buildApp(courses, readPictures(imagesDir), settings)
  // From here on Fastify tells each connection with its next answer to go. Half a second lets requests arrive on
  // connections that look idle; those under way, or sent by halves, have 4 s more.
  app.addHook('preClose', async () => {
    await pause(500)
    setTimeout(() => app.server.closeAllConnections(), 4000).unref()
  })
  if (isProduction)
    process.on('SIGHUP', () => app.log.warn('Courses are read at the start: start again to change them'))
  try {
    await app.listen({ host, port, listenTextResolver: (address) => address })
  } catch (error) {
    throw new StartError(`${messageOf(error)}. Set HOST, API_PORT or, in production, PORT to what is free.`)
  }
  app.log.info({ ...settings, courses: courses.length }, 'ready')
  if (!isProduction) console.log(`Course API: http://localhost:${port} (courses: ${courses.length})`)
  await stopped
  app.log.info({ drainMs }, 'stopping')
  // A balancer goes on sending requests until it has heard that this instance ends.
  await pause(drainMs)
  await app.close()
}
