import type { Manifest } from 'vite'

/** The fonts of the first paint; the mono font of the notes may come later. */
const firstFonts = /(bricolage|instrument)[^/]*\.woff2$/

/** Preloads for the fonts that the first paint needs. */
export function fontLinks(manifest: Manifest): string {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const fonts = [...new Set(files.filter((name) => firstFonts.test(name)))]
  return fonts.map((name) => `<link rel="preload" href="/${name}" as="font" type="font/woff2" crossorigin>`).join('')
}

/** The request for data that a page will make, started before its scripts are there; `url` as the page asks for it. */
export function dataLink(url: string): string {
  return `<link rel="preload" href="${url}" as="fetch" crossorigin>`
}

/** The same for the course that an address names of which the build knows nothing; an inline script, for whose hash the policy has a place. */
export function courseRequest(apiUrl: string): string {
  const script = `{
  const id = /^\\/(?:courses|checkout)\\/([\\w-]+)$/.exec(location.pathname)?.[1]
  if (id) document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href: ${JSON.stringify(`${apiUrl}/courses/`)} + id }))
}`
  return `<script>${script.replaceAll('<', '\\u003c')}</script>`
}

/**
 * The style sheets and scripts that modules which are loaded on demand add to the entry's.
 *
 * @throws Error when the manifest has no such module.
 */
export function pageLinks(manifest: Manifest, ...modules: readonly string[]): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const known = filesOf(manifest, entry ?? '')
  const missing = modules.find((module) => !manifest[module])
  if (missing) throw new Error(`The build has no ${missing}.`)
  const added = [...new Set(modules.flatMap((module) => [...filesOf(manifest, module)]))].filter((name) => !known.has(name))
  return added.map((name) => (name.endsWith('.css') ? `<link rel="stylesheet" href="/${name}">` : `<link rel="modulepreload" crossorigin href="/${name}">`)).join('')
}

/**
 * Runs in the head: the scripts come when the page has been painted, or at once in a tab that nobody sees yet.
 * A slow line, on which the styles took more than 0.4 s, is not left idle while the page is laid out: there they follow the styles.
 */
const startScripts = `<script>{
  const start = () => document.head.append(document.getElementById('scripts').content)
  const whenPainted = document.hidden ? setTimeout : requestAnimationFrame
  whenPainted(() => setTimeout(start))
  document.addEventListener('load', ({ target }) => target.rel === 'stylesheet' && performance.now() > 400 && start(), true)
}</script>`

/** The HTML of a page that is there before its scripts: they wait in a template, and do not compete for the line with what is painted. */
export function withPatientScripts(html: string): string {
  const scripts: string[] = []
  const others = html.replace(/\s*(<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g, (_, tag: string) => {
    scripts.push(tag)
    return ''
  })
  return others.replace('</head>', () => `<template id="scripts">${scripts.join('')}</template>${startScripts}\n  </head>`)
}

function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const css of chunk.css ?? []) found.add(css)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}
