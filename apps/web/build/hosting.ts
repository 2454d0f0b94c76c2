import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('../firebase.json', import.meta.url))

/** What `pnpm preview` and `firebase deploy` run on; made by the build, never edited. */
const built = fileURLToPath(new URL('../firebase.build.json', import.meta.url))

/** In firebase.json these stand for the project's own addresses. */
const demoApi = 'http://localhost:3001'
const demoAuthDomain = 'demo-syntax-lab.firebaseapp.com'

/**
 * Finishes the build for Firebase Hosting: `404.html`, which answers unknown addresses with status 404,
 * and `firebase.build.json`, which is firebase.json with this build's addresses and inline script in its policy.
 */
export function hosting(): Plugin {
  let api = ''
  let authDomain = ''
  return {
    name: 'hosting',
    apply: 'build',
    enforce: 'post',
    configResolved({ env }) {
      api = new URL(String(env['VITE_COURSE_API_URL'])).origin
      authDomain = String(env['VITE_FIREBASE_AUTH_DOMAIN'])
    },
    generateBundle(_options, bundle) {
      const page = bundle['index.html']
      if (page?.type !== 'asset') this.error('The build has made no index.html.')
      const html = String(page.source)
      this.emitFile({ type: 'asset', fileName: '404.html', source: html })
      writeFileSync(built, finishedConfig(readFileSync(source, 'utf8'), { html, api, authDomain, port: portOf('PREVIEW_PORT', process.env) }))
    },
  }
}

type Build = { html: string; api: string; authDomain: string; port: number }

/** The text of firebase.json for one build. */
export function finishedConfig(config: string, { html, api, authDomain, port }: Build): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  const text = config.replaceAll(demoApi, api).replaceAll(demoAuthDomain, authDomain).replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '))
  const emulators = { hosting: { host: 'localhost', port }, ui: { enabled: false } }
  return `${JSON.stringify({ ...JSON.parse(text), emulators }, null, 2)}\n`
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '')
}
