import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://api.example', WEB_ORIGINS: '*' }

test('needs nothing in development, where only this machine reaches it', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ host: '127.0.0.1', port: 3001, isProduction: false, drainMs: 0 })
  expect(config.coursesFile).toMatch(/course-api.data.courses\.json$/)
  expect(config.imagesDir).toMatch(/course-api.images$/)
  expect(config.app).toEqual({
    publicUrl: 'http://localhost:3001',
    webOrigins: '*',
    rateLimit: 3000,
    trustProxy: [],
    logLevel: 'warn',
  })
})

test('follows the port of a second checkout', () => {
  const { port, app } = readConfig({ API_PORT: '43001' })
  expect([port, app.publicUrl]).toEqual([43_001, 'http://localhost:43001'])
})

test('P53 listens in production where the host wants it to, and API_PORT goes first', () => {
  expect(readConfig({ ...production, PORT: '8080' })).toMatchObject({ host: '0.0.0.0', port: 8080 })
  expect(readConfig({ ...production, PORT: '8080', API_PORT: '3002' }).port).toBe(3002)
  expect(readConfig({ PORT: '8080' }).port).toBe(3001)
})

test('P53 production does not start without its address and its origins, and says what to set', () => {
  expect(() => readConfig({ NODE_ENV: 'production', WEB_ORIGINS: '' })).toThrow(
    /^PUBLIC_URL must be set to [^\n]+\nWEB_ORIGINS must be set to [^\n]+$/,
  )
})

test('takes everything from the environment', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '::',
    COURSES_FILE: '/srv/courses.json',
    IMAGES_DIR: '/srv/images',
    PUBLIC_URL: 'https://lab.example/api/',
    WEB_ORIGINS: 'https://lab.example, https://www.lab.example',
    RATE_LIMIT: '0',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1',
    DRAIN_SECONDS: '10',
  })
  expect(config).toMatchObject({
    host: '::',
    coursesFile: '/srv/courses.json',
    imagesDir: '/srv/images',
    isProduction: true,
    drainMs: 10_000,
  })
  expect(config.app).toEqual({
    publicUrl: 'https://lab.example/api',
    webOrigins: ['https://lab.example', 'https://www.lab.example'],
    rateLimit: 0,
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    logLevel: 'info',
  })
})

test.each([
  ['API_PORT', '0'],
  ['API_PORT', 'three'],
  ['NODE_ENV', 'Production'],
  ['PORT', '70000'],
  ['HOST', ' '],
  ['PUBLIC_URL', 'api.example'],
  ['PUBLIC_URL', 'https://api.example/?v=1'],
  ['PUBLIC_URL', 'ftp://api.example'],
  ['PUBLIC_URL', ' '],
  ['WEB_ORIGINS', '*, https://lab.example'],
  ['WEB_ORIGINS', 'https://lab.example/'],
  ['WEB_ORIGINS', ' '],
  ['WEB_ORIGINS', 'https://lab.example,'],
  ['WEB_ORIGINS', 'https://lab.example/courses'],
  ['WEB_ORIGINS', 'file:///'],
  ['RATE_LIMIT', 'many'],
  ['RATE_LIMIT', '-1'],
  ['RATE_LIMIT', '1.5'],
  ['RATE_LIMIT', ' '],
  ['RATE_LIMIT', '1e999'],
  ['RATE_LIMIT', 'Infinity'],
  ['DRAIN_SECONDS', '601'],
  ['COURSES_FILE', ' '],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', ' '],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`))
})
