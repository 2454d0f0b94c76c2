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
  const added = [...new Set(modules.flatMap((module) => [...filesOf(manifest, module)]))].filter(
    (name) => !known.has(name),
  )
  return added
    .map((name) =>
      name.endsWith('.css')
        ? `<link rel="stylesheet" href="/${name}">`
        : `<link rel="modulepreload" crossorigin href="/${name}">`,
    )
    .join('')
}

function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const css of chunk.css ?? []) found.add(css)
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found)
  return found
}
