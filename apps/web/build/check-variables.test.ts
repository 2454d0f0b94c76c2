import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { wrongVariables } from './check-variables.ts'

const right = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'school',
  VITE_FIREBASE_APP_ID: '1:123:web:abc',
  VITE_COURSE_API_URL: 'https://courses.example.org',
  VITE_SITE_URL: 'https://lab.example.org',
}

test('a build that lacks a variable, or has a wrong one, stops and names all of them in one message', () => {
  const { status, stderr } = spawnSync('node_modules/.bin/vite', ['build', '--logLevel', 'error'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    env: {
      ...process.env,
      ...right,
      VITE_FIREBASE_PROJECT_ID: '',
      VITE_COURSE_API_URL: 'courses.example.org',
      VITE_SITE_URL: '',
      REQUIRE_COURSES: 'true',
      NODE_ENV: 'development',
    },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('VITE_FIREBASE_PROJECT_ID is not set.')
  expect(stderr).toContain('VITE_COURSE_API_URL has to be an address such as https://courses.example.org')
  expect(stderr).toContain('VITE_SITE_URL is not set.')
  expect(stderr).toContain('REQUIRE_COURSES has to be 1 or not set: it is "true".')
  expect(stderr).toContain('NODE_ENV has to be production or not set: it is "development".')
  expect(stderr).not.toContain('    at ')
}, 60_000)

test.each([
  {},
  { VITE_COURSE_API_URL: 'https://example.org/api/' },
  { VITE_SITE_URL: 'https://lab.example.org/' },
  { VITE_SITE_URL: 'http://localhost:4173', VITE_COURSE_API_URL: 'http://localhost:3001' },
  { VITE_COURSE_API_URL: 'http://localhost:3001' },
  { VITE_OWNER_NAME: 'A School', VITE_OWNER_EMAIL: 'hello@example.org' },
  { REQUIRE_COURSES: '1' },
  { REQUIRE_COURSES: '' },
  { NODE_ENV: '' },
  { NODE_ENV: 'production' },
])('variables that work: %j', (change) => {
  expect(wrongVariables({ ...right, ...change })).toEqual([])
})

test.each([
  ['VITE_FIREBASE_API_KEY', '  ', 'is not set.'],
  ['VITE_FIREBASE_API_KEY', '…', 'has to be copied from the Firebase console'],
  ['VITE_FIREBASE_APP_ID', '…', 'has to be copied from the Firebase console'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'https://school.firebaseapp.com', 'has to be a host alone'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'school.firebaseapp.com/', 'has to be a host alone'],
  ['VITE_COURSE_API_URL', '//courses.example.org', 'with https:// in front'],
  ['VITE_COURSE_API_URL', 'ftp://courses.example.org', 'with https:// in front'],
  ['VITE_COURSE_API_URL', 'https://courses.example.org/?key=1', 'browsers write it, https://courses.example.org/'],
  ['VITE_COURSE_API_URL', 'https://courses.example.org/api?', 'browsers write it, https://courses.example.org/api'],
  ['VITE_COURSE_API_URL', 'https://:word@courses.example.org', 'browsers write it, https://courses.example.org/'],
  ['VITE_COURSE_API_URL', 'http://LOCALHOST:3001', 'browsers write it, http://localhost:3001/'],
  ['VITE_COURSE_API_URL', 'https://*.example.org', 'has to be an address'],
  ['VITE_COURSE_API_URL', 'http://[::1]:3001', 'has to be an address'],
  ['VITE_COURSE_API_URL', 'http://courses.example.org', 'has to begin with https://'],
  ['VITE_COURSE_API_URL', ' https://courses.example.org', 'without blanks'],
  ['VITE_COURSE_API_URL', 'https://courses.example.org ', 'without blanks'],
  ['VITE_COURSE_API_URL', 'https://courses.example.org/an api', 'without blanks'],
  ['VITE_SITE_URL', 'https://lab.example.org\t', 'without blanks'],
  ['VITE_FIREBASE_AUTH_DOMAIN', 'school.firebaseapp.com ', 'without blanks'],
  ['VITE_FIREBASE_API_KEY', 'key ', 'without blanks'],
  ['VITE_SITE_URL', 'lab.example.org', 'with https:// in front'],
  ['VITE_SITE_URL', 'https://example.org/lab', 'without a path'],
  ['VITE_SITE_URL', 'https:lab.example.org', 'written the way browsers write it'],
  ['VITE_SITE_URL', 'https://LAB.example.org', 'written the way browsers write it, https://lab.example.org'],
  ['VITE_SITE_URL', 'https://münchen.example', 'written the way browsers write it, https://xn--mnchen-3ya.example'],
  ['NODE_ENV', 'test', 'has to be production or not set'],
  ['VITE_OWNER_EMAIL', 'x y', 'has to be an email address'],
  ['VITE_OWNER_EMAIL', 'hello@example.org', 'set both or neither'],
  ['VITE_OWNER_NAME', 'A School', 'set both or neither'],
  ['REQUIRE_COURSES', '0', 'has to be 1 or not set'],
])('%s is not %j', (name, value, sentence) => {
  const wrong = wrongVariables({ ...right, [name]: value })
  expect(wrong).toEqual([expect.stringContaining(sentence)])
  expect(wrong[0]).toContain(name)
})
