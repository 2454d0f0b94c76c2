import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Manifest } from 'vite'
import { writeHostingConfig } from './hosting.ts'
import { pageHtml } from './page-html.ts'
import { fontLinks, pageLinks } from './page-links.ts'

// The last step of the build: writes each page that the build knows as HTML, next to the fallback for all others.
const file = (name: string) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))
const entry: typeof import('../src/prerender.tsx') = await import(new URL('../dist-prerender/prerender.js', import.meta.url).href)
const manifest: Manifest = JSON.parse(readFileSync(file('.vite/manifest.json'), 'utf8'))
rmSync(file('.vite'), { recursive: true })

const template = readFileSync(file('index.html'), 'utf8').replace('</title>', `</title>${fontLinks(manifest)}`)
writeFileSync(file('fallback.html'), template)
for (const { path, file: name, module } of entry.prerendered) {
  const rendered = await entry.renderPage(path)
  writeFileSync(file(name), pageHtml(template, rendered, module ? pageLinks(manifest, module) : ''))
}
writeHostingConfig(template, loadEnv('production', fileURLToPath(new URL('..', import.meta.url))))
