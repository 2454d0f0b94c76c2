import { expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

test('needs nothing in development', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ host: '0.0.0.0', port: 3001, isProduction: false })
  expect(config.coursesFile).toMatch(/course-api.data.courses\.json$/)
  expect(config.imagesDir).toMatch(/course-api.images$/)
  expect(config.app).toEqual({
    publicUrl: 'http://localhost:3001',
    webOrigins: ['http://localhost:5173', 'http://127.0.0.1:5173', 'http://localhost:4173', 'http://127.0.0.1:4173'],
    rateLimit: 3000,
    trustProxy: [],
    logLevel: 'warn',
  })
})

test('follows the ports of a second checkout', () => {
  const { port, app } = readConfig({ API_PORT: '43001', WEB_PORT: '45173', PREVIEW_PORT: '44173' })
  expect([port, app.publicUrl]).toEqual([43_001, 'http://localhost:43001'])
  expect(app.webOrigins).toEqual([
    'http://localhost:45173',
    'http://127.0.0.1:45173',
    'http://localhost:44173',
    'http://127.0.0.1:44173',
  ])
})

test('takes everything from the environment', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    HOST: '::',
    COURSES_FILE: '/srv/courses.json',
    IMAGES_DIR: '/srv/images',
    PUBLIC_URL: 'https://api.example/',
    WEB_ORIGINS: 'https://lab.example, https://www.lab.example',
    RATE_LIMIT: '0',
    TRUST_PROXY: 'loopback, 10.0.0.0/8, fd00::/8, 192.0.2.1',
  })
  expect(config).toMatchObject({
    host: '::',
    coursesFile: '/srv/courses.json',
    imagesDir: '/srv/images',
    isProduction: true,
  })
  expect(config.app).toEqual({
    publicUrl: 'https://api.example',
    webOrigins: ['https://lab.example', 'https://www.lab.example'],
    rateLimit: 0,
    trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8', '192.0.2.1'],
    logLevel: 'info',
  })
})

test.each([
  ['API_PORT', '0'],
  ['API_PORT', 'three'],
  ['WEB_PORT', '70000'],
  ['PREVIEW_PORT', '-1'],
  ['PUBLIC_URL', 'api.example'],
  ['PUBLIC_URL', 'https://api.example/v1'],
  ['WEB_ORIGINS', '*'],
  ['WEB_ORIGINS', 'https://lab.example,'],
  ['WEB_ORIGINS', 'https://lab.example/courses'],
  ['WEB_ORIGINS', 'file:///'],
  ['RATE_LIMIT', 'many'],
  ['RATE_LIMIT', '-1'],
  ['RATE_LIMIT', '1.5'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', (name, value) => {
  const read = () => readConfig({ [name]: value })
  expect(read).toThrow(StartError)
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`))
})
