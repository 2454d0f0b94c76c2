import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

test('a build without its variables stops, and names each one that is missing in one line', () => {
  const { status, stderr } = spawnSync('vite', ['build', '--logLevel', 'error'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    encoding: 'utf8',
    env: {
      ...process.env,
      VITE_FIREBASE_API_KEY: 'key',
      VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
      VITE_FIREBASE_PROJECT_ID: '',
      VITE_FIREBASE_APP_ID: 'app',
      VITE_COURSE_API_URL: '',
    },
  })
  expect(status).toBe(1)
  expect(stderr).toContain(
    'The build needs these variables: VITE_FIREBASE_PROJECT_ID, VITE_COURSE_API_URL. See "Firebase keys" in README.md.',
  )
  expect(stderr).not.toContain('    at ')
}, 60_000)
