import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { hostingConfig } from './hosting.ts'

const build = {
  html: '<script>one()</script><script src="x"></script>',
  folder: 'dist',
  hashedFiles: ['static/css/site-1a2b.css', 'static/js/site-3c4d.js'],
  env: {
    VITE_COURSE_API_URL: 'https://api.example.org',
    VITE_FIREBASE_AUTH_DOMAIN: 'school.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'school',
  },
}
const finished = JSON.parse(hostingConfig(build))
const everywhere: Record<string, string> = Object.fromEntries(
  finished.hosting.headers[0].headers.map(({ key, value }: { key: string; value: string }) => [key, value]),
)
const policy = everywhere['Content-Security-Policy']

test("the policy allows this build's API and sign-in window", () => {
  // The two of Firebase: what logs in, and what renews a login that is an hour old.
  const firebase = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com'
  expect(policy).toContain(`connect-src 'self' https://api.example.org ${firebase};`)
  expect(policy).toContain('frame-src https://school.firebaseapp.com')
})

test('the policy allows the inline script of the page by its hash, and no other', () => {
  const hash = createHash('sha256').update('one()').digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://apis.google.com;`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
})

test('every answer carries the other headers of security too, and is asked for again each time', () => {
  expect(finished.hosting.headers[0].source).toBe('**')
  expect(everywhere).toEqual({
    'Content-Security-Policy': policy,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cache-Control': 'no-cache',
  })
})

test("only this build's own files are kept for good: that one is missing is never kept", () => {
  const kept = finished.hosting.headers.filter((rule: unknown) => JSON.stringify(rule).includes('immutable'))
  expect(kept.map(({ source: path }: { source: string }) => path)).toEqual([
    '/static/css/site-1a2b.css',
    '/static/js/site-3c4d.js',
  ])
})

test('pages that the build does not write are made in the browser, all others are 404 where they have no file', () => {
  const sources = finished.hosting.rewrites.map(({ source: path }: { source: string }) => path)
  expect(sources).toEqual(['/courses/*', '/checkout/*', '/profile', '/auth/action'])
})

test('a deploy of a demo build is refused, one of a real project is not', () => {
  expect(finished.hosting.predeploy).toBeUndefined()
  const env = { ...build.env, VITE_FIREBASE_PROJECT_ID: 'demo-syntax-lab' }
  const { hosting } = JSON.parse(hostingConfig({ ...build, folder: 'dist-preview', env }))
  expect(hosting.public).toBe('dist-preview')
  const { status, stderr } = spawnSync(hosting.predeploy, { shell: true, encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stderr).toContain('This build is a demo')
})
