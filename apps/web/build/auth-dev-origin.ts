import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { portOf } from '@syntax-lab/shared/ports'
import type { Plugin } from 'vite'
import { actionPagePath, emulatorPagePolicy, rewriteFramePage, rewriteSignInPage } from './auth-dev-pages.ts'

const shimPath = '/@auth-dev/gapi-shim.js'

type Answer = { status: number; headers: Record<string, string>; body?: string }

/**
 * Puts the Firebase Auth emulator behind the development server's own origin.
 *
 * With `connectAuthEmulator(auth, location.origin)` every call, popup and hidden frame of the SDK stays on that
 * origin, and nothing is fetched from the internet. The emulator is looked for at `AUTH_PORT`.
 */
export function authDevOrigin(): Plugin {
  return {
    name: 'auth-dev-origin',
    apply: (_config, { command, isPreview }) => command === 'serve' && isPreview !== true,
    config() {
      const emulator = emulatorOrigin()
      return {
        server: {
          proxy: {
            '/identitytoolkit.googleapis.com/': emulator,
            '/securetoken.googleapis.com/': emulator,
            '/emulator/': emulator,
          },
        },
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        answerTo(request).then((answer) => (answer ? send(response, answer) : next()), next)
      })
    },
    // Ahead of the application's module, so that the SDK finds gapi there and does not fetch it.
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: shimPath }, injectTo: 'head-prepend' }],
  }
}

function emulatorOrigin(): string {
  return `http://127.0.0.1:${portOf('AUTH_PORT', process.env)}`
}

/** The answers that are our own; undefined where the request is none of ours, or goes to the emulator as it is. */
async function answerTo({ url = '/' }: IncomingMessage): Promise<Answer | undefined> {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost')
  switch (pathname) {
    case shimPath:
      return { status: 200, headers: { 'content-type': 'text/javascript' }, body: await fileBeside('gapi-shim.js') }
    case '/emulator/action': {
      const location = actionPagePath(search)
      return location === undefined ? undefined : { status: 302, headers: { location } }
    }
    case '/emulator/auth/iframe':
      return emulatorPage(url, (html) => rewriteFramePage(html, shimPath))
    case '/emulator/auth/handler': {
      const css = await fileBeside('auth-dev-window.css')
      const providerId = searchParams.get('providerId') ?? ''
      return emulatorPage(url, (html) => rewriteSignInPage(html, { providerId, css }))
    }
    default:
      return undefined
  }
}

async function emulatorPage(path: string, rewrite: (html: string) => string): Promise<Answer> {
  const page = await fetch(emulatorOrigin() + path).catch(() => undefined)
  if (!page) {
    return {
      status: 503,
      headers: { 'content-type': 'text/plain' },
      body: 'The auth emulator does not answer. It needs a few seconds to start: try again in a moment.',
    }
  }
  return {
    status: page.status,
    headers: {
      'content-type': page.headers.get('content-type') ?? 'text/html',
      'content-security-policy': emulatorPagePolicy,
    },
    body: rewrite(await page.text()),
  }
}

function fileBeside(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8')
}

function send(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, { 'cache-control': 'no-store', ...headers }).end(body)
}
