import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnv, type Manifest } from 'vite'
import { reportBudgets } from './budgets.ts'
import { hostingConfig } from './hosting.ts'
import { readBuildCourses } from './landing-courses.ts'
import { pageHtml } from './page-html.ts'
import { courseRequest, withDeferredScripts } from './inline-scripts.ts'
import { dataLink, fontLinks, pageLinks } from './page-links.ts'
import { pictureUrl } from '../src/lib/picture-url.ts'
import { pageList } from '../src/site-pages.ts'
import { sharingPictures } from './sharing-pictures.ts'
import { robotsFile, sitemapFile } from './site-files.ts'

// The last step of the build: writes each page that the build knows as HTML, next to the fallback for all others.
// With `preview`, all of it is `pnpm preview`'s own: what is deployed is never replaced by a demo. The build before
// stays until this one is whole, and, with `preview`, within its budgets.
const isPreview = process.argv[2] === 'preview'
const folder = isPreview ? 'dist-preview' : 'dist'
const inWeb = (name: string) => join(import.meta.dirname, '..', name)
const file = (name: string) => inWeb(`${folder}-next/${name}`)
const entry: typeof import('../src/prerender.tsx') = await import(
  new URL(`../${folder}-prerender/prerender.js`, import.meta.url).href
)
const manifest: Manifest = JSON.parse(readFileSync(file('.vite/manifest.json'), 'utf8'))
const { requestedAt, courses } = readBuildCourses(file(''))
rmSync(file('.vite'), { recursive: true })

const env = loadEnv(isPreview ? 'preview' : 'production', inWeb(''))
const siteUrl = (env['VITE_SITE_URL'] ?? '').replace(/\/+$/, '')
const apiUrl = (env['VITE_COURSE_API_URL'] ?? '').replace(/\/+$/, '')
const template = readFileSync(file('index.html'), 'utf8')
  .replace('</title>', `</title>${fontLinks(manifest)}`)
  .replace('content="/og.png"', `content="${siteUrl}/og.png"`)
const fallback = template.replace('</head>', () => `  ${courseRequest(apiUrl)}\n  </head>`)
writeFileSync(file('fallback.html'), fallback)
const pages = entry.pagesOf(courses, requestedAt)
const pictureOf = (img = '') => pictureUrl(apiUrl, img)
const sharing = await sharingPictures(
  courses.flatMap(({ img }) => pictureOf(img) ?? []),
  { dist: file(''), cache: inWeb('node_modules/.cache/sharing-pictures') },
)
mkdirSync(file('courses'), { recursive: true })
for (const page of pages) {
  const { path, apiPath, prerendered } = page
  const { html, dataBlock } = await entry.renderPage(page)
  const links = `${apiPath ? dataLink(`${apiUrl}${apiPath}`) : ''}${pageLinks(manifest, ...page.modules)}`
  const own = prerendered?.course && sharing.get(pictureOf(prerendered.course.img) ?? '')
  const image = own && `${siteUrl}${own}`
  writeFileSync(
    file(page.file),
    withDeferredScripts(pageHtml(template, { path, rendered: html, image, links, dataBlock })),
  )
}
writeFileSync(
  file('robots.txt'),
  robotsFile(
    siteUrl,
    pageList.filter(({ isPersonal }) => isPersonal).map(({ path }) => path),
  ),
)
writeFileSync(
  file('sitemap.xml'),
  sitemapFile(
    siteUrl,
    pages.flatMap(({ path, isInSitemap }) => (isInSitemap ? [path] : [])),
  ),
)
const overruns = await reportBudgets(file(''), pages)
if (overruns.length > 0) {
  const message = `Over budget (build/budgets.ts):\n${overruns.join('\n')}`
  // An operator's own courses and addresses count towards it: a deployment is only warned.
  if (isPreview) throw new Error(message)
  console.warn(message)
}

const html = `${fallback}${readFileSync(file('index.html'), 'utf8')}`
// What a visit asks for, and not the pictures for other sites: each file is a rule in the configuration.
const hashedFiles = globSync('static/{js,css,woff2,ttf}/*', { cwd: file('') }).toSorted()
const config = hostingConfig({ html, folder, hashedFiles, env })
rmSync(inWeb(folder), { recursive: true, force: true })
renameSync(file(''), inWeb(folder))
writeFileSync(inWeb(isPreview ? 'firebase.preview.json' : 'firebase.build.json'), config)
