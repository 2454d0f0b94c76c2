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

test('production waits 3 s for the balancers before it ends, and writes a line for each request', () => {
  expect(readConfig(production)).toMatchObject({ drainMs: 3_000, app: { logLevel: 'info' } })
})

test.each([
  ['API_PORT', '1', { port: 1 }],
  ['API_PORT', '65535', { port: 65_535 }],
  ['API_PORT', '', { port: 3001 }],
  ['NODE_ENV', 'test', { isProduction: false }],
  ['NODE_ENV', 'development', { isProduction: false }],
  ['DRAIN_SECONDS', '600', { drainMs: 600_000 }],
  ['RATE_LIMIT', '999999999', { app: { rateLimit: 999_999_999 } }],
  ['RATE_LIMIT', '', { app: { rateLimit: 3000 } }],
  ['WEB_ORIGINS', 'http://lab.example:8080', { app: { webOrigins: ['http://lab.example:8080'] } }],
  ['TRUST_PROXY', '10.0.0.1/32,::1/128', { app: { trustProxy: ['10.0.0.1/32', '::1/128'] } }],
  ['TRUST_PROXY', 'linklocal,uniquelocal', { app: { trustProxy: ['linklocal', 'uniquelocal'] } }],
  ...['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map(
    (level) => ['LOG_LEVEL', level, { app: { logLevel: level } }] as const,
  ),
] as const)('%s=%s is taken', (name, value, config) => expect(readConfig({ [name]: value })).toMatchObject(config))

const wanted: Record<string, string> = {
  NODE_ENV: 'one of production, development, test',
  API_PORT: 'a port number',
  PORT: 'a port number',
  HOST: 'more than blanks',
  COURSES_FILE: 'more than blanks',
  IMAGES_DIR: 'more than blanks',
  PUBLIC_URL: 'the address of this API for its clients, such as https://example.com/api',
  WEB_ORIGINS:
    'the origins of the sites that may read this API, such as https://example.com without a slash, or * for all',
  TRUST_PROXY: 'a list of addresses, ranges such as 10.0.0.0/8 or loopback, linklocal, uniquelocal',
  RATE_LIMIT: 'a number of requests per minute, or 0 for no limit',
  DRAIN_SECONDS: 'a number of seconds up to 600',
  LOG_LEVEL: 'one of fatal, error, warn, info, debug, trace, silent',
}

test.each([
  ['API_PORT', '0'],
  ['API_PORT', '65536'],
  ['API_PORT', '80 '],
  ['API_PORT', ' 80'],
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
  ['WEB_ORIGINS', 'https://*.example'],
  ['RATE_LIMIT', 'many'],
  ['RATE_LIMIT', '-1'],
  ['RATE_LIMIT', '1.5'],
  ['RATE_LIMIT', ' '],
  ['RATE_LIMIT', '1e999'],
  ['RATE_LIMIT', 'Infinity'],
  ['RATE_LIMIT', '1000000000'],
  ['DRAIN_SECONDS', '601'],
  ['COURSES_FILE', ' '],
  ['IMAGES_DIR', ' '],
  ['PUBLIC_URL', 'https://name:word@api.example'],
  ['PUBLIC_URL', 'xhttps://api.example'],
  ['PUBLIC_URL', 'https://api.example//api'],
  ['PUBLIC_URL', 'https://api.example/v1//'],
  ['PUBLIC_URL', 'https://api.example/v1://api'],
  ['PUBLIC_URL', 'https://*.example'],
  ['WEB_ORIGINS', 'https://lab.example, nonsense'],
  ['TRUST_PROXY', '::1/129'],
  ['TRUST_PROXY', '10.0.0.1/'],
  ['TRUST_PROXY', '10.0.0.1/8/8'],
  ['TRUST_PROXY', '/8'],
  ['TRUST_PROXY', '/10.0.0.1'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.0/08'],
  ['LOG_LEVEL', 'loud'],
  ['LOG_LEVEL', ' '],
])('%s=%s is refused in one line that says what it must be', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(new StartError(`${name} must be ${wanted[name]}, not "${value}".`))
})
