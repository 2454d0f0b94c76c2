import { createHash } from 'node:crypto'
import { maxCoursePages } from '@syntax-lab/shared/course'
import { formatCount } from '@syntax-lab/shared/course-facts'
import { hasOwnHtml, pageList } from '@syntax-lab/web/site-pages'
import { coursesIn } from './check-api.ts'
import { ask, type Answer, type Finding, isLocal, type Pair, unless } from './pair.ts'

const rebuild = 'then build and deploy the site again'

/** What is wrong with the deployed site, and between it and its API. */
export async function checkSite(pair: Pair): Promise<Finding[]> {
  const { site, api } = pair
  const home = await ask(`${site}/`)
  if (home.status !== 200 || !home.body.includes('id="root"')) {
    if (home.silence !== undefined) {
      const fix = 'Wait for the certificate of a new domain, or correct the address.'
      return [{ wrong: `${site} does not answer (${home.silence}).`, fix }]
    }
    const fix = 'Deploy the folder that pnpm build has written, or correct the address.'
    return [{ wrong: `${site} answers ${home.status}, and is not the site.`, fix }]
  }
  const [catalogue, missing, list] = await Promise.all([
    ask(`${site}/courses`),
    ask(`${site}/no-such-page`),
    ask(`${api}/courses`),
  ])
  return [
    ...unless(
      new URL(site).protocol === 'https:' || isLocal(site),
      `${site} is not https: signing in with Google and GitHub needs it.`,
      'Use the https address; Firebase Hosting gives every site a certificate.',
    ),
    ...checkPolicy(pair, home),
    ...checkInlineScripts([home, catalogue, missing]),
    ...checkPreload(pair, catalogue),
    ...(await checkRoutes(site, missing)),
    ...(await checkAddresses(pair, home, list)),
    ...(await checkMissingScript(site)),
    ...checkSecurityHeaders(home),
    ...unless(
      [home, catalogue].every((page) => /no-cache|no-store|max-age=0/i.test(page.headers.get('cache-control') ?? '')),
      'Browsers may show an old page without asking for the new one.',
      'Deploy with the headers that the build has written: --config firebase.build.json.',
    ),
  ]
}

/** What the site cannot do without, by the policy's directive: its login, and the pictures of courses and students. */
const needed = {
  'connect-src': ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  'img-src': ['https:'],
  'script-src': ['https://apis.google.com'],
}

function checkPolicy({ site, api }: Pair, home: Answer): Finding[] {
  const policy = home.headers.get('content-security-policy') ?? ''
  if (policy === '') {
    return [
      {
        wrong: `${site} has no Content-Security-Policy.`,
        fix: 'Deploy with the configuration that the build has written: --config firebase.build.json.',
      },
    ]
  }
  const sources = (directive: string) => new RegExp(`${directive} ([^;]*)`).exec(policy)?.[1]?.split(/\s+/) ?? []
  const missing = Object.entries(needed).flatMap(([directive, hosts]) =>
    hosts.filter((host) => !sources(directive).includes(host)).map((host) => `${host} (${directive})`),
  )
  const authHosts = sources('frame-src')
  const [authHost = ''] = authHosts
  const isPlainHost = authHosts.length === 1 && /^https:\/\/[\w.-]+$/.test(authHost)
  return [
    ...unless(
      sources('connect-src').includes(new URL(api).origin),
      `The site's policy does not let it ask ${api}; it allows ${sources('connect-src').join(' ')}.`,
      `Set VITE_COURSE_API_URL=${api}, ${rebuild}.`,
    ),
    ...unless(
      missing.length === 0,
      `The site's policy lacks ${missing.join(', ')}.`,
      'Deploy with the configuration that the build has written: --config firebase.build.json.',
    ),
    ...unless(
      isPlainHost,
      `The site's policy names "${authHosts.join(' ')}" for the sign-in windows: that is not an https host.`,
      `Set VITE_FIREBASE_AUTH_DOMAIN to the bare host, such as your-project.firebaseapp.com, ${rebuild}.`,
    ),
    ...unless(
      !isPlainHost || !/\/\/demo-/.test(authHost),
      `The site was built with the demo project (${authHost}).`,
      `Set the VITE_FIREBASE_ variables to your project, ${rebuild}: pnpm preview's build is not for deploying.`,
    ),
  ]
}

function checkInlineScripts(pages: readonly Answer[]): Finding[] {
  return unless(
    pages.every(allowsItsScripts),
    'The policy refuses a script that stands in the pages themselves.',
    'Deploy pages and configuration of the same build: --config firebase.build.json.',
  )
}

function allowsItsScripts({ headers, body }: Answer): boolean {
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  const isAllowed = (script: string) => policy.includes(createHash('sha256').update(script).digest('base64'))
  return policy === '' || scripts.every(isAllowed)
}

function checkPreload({ api }: Pair, catalogue: Answer): Finding[] {
  const link = /<link rel="preload" href="([^"]*)" as="fetch"/.exec(catalogue.body)?.[1]
  return unless(
    link === undefined || link === `${api}/courses`,
    `The catalogue asks ${link} for the courses, not ${api}/courses.`,
    `Set VITE_COURSE_API_URL=${api}, ${rebuild}.`,
  )
}

async function checkRoutes(site: string, missing: Answer): Promise<Finding[]> {
  const deep = pageList.filter((page) => !hasOwnHtml(page)).map(({ path }) => path.replace(':id', 'no-such-course'))
  const answers = await Promise.all(deep.map((path) => ask(`${site}${path}`)))
  const broken = deep.filter((_path, index) => answers[index]?.status !== 200)
  return [
    ...unless(
      broken.length === 0,
      `${broken.join(', ')} should open the site, and ${broken.length === 1 ? 'does' : 'do'} not.`,
      'Deploy with the rewrites that the build has written: --config firebase.build.json.',
    ),
    ...unless(
      missing.status === 404,
      `An address that does not exist answers ${missing.status || 'nothing'} instead of 404.`,
      'Rewrite only the addresses that firebase.build.json names, not everything.',
    ),
  ]
}

async function checkAddresses({ site, api }: Pair, home: Answer, list: Answer): Promise<Finding[]> {
  const [robots, sitemap] = await Promise.all([ask(`${site}/robots.txt`), ask(`${site}/sitemap.xml`)])
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(home.body)?.[1]
  const image = /<meta property="og:image" content="([^"]*)"/.exec(home.body)?.[1]
  const entries = [...sitemap.body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => url)
  const named = [canonical, image, /Sitemap: (\S+)/.exec(robots.body)?.[1], ...entries]
  const foreign = named.filter((url) => !url?.startsWith(`${site}/`))
  const courses = coursesIn(list).length
  const expected = Math.min(courses, maxCoursePages)
  const inSitemap = entries.filter((url) => url.includes('/courses/')).length
  return [
    ...unless(
      entries.length > 0 && foreign.length === 0,
      `Search engines are told that the site is at ${foreign[0] ?? 'no address'}.`,
      `Set VITE_SITE_URL=${site}, ${rebuild}.`,
    ),
    ...unless(
      courses === 0 || inSitemap === expected,
      `The API has ${formatCount(courses)}, the sitemap ${inSitemap} instead of ${expected}.`,
      `Let the API at ${api} run with its final courses (REQUIRE_COURSES=1 makes sure), ${rebuild}.`,
    ),
  ]
}

async function checkMissingScript(site: string): Promise<Finding[]> {
  const answer = await ask(`${site}/static/js/no-such-script.js`)
  const caching = answer.headers.get('cache-control') ?? ''
  return [
    ...unless(
      answer.status === 404,
      `A script that does not exist answers ${answer.status || 'nothing'} instead of 404.`,
      'Rewrite only the addresses that firebase.build.json names, nothing under /static/.',
    ),
    ...unless(
      answer.status !== 404 || /no-store|no-cache|max-age=0/.test(caching),
      `Browsers may keep that a script is missing ("${caching}"), and go on missing it after a rollback.`,
      'Send that caching with the files that exist, as firebase.build.json does, or let the CDN keep no 404.',
    ),
  ]
}

/** Header, the value that it must contain. */
const securityHeaders = [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin'],
  ['cross-origin-opener-policy', 'same-origin-allow-popups'],
] as const

function checkSecurityHeaders(home: Answer): Finding[] {
  const missing = securityHeaders.flatMap(([name, value]) => (home.headers.get(name)?.includes(value) ? [] : [name]))
  return unless(
    missing.length === 0,
    `The site does not send ${missing.join(', ')} as it should.`,
    'Deploy with the headers that the build has written: --config firebase.build.json.',
  )
}
