import { createHash } from 'node:crypto'
import { portOf } from '@syntax-lab/shared/ports'
import { hasOwnHtml, pageList } from '../src/site-pages.ts'

/** `hashedFiles`: paths below `folder` whose names change with their content, such as `static/js/site-Ab12.js`. */
type Build = { html: string; folder: string; hashedFiles: readonly string[]; env: Record<string, string> }

/** Pages without a file of their own, and courses that the build does not know; what is in no rewrite is a 404. */
const rewrites = pageList
  .filter((page) => !hasOwnHtml(page))
  .map(({ path }) => ({ source: path.replace(/:\w+/, '*'), destination: '/fallback.html' }))

/**
 * The configuration with one build's pages, folder, files, addresses and inline scripts, as JSON: what `pnpm preview`
 * or `firebase deploy` runs on.
 */
export function hostingConfig({ html, folder, hashedFiles, env }: Build): string {
  const isDemo = env['VITE_FIREBASE_PROJECT_ID']?.startsWith('demo-') ?? true
  const host = 'localhost'
  const port = portOf('PREVIEW_PORT', process.env)
  return JSON.stringify(
    {
      hosting: {
        ignore: [],
        cleanUrls: true,
        trailingSlash: false,
        headers: [
          rule('**', { 'Content-Security-Policy': policy(html, env), ...everywhere }),
          // Hosting goes by the path alone: by a rule for all of /static, browsers would keep a 404 there for a year.
          ...hashedFiles.map((name) => rule(`/${name}`, { 'Cache-Control': 'public, max-age=31536000, immutable' })),
        ],
        rewrites,
        public: folder,
        ...(isDemo && { predeploy: refusal }),
      },
      // The hub and the log are the emulator's own; with other ports, two of Firebase's emulators run side by side.
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

const everywhere = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cache-Control': 'no-cache',
}

function rule(source: string, headers: Record<string, string>) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

function policy(html: string, env: Record<string, string>): string {
  const api = new URL(env['VITE_COURSE_API_URL'] ?? '').origin
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...hashes, 'https://apis.google.com'].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' https: blob: data: ${api}`,
    `connect-src 'self' ${api} https://identitytoolkit.googleapis.com https://securetoken.googleapis.com`,
    `frame-src https://${env['VITE_FIREBASE_AUTH_DOMAIN']}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What `firebase deploy` runs first, and stops at. */
const refusal =
  'echo "This build is a demo: it belongs to no Firebase project. Build with the keys of your own project." >&2; exit 1'

function inlineScripts(html: string): string[] {
  return [...new Set([...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? ''))]
}
