import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { loadEnv, type Manifest } from 'vite'
import { reportBudgets } from './budgets.ts'
import { writeHostingConfig } from './hosting.ts'
import { pageHtml } from './page-html.ts'
import { dataLink, fontLinks, pageLinks, withPatientScripts } from './page-links.ts'
import { coursePaths, robotsFile, sitemapFile, siteUrlOf } from './site-files.ts'

// The last step of the build: writes each page that the build knows as HTML, next to the fallback for all others.
const file = (name: string) => fileURLToPath(new URL(`../dist/${name}`, import.meta.url))
const entry: typeof import('../src/prerender.tsx') = await import(new URL('../dist-prerender/prerender.js', import.meta.url).href)
const manifest: Manifest = JSON.parse(readFileSync(file('.vite/manifest.json'), 'utf8'))
rmSync(file('.vite'), { recursive: true })

const env = loadEnv('production', fileURLToPath(new URL('..', import.meta.url)))
const siteUrl = siteUrlOf(env)
const apiUrl = (env['VITE_COURSE_API_URL'] ?? '').replace(/\/+$/, '')
const template = readFileSync(file('index.html'), 'utf8').replace('</title>', `</title>${fontLinks(manifest)}`).replace('content="/og.png"', `content="${siteUrl}/og.png"`)
writeFileSync(file('fallback.html'), template)
for (const { path, file: name, modules, data } of entry.prerendered) {
  const rendered = await entry.renderPage(path)
  const dataLinks = data ? dataLink(`${apiUrl}${data}`) : ''
  writeFileSync(file(name), withPatientScripts(pageHtml(template, rendered, `${dataLinks}${pageLinks(manifest, ...modules)}`)))
}
writeFileSync(file('robots.txt'), robotsFile(siteUrl))
const known = entry.prerendered.flatMap(({ path, file: name }) => (name === '404.html' || path === '/home' ? [] : [path]))
writeFileSync(file('sitemap.xml'), sitemapFile(siteUrl, [...known, ...(await coursePaths(apiUrl))]))
writeHostingConfig(template, env)

reportBudgets(file(''), entry.prerendered)
