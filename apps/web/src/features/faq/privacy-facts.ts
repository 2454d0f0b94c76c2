import { env } from '#lib/env.ts'
import { lateEnv } from '#lib/late-env.ts'

/** A server that a browser contacts through this site. A browser test holds these lists against a whole journey. */
type Host = { host: string; when: string; sees: string }

const hostOf = (address: string) => URL.parse(address)?.host ?? address

export const hosts: readonly Host[] = [
  { host: 'this site', when: 'Always', sees: 'Which pages you open' },
  { host: hostOf(env.courseApiUrl), when: 'Pages with courses', sees: 'Which courses you read' },
  {
    host: 'identitytoolkit.googleapis.com',
    when: 'Register, log in, verify, reset; while you are logged in',
    sees: 'Email, password, name, photo address',
  },
  { host: 'securetoken.googleapis.com', when: 'While you are logged in', sees: 'A token that renews your login' },
  { host: 'apis.google.com', when: 'Login and Register', sees: 'That you opened one of the two' },
  {
    host: lateEnv.firebase.authDomain,
    when: 'Login and Register',
    sees: 'That you opened one of the two; the answer of Google or GitHub',
  },
]

/** Something that this site keeps in the browser. `*` stands for any further characters of the key. */
type StoredItem = { key: string; what: string; until: string }

export const storedItems: readonly StoredItem[] = [
  { key: 'theme', what: 'Light or dark', until: 'You clear it' },
  { key: 'shortlist', what: 'The courses that you keep', until: 'You remove the last one' },
  { key: 'signed-in', what: 'That somebody is logged in, not who', until: 'You log out' },
  {
    key: 'firebase:*',
    what: 'Your login: name, email, photo address, tokens; the state of a login window',
    until: 'You log out',
  },
  { key: 'firebase-heartbeat-database', what: 'On which days Firebase was used', until: '30 days have passed' },
  { key: 'toast-after-reload', what: 'A message to show after a reload', until: 'It is shown' },
  {
    key: 'sign-up',
    what: 'Name, email and photo address while you register',
    until: 'They are sent, you log out, or the tab is closed',
  },
  { key: 'account-changed', what: 'That another tab has changed your account', until: 'It is read, at once' },
  { key: 'logged-out', what: 'That another tab has logged out', until: 'It is read, at once' },
  { key: 'resend-after', what: 'When a verification email can be sent again', until: 'Somebody logs in' },
  { key: 'reloaded-for', what: 'Which page was reloaded because its code was missing', until: 'It has loaded' },
  { key: 'room', what: 'A test of whether there is room for a login', until: 'The test ends, at once' },
  { key: '__sak', what: "Firebase's test of whether the browser keeps data", until: 'The test ends, at once' },
  {
    key: 'validate-browser-context-for-indexeddb-analytics-module',
    what: 'The same test for databases',
    until: 'The test ends, at once',
  },
  {
    key: 'remix-router-transitions',
    what: 'Between which pages a course picture is animated',
    until: 'The tab is closed',
  },
  { key: 'react-router-scroll-positions', what: 'How far down each page you were', until: 'The tab is closed' },
]
