// The scripts that the build writes into the HTML itself; the security policy names their hashes (build/hosting.ts).

/**
 * Starts the request for the course that an address names, where the build knows nothing of it, before the page's
 * scripts are there.
 */
export function courseRequest(apiUrl: string): string {
  const script = `{
  const id = /^\\/(?:courses|checkout)\\/([\\w-]+)$/.exec(location.pathname)?.[1]
  if (id) {
    const href = ${JSON.stringify(`${apiUrl}/courses/`)} + id
    const request = { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href }
    document.head.append(Object.assign(document.createElement('link'), request))
  }
}`
  return `<script>${script.replaceAll('<', '\\u003c')}</script>`
}

/**
 * Runs in the head: the scripts come when the page has been painted, or at once in a tab that nobody sees yet.
 * A slow line, on which the styles took more than 0.4 s, is not left idle while the page is laid out: there they
 * follow the styles.
 */
const startScripts = `<script>{
  const start = () => document.head.append(document.getElementById('scripts').content)
  const whenPainted = document.hidden ? setTimeout : requestAnimationFrame
  whenPainted(() => setTimeout(start))
  const isSlow = ({ target }) => target.rel === 'stylesheet' && performance.now() > 400
  document.addEventListener('load', (event) => isSlow(event) && start(), true)
}</script>`

/**
 * The HTML of a page that is there before its scripts: they wait in a template, and do not compete for the line with
 * what is painted.
 */
export function withDeferredScripts(html: string): string {
  const scripts: string[] = []
  const others = html.replace(
    /\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g,
    (_, tag: string) => {
      scripts.push(tag)
      return ''
    },
  )
  return others.replace(
    '</head>',
    () => `<template id="scripts">${scripts.join('')}</template>${startScripts}\n  </head>`,
  )
}
