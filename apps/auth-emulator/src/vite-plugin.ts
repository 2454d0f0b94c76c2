import { portOf } from '@syntax-lab/shared/ports'
import type { Plugin } from 'vite'
import { emulatorPagePolicy, gapiShim, loaderAddress, rewriteSignInPage } from './emulator-pages.ts'

type Answer = { status: number; headers: Record<string, string>; body: string }

/**
 * Puts the Firebase Auth emulator behind the development server's own origin.
 *
 * With `connectAuthEmulator(auth, location.origin)` every call, popup and hidden frame of the SDK stays on that
 * origin, and nothing is fetched from the internet. The emulator is looked for at `AUTH_PORT`.
 */
export function authEmulator(): Plugin {
  const emulator = `http://127.0.0.1:${portOf('AUTH_PORT', process.env)}`

  return {
    name: 'auth-emulator',
    apply: 'serve',
    config: () => ({
      server: {
        proxy: {
          '/identitytoolkit.googleapis.com/': emulator,
          '/securetoken.googleapis.com/': emulator,
          '/emulator/': emulator,
        },
      },
    }),
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        answerTo(emulator, request.url ?? '/').then((answer) => {
          if (!answer) return next()
          response.writeHead(answer.status, { 'cache-control': 'no-store', ...answer.headers }).end(answer.body)
        }, next)
      })
    },
    // Ahead of the application's module, so that the SDK finds gapi there and does not fetch it.
    transformIndexHtml: () => [{ tag: 'script', children: gapiShim, injectTo: 'head-prepend' }],
  }
}

/** The answers that are our own; undefined where the request is none of ours, or goes to the emulator as it is. */
export async function answerTo(emulator: string, path: string): Promise<Answer | undefined> {
  const { pathname, searchParams } = new URL(path, 'http://localhost')
  switch (pathname) {
    case '/emulator/auth/iframe':
      return emulatorPage(emulator + path, (html) =>
        html.replace(`<script src="${loaderAddress}">`, () => `<script>${gapiShim}`),
      )
    case '/emulator/auth/handler':
      return emulatorPage(emulator + path, (html) => rewriteSignInPage(html, searchParams.get('providerId') ?? ''))
    default:
      return undefined
  }
}

async function emulatorPage(address: string, rewrite: (html: string) => string): Promise<Answer> {
  const page = await fetch(address).catch(() => undefined)
  if (page) {
    const headers = { 'content-type': 'text/html', 'content-security-policy': emulatorPagePolicy }
    return { status: page.status, headers, body: rewrite(await page.text()) }
  }
  const body = 'The auth emulator does not answer. It needs a few seconds to start: try again in a moment.'
  return { status: 503, headers: { 'content-type': 'text/plain' }, body }
}
