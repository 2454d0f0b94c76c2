import type { Plugin } from 'vite'

/** Lets QA make the course API and the sign-in fail, from the page at /faults: in development only. */
export function injectFaults(): Plugin {
  return {
    name: 'inject-faults',
    apply: 'serve',
    // A module ahead of the application's runs before it.
    transformIndexHtml: (_html, { path }) =>
      path === '/index.html'
        ? [{ tag: 'script', attrs: { type: 'module', src: '/faults/install.ts' }, injectTo: 'head-prepend' }]
        : [],
  }
}
