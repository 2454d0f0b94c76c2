import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'
import { pageList } from '../src/site-pages.ts'

const source = fileURLToPath(new URL('../firebase.json', import.meta.url))

/** What `pnpm preview` and `firebase deploy` run on; made by the build, never edited. */
const built = fileURLToPath(new URL('../firebase.build.json', import.meta.url))

/** In firebase.json these stand for the project's own addresses. */
const demoApi = 'http://localhost:3001'
const demoAuthDomain = 'demo-syntax-lab.firebaseapp.com'

/** Writes firebase.build.json: firebase.json with the site's pages, this build's addresses and its inline scripts. */
export function writeHostingConfig(html: string, env: Record<string, string>): void {
  const { VITE_COURSE_API_URL: api = demoApi, VITE_FIREBASE_AUTH_DOMAIN: authDomain = demoAuthDomain } = env
  const config = finishedConfig(readFileSync(source, 'utf8'), {
    html,
    api: new URL(api).origin,
    authDomain,
    port: portOf('PREVIEW_PORT', process.env),
  })
  writeFileSync(built, config)
}

type Build = { html: string; api: string; authDomain: string; port: number }

/** Pages without a file of their own, and courses that the build does not know; what is in no rewrite is a 404. */
const rewrites = pageList
  .filter(({ path, isPrerendered }) => !isPrerendered || path.includes(':'))
  .map(({ path }) => ({ source: path.replace(/:\w+/, '*'), destination: '/fallback.html' }))

/** The text of firebase.json for one build. */
export function finishedConfig(config: string, { html, api, authDomain, port }: Build): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const text = config
    .replaceAll(demoApi, api)
    .replaceAll(demoAuthDomain, authDomain)
    .replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
  const emulators = { hosting: { host: 'localhost', port }, ui: { enabled: false } }
  const { hosting } = JSON.parse(text)
  return `${JSON.stringify({ hosting: { ...hosting, rewrites }, emulators }, null, 2)}\n`
}

function inlineScripts(html: string): string[] {
  return [...new Set([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? ''))]
}
