import type { Plugin } from 'vite'

/**
 * What is wrong with a variable's value, as the end of a sentence that begins with its name; undefined when it is
 * right.
 */
type Check = (value: string) => string | undefined

const copied: Check = (value) =>
  /^[\w:.-]+$/.test(value) ? undefined : 'has to be copied from the Firebase console, Project settings → Your apps'

/** What a production build cannot do without: its Firebase project, its course API and its own address. */
const variables: Record<string, Check> = {
  VITE_FIREBASE_API_KEY: copied,
  VITE_FIREBASE_AUTH_DOMAIN: (value) =>
    /^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?$/i.test(value)
      ? undefined
      : `has to be a host alone, such as school.firebaseapp.com, without https:// and without a path`,
  VITE_FIREBASE_PROJECT_ID: copied,
  VITE_FIREBASE_APP_ID: copied,
  VITE_COURSE_API_URL: (value) => addressIssue(value, 'https://courses.example.org'),
  VITE_SITE_URL: (value) =>
    URL.parse(value)?.pathname.replace('/', '')
      ? 'has to be the address of the site without a path, such as https://lab.example.org'
      : addressIssue(value, 'https://lab.example.org'),
}

/** Stops a production build before it writes anything, with one error that names all that is missing or wrong. */
export function checkVariables(): Plugin {
  return {
    name: 'check-variables',
    apply: 'build',
    configResolved({ env }) {
      const wrong = wrongVariables({ ...process.env, ...env })
      if (wrong.length === 0) return
      const message = ['The build cannot start. See docs/deploying.md, "Every setting".', ...wrong].join('\n  ')
      // Vite prints the stack, which would bury the lines that matter.
      throw Object.assign(new Error(message), { stack: message })
    },
  }
}

/** A sentence for each variable that is missing or wrong. */
export function wrongVariables(env: Record<string, string | undefined>): string[] {
  const sentences = Object.entries(variables).flatMap(([name, check]) => {
    const value = env[name]
    if (!value?.trim()) return [`${name} is not set.`]
    const issue = /\s/.test(value) ? 'has to be without blanks' : check(value)
    return issue ? [`${name} ${issue}: it is "${value}".`] : []
  })
  const { REQUIRE_COURSES: required } = env
  if (required && required !== '1') sentences.push(`REQUIRE_COURSES has to be 1 or not set: it is "${required}".`)
  const { NODE_ENV: mode } = env
  // Vite would make a development build, which knows no login service but the emulator.
  if (mode && mode !== 'production') sentences.push(`NODE_ENV has to be production or not set: it is "${mode}".`)
  const { VITE_OWNER_NAME: owner, VITE_OWNER_EMAIL: email } = env
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email))
    sentences.push(`VITE_OWNER_EMAIL has to be an email address or not set: it is "${email}".`)
  else if (Boolean(owner) !== Boolean(email))
    sentences.push('VITE_OWNER_NAME and VITE_OWNER_EMAIL go together: set both or neither.')
  if (sentences.length === 0 && isBlockedByBrowsers(env)) {
    sentences.push(
      'VITE_COURSE_API_URL has to begin with https://, because VITE_SITE_URL does: browsers block anything else.',
    )
  }
  return sentences
}

/** Of the policy's sources and of links, which compare addresses letter by letter. IPv6 numbers cannot be sources. */
function addressIssue(value: string, example: string): string | undefined {
  const url = URL.parse(value)
  if (!url || !/^https?:$/.test(url.protocol) || /[[*]/.test(url.hostname))
    return `has to be an address such as ${example}, with https:// in front`
  const written = `${url.origin}${url.pathname}`
  return written.startsWith(value) ? undefined : `has to be written the way browsers write it, ${written}`
}

/** A page that came by https asks nobody by http but the visitor's own machine, where the preview's API runs. */
function isBlockedByBrowsers({ VITE_COURSE_API_URL: api = '', VITE_SITE_URL: site = '' }: typeof process.env): boolean {
  const { protocol, hostname } = new URL(api)
  return site.startsWith('https:') && protocol === 'http:' && !/^(localhost|127\.0\.0\.1)$/.test(hostname)
}
