import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'
import { pageList } from '../src/site-pages.ts'

/** In firebase.json these stand for the project's own addresses. */
const demoApi = 'http://localhost:3001'
const demoAuthDomain = 'demo-syntax-lab.firebaseapp.com'

type Build = { html: string; folder: string; env: Record<string, string> }

/** Writes what `pnpm preview` or `firebase deploy` runs on beside firebase.json; made by the build, never edited. */
export function writeHostingConfig(name: string, build: Build): void {
  const file = (of: string) => fileURLToPath(new URL(`../${of}`, import.meta.url))
  writeFileSync(file(name), finishedConfig(readFileSync(file('firebase.json'), 'utf8'), build))
}

/** Pages without a file of their own, and courses that the build does not know; what is in no rewrite is a 404. */
const rewrites = pageList
  .filter(({ path, isPrerendered }) => !isPrerendered || path.includes(':'))
  .map(({ path }) => ({ source: path.replace(/:\w+/, '*'), destination: '/fallback.html' }))

/** The text of firebase.json with one build's pages, folder, addresses and inline scripts. */
export function finishedConfig(config: string, { html, folder, env }: Build): string {
  const { VITE_COURSE_API_URL: api = demoApi, VITE_FIREBASE_AUTH_DOMAIN: authDomain = demoAuthDomain } = env
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const { predeploy: _ofTheTemplate, ...hosting } = JSON.parse(
    config
      .replaceAll(demoApi, new URL(api).origin)
      .replaceAll(demoAuthDomain, authDomain)
      .replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')),
  ).hosting
  const isDemo = env['VITE_FIREBASE_PROJECT_ID']?.startsWith('demo-') ?? true
  const host = 'localhost'
  const port = portOf('PREVIEW_PORT', process.env)
  return JSON.stringify(
    {
      hosting: { ...hosting, rewrites, public: folder, ...(isDemo && { predeploy: refusal }) },
      // The hub and the log are the emulator's own; with ports of theirs, two of Firebase's emulators run side by side.
      emulators: {
        hosting: { host, port },
        hub: { host, port: port + 1 },
        logging: { host, port: port + 2 },
        ui: { enabled: false },
      },
    },
    null,
    2,
  )
}

/** What `firebase deploy` runs first, and stops at. */
const refusal =
  'echo "This build is a demo: it belongs to no Firebase project. Build with the keys of yours." >&2; exit 1'

function inlineScripts(html: string): string[] {
  return [...new Set([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? ''))]
}
