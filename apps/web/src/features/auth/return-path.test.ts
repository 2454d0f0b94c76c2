import fc from 'fast-check'
import { matchPath } from 'react-router'
import { expect, test } from 'vitest'
import { loginReason, loginStateFor, returnPathOf, loginPathFor } from './return-path.ts'

const site = 'https://lab.test'

const hostile = [
  ...[
    '//evil.test',
    '///evil.test',
    '////evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\\evil.test',
    '\t//evil.test',
    ' //evil.test',
  ],
  ...[
    'https://evil.test',
    'http:evil.test',
    'HTTPS://evil.test/courses',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'blob:https://evil.test/1',
    'mailto:a@evil.test',
  ],
  ...[
    '/%2f/evil.test',
    '/%2F%2Fevil.test',
    '/%5cevil.test',
    '/..//evil.test',
    '/.//evil.test',
    '/%2e%2e//evil.test',
    '/a/..//evil.test',
    '/@evil.test',
    '/:80',
    '@evil.test',
    'evil.test',
    '?x',
    '#x',
    '',
    ' ',
    '%',
    '/%',
    '/%zz',
  ],
  ...[
    '/login',
    '/LOGIN/',
    '/Login?from=/login',
    '/login#x',
    '/login//',
    '/./login',
    '/x/../login',
    '/log%69n',
    '/%6cogin',
    '/login/.',
    '/lo\tgin',
    '/\n/login',
    '/register',
    '/register?x',
    '/REGISTER/#y',
    '/r%65gister',
    '/./register/',
  ],
]

const notStates = [
  null,
  undefined,
  0,
  true,
  '',
  '/courses',
  [],
  {},
  { from: null },
  { from: 1 },
  { from: {} },
  { from: ['/courses'] },
  { from: { pathname: '/courses' } },
  { from: () => '/courses' },
  new Date(0),
]

/**
 * What is wrong with a returned place: judged by the browser's URL and the router's own matching, not by the code
 * under test.
 */
function faultOf(place: string): string | undefined {
  const url = new URL(place, site)
  if (url.origin !== site) return `${place} leaves the origin`
  if (!/^\/(?![/\\])/.test(place)) return `${place} is no path of this site`
  const decoded = url.pathname.split('/').map(decodeSegment).join('/')
  return matchPath('/:page', decoded) && /^(login|register)$/i.test(matchPath('/:page', decoded)?.params.page ?? '')
    ? `${place} loops`
    : undefined
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment).replaceAll('/', '%2F')
  } catch {
    return segment
  }
}

test.each(hostile)('P20 %j neither leaves the origin nor loops', (from) =>
  expect(faultOf(returnPathOf({ from }))).toBeUndefined(),
)

test.each(notStates)('P20 a state that no guard made leads home (%#)', (state) => expect(returnPathOf(state)).toBe('/'))

test.each([
  'evil.test',
  '@evil.test',
  'courses',
  '?x',
  '#x',
  '',
  ' /courses',
  '/\t/evil.test',
  '/\t/evil.test/courses',
  '//evil.test',
  '/login',
])('P20 %j is no place: home', (from) => expect(returnPathOf({ from })).toBe('/'))

test('P20 10,000 hostile return values: none leaves the origin, none loops', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '\\',
      '//',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%',
      '?',
      '#',
      '@',
      ':',
      ';',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '​',
      '／',
      '。',
    ),
    fc.constantFrom(
      'login',
      'LOGIN',
      'register',
      'Register',
      'log%69n',
      'courses',
      'evil.test',
      'https:',
      'javascript:',
      'data:',
    ),
    fc.string({ unit: 'binary', maxLength: 4 }),
  )
  const pieces = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(''))
  const value = fc.oneof(
    { weight: 8, arbitrary: pieces.map((text) => `/${text}`) },
    { weight: 2, arbitrary: pieces },
    { weight: 1, arbitrary: fc.anything({ maxDepth: 1 }) },
  )
  const unsafe = fc
    .sample(value, { numRuns: 10_000, seed: 20 })
    .flatMap((from) => faultOf(returnPathOf({ from })) ?? [])
  expect(unsafe).toEqual([])
})

test.each([
  '/courses',
  '/courses/git-basics?from=mail&x=1#fees',
  '/checkout/git-basics?coupon=%20a%2Fb',
  '/profile',
  '/courses?q=%C3%BCber&sort=rating',
  '/blog#cors',
  '/loginx',
  '/login/help',
  '/courses/login',
  '/registered',
  '/faq?next=//evil.test#//x',
])('P20 %s is kept exactly', (path) => {
  const { pathname, search, hash } = new URL(path, site)
  expect(returnPathOf(loginStateFor({ pathname, search, hash }))).toBe(path)
})

test.each([
  ['/profile?from=mail', '/profile?from=mail'],
  ['/checkout/git-basics#facts', '/checkout/git-basics#facts'],
  ['/faq', '/login'],
  ['/profiles', '/login'],
  [undefined, '/login'],
])('after the link of an email the way to %s is through %s', (place, address) => {
  expect(loginPathFor(place)).toBe(address)
})

test('there is a reason to log in again only where a guard has said so', () => {
  expect(loginReason({ from: '/profile', reason: 'session-ended' })).toBe('session-ended')
  expect(loginReason({ reason: 'logged-out-elsewhere' })).toBe('logged-out-elsewhere')
  const others = [...notStates, { from: '/profile' }, { reason: true }, { reason: 'yes' }]
  expect(others.filter(loginReason)).toEqual([])
})
