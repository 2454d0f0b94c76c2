import { createHash } from 'node:crypto'
import { portOf } from '@syntax-lab/shared/ports'
import { pageList } from '../src/site-pages.ts'

/** In firebase.json these stand for the project's own addresses. */
const demoApi = 'http://localhost:3001'
const demoAuthDomain = 'demo-syntax-lab.firebaseapp.com'

/** `hashedFiles`: paths below `folder` whose names change with their content, such as `static/js/site-Ab12.js`. */
type Build = { html: string; folder: string; hashedFiles: readonly string[]; env: Record<string, string> }

type HeaderRule = { source: string; headers: { key: string; value: string }[] }

/** Pages without a file of their own, and courses that the build does not know; what is in no rewrite is a 404. */
const rewrites = pageList
  .filter(({ path, isPrerendered }) => !isPrerendered || path.includes(':'))
  .map(({ path }) => ({ source: path.replace(/:\w+/, '*'), destination: '/fallback.html' }))

/**
 * The text of firebase.json with one build's pages, folder, files, addresses and inline scripts: what `pnpm preview`
 * or `firebase deploy` runs on.
 */
export function finishedConfig(config: string, { html, folder, hashedFiles, env }: Build): string {
  const { VITE_COURSE_API_URL: api = demoApi, VITE_FIREBASE_AUTH_DOMAIN: authDomain = demoAuthDomain } = env
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const { predeploy: _ofTheTemplate, ...hosting } = JSON.parse(
    config
      .replaceAll(demoApi, new URL(api).origin)
      .replaceAll(demoAuthDomain, authDomain)
      .replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' ')),
  ).hosting
  // Hosting goes by the path alone: by a rule for all of /static, browsers would keep a 404 there for a year.
  const headers = hosting.headers.flatMap((rule: HeaderRule) =>
    rule.source === '/static/**' ? hashedFiles.map((name) => ({ ...rule, source: `/${name}` })) : [rule],
  )
  const isDemo = env['VITE_FIREBASE_PROJECT_ID']?.startsWith('demo-') ?? true
  const host = 'localhost'
  const port = portOf('PREVIEW_PORT', process.env)
  return JSON.stringify(
    {
      hosting: { ...hosting, headers, rewrites, public: folder, ...(isDemo && { predeploy: refusal }) },
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
