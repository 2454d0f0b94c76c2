import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import {
  buildSite,
  cacheIgnoringVary,
  type TestServer,
  hosting,
  type HostingConfig,
  startServer,
  type ProxiedResponse,
  proxyTo,
  startApi,
} from './deployed-pair-fixture.ts'
import { checkApi } from './check-api.ts'
import { checkSite } from './check-site.ts'
import { ask, type Finding } from './pair.ts'

// A build and a dozen processes take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 180_000 })

// A site on Hosting, and an API below a path behind a proxy: both addresses stay, what is behind them changes.
let siteServer: TestServer
let apiServer: TestServer
let site = ''
let api = ''
let goodApi = ''
let config: HostingConfig
const cleanUps: (() => unknown)[] = []

// All tests together are one client.
const settings = () => ({ WEB_ORIGINS: '*', PUBLIC_URL: api, TRUST_PROXY: 'loopback', RATE_LIMIT: '100000' })

beforeAll(async () => {
  siteServer = await startServer()
  apiServer = await startServer()
  site = siteServer.url
  api = `${apiServer.url}/api`
  const running = await startApi(settings())
  goodApi = running.url
  apiServer.answer(proxyTo(goodApi, { path: '/api' }))
  cleanUps.push(siteServer.close, apiServer.close, running.stop)
  const built = await buildSite({ site, api })
  config = built.config
  cleanUps.push(built.remove)
})
afterAll(() => cleanUps.forEach((cleanUp) => cleanUp()))

beforeEach(() => {
  siteServer.answer(hosting(config))
  apiServer.answer(proxyTo(goodApi, { path: '/api' }))
})

/** What the command says, and its exit code. */
async function verify(...args: string[]): Promise<{ code: unknown; said: string }> {
  const script = join(import.meta.dirname, 'verify.ts')
  const run = promisify(execFile)(process.execPath, [script, ...args])
  return run.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code, said: `${stdout}${stderr}` }),
  )
}

/** What the checks find. */
async function findings(pair = { site, api }): Promise<Finding[]> {
  return [...(await checkApi(pair)), ...(await checkSite(pair))]
}

/** A finding of these words. */
const finding = (wrong: string | RegExp, fix: string | RegExp): Finding => ({
  wrong: expect.stringMatching(wrong),
  fix: expect.stringMatching(fix),
})

/** The API with other settings, behind the same address. */
async function apiWith(
  env: Record<string, string>,
  change?: (answer: ProxiedResponse, url: string) => ProxiedResponse,
): Promise<void> {
  const { url, stop } = await startApi({ ...settings(), ...env })
  onTestFinished(() => void stop())
  apiServer.answer(proxyTo(url, { path: '/api', ...(change && { change }) }))
}

/** The good API behind a proxy that changes answers. */
function apiBehind(change: (answer: ProxiedResponse, url: string) => ProxiedResponse): void {
  apiServer.answer(proxyTo(goodApi, { path: '/api', change }))
}

/** The built site behind a proxy that changes answers. */
async function siteBehind(change: (answer: ProxiedResponse, url: string) => ProxiedResponse): Promise<void> {
  const behind = await startServer()
  onTestFinished(behind.close)
  behind.answer(hosting(config))
  siteServer.answer(proxyTo(behind.url, { change }))
}

/** The policy of the site, changed. */
function withPolicy(change: (policy: string) => string): HostingConfig {
  const text = JSON.stringify(config.headers)
  const headers: HostingConfig['headers'] = JSON.parse(text)
  for (const header of headers.flatMap((each) => each.headers))
    if (header.key === 'Content-Security-Policy') header.value = change(header.value)
  return { ...config, headers }
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'verify-'))
  onTestFinished(() => rmSync(made, { recursive: true }))
  return made
}

/** The courses that the good API and the built site have. */
const ownCourses = (): object[] =>
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../apps/course-api/data/courses.json'), 'utf8'))

/** A course file of these courses. */
function fileWith(courses: readonly object[]): string {
  const file = join(folder(), 'courses.json')
  writeFileSync(file, JSON.stringify(courses))
  return file
}

test('P54 nothing is found on a pair that works', async () => {
  expect(await verify(site, api)).toEqual({ code: 0, said: expect.stringContaining('Nothing found') })
  expect(await findings()).toEqual([])
})

test('an address that only leads on to the site is not taken for it', async () => {
  const moved = await startServer()
  onTestFinished(moved.close)
  moved.answer(({ url }, response) => response.writeHead(301, { location: `${site}${url}` }).end())
  expect(await findings({ site: moved.url, api })).toEqual([
    finding(`${moved.url} answers 301, and is not the site.`, /Deploy the folder/),
  ])
})

test('P54 it says for how long browsers will hold the site to https, and the hosts below it', async () => {
  const { said } = await verify(site, api)
  expect(said).toContain('Strict-Transport-Security')
  expect(said).toContain('for 730 days browsers ask this host and every host below it by https alone')
})

test('P54 nothing is found where the API lists the site alone, and is asked without a proxy', async () => {
  await apiWith({ WEB_ORIGINS: site })
  expect(await verify(`${site}/`, `${api}/`)).toEqual({ code: 0, said: expect.stringContaining('Nothing found') })
  expect(await findings()).toEqual([])
})

test('every picture that the built catalogue draws is where the API below a path has it', async () => {
  const { body } = await ask(`${site}/courses`)
  const pictures = [...body.matchAll(/<img\b[^>]*? src="([^"]+)"/g)].map(([, address = '']) => address)
  expect(pictures.length).toBeGreaterThan(10)
  const answers = await Promise.all(pictures.map((address) => ask(address)))
  expect(answers.map(({ status }) => status)).toEqual(pictures.map(() => 200))
})

test.each([
  ['with a slash at its end', () => `${api}/`],
  ['without the host', () => '/api'],
])('nothing is found where the description of the API names its address %s', async (_how, address) => {
  apiBehind((answer, url) =>
    url === '/openapi.json'
      ? { ...answer, body: Buffer.from(JSON.stringify({ servers: [{ url: address() }] })) }
      : answer,
  )
  expect(await findings()).toEqual([])
})

test('what a proxy has formatted anew is read all the same', async () => {
  const indented = (answer: ProxiedResponse): ProxiedResponse =>
    String(answer.headers['content-type']).startsWith('application/json')
      ? { ...answer, body: Buffer.from(JSON.stringify(JSON.parse(String(answer.body)), null, 2)) }
      : answer
  await apiWith({}, indented)
  expect(await findings()).toEqual([])
  await apiWith({ TRUST_PROXY: '' }, indented)
  expect(await findings()).toEqual([finding(/as one, and limits them together/, /TRUST_PROXY/)])
})

test('nothing is found where the page of the catalogue asks for no courses ahead', async () => {
  await siteBehind((answer, url) => {
    const body = String(answer.body).replace(/<link rel="preload" href="[^"]*" as="fetch"[^>]*>/, '')
    if (url === '/courses') expect(body).not.toBe(String(answer.body))
    return url === '/courses' ? { ...answer, body: Buffer.from(body) } : answer
  })
  expect(await findings()).toEqual([])
})

test.each([
  ['/images/', /is not an image: .*\(status none\)\. Of 20 pictures tried, 20 are wrong/, /IMAGES_DIR/],
  ['/courses', /holds no course \(status none\)\.$/, /COURSES_FILE/],
])('P54 of %s of the API, for which nothing answers, no status is told', async (place, wrong, fix) => {
  const pass = proxyTo(goodApi, { path: '/api' })
  apiServer.answer((incoming, response) => {
    if (incoming.url?.startsWith(`/api${place}`)) response.destroy()
    else pass(incoming, response)
  })
  expect(await findings()).toContainEqual(finding(wrong, fix))
})

test('P54 an address that should be said to be missing, and for which nothing answers, is told', async () => {
  const pass = hosting(config)
  siteServer.answer((incoming, response) => {
    if (incoming.url?.includes('no-such-page') || incoming.url?.includes('no-such-script')) response.destroy()
    else pass(incoming, response)
  })
  expect(await findings()).toEqual([
    finding(/^An address that does not exist answers nothing instead of 404\.$/, /not everything/),
    finding(/^A script that does not exist answers nothing instead of 404\.$/, /nothing under \/static\//),
  ])
})

type Fault = {
  what: string
  /** The words in which it is told. */
  wrong: RegExp
  /** The setting that fixes it. */
  fix: RegExp
  plant: () => Promise<void> | void
  /** How many other things it makes wrong. */
  others?: number
}

const faults: Fault[] = [
  {
    what: 'the API lists another site',
    wrong: /does not let pages/,
    fix: /WEB_ORIGINS/,
    plant: () => apiWith({ WEB_ORIGINS: 'https://elsewhere.example' }),
  },
  {
    what: 'the API has another address than it says',
    wrong: /says that the API is at https:\/\/elsewhere\.example\.$/,
    fix: /PUBLIC_URL=/,
    plant: () => apiWith({ PUBLIC_URL: 'https://elsewhere.example' }),
    others: 1,
  },
  {
    what: 'the proxy before the API is unknown to it',
    wrong: /as one, and limits them together/,
    fix: /TRUST_PROXY/,
    plant: () => apiWith({ TRUST_PROXY: '' }),
  },
  {
    what: 'the API trusts another proxy',
    wrong: /as one, and limits them together/,
    fix: /TRUST_PROXY/,
    plant: () => apiWith({ TRUST_PROXY: '10.0.0.0/8' }),
  },
  {
    what: 'the API lets one visitor ask too little',
    wrong: /refuses \d+ of 60 requests/,
    fix: /RATE_LIMIT/,
    plant: () => apiWith({ RATE_LIMIT: '30' }),
  },
  {
    what: 'the API lets one visitor ask just enough',
    wrong: /answers 429 to little more than one visit/,
    fix: /RATE_LIMIT/,
    plant: () => {
      let asked = 0
      return apiBehind((answer) => ({ ...answer, ...(++asked > 64 && { status: 429 }) }))
    },
  },
  {
    what: 'the API lets one visitor ask nothing',
    wrong: /refuses 60 of 60 requests from one visitor \(429\)/,
    fix: /RATE_LIMIT/,
    plant: () => apiWith({ RATE_LIMIT: '1' }),
  },
  {
    what: 'a proxy lets one visitor ask too little',
    wrong: /refuses \d+ of 60 requests from one visitor \(503\)/,
    fix: /limit_req/,
    plant: () => {
      let asked = 0
      apiBehind((answer, url) => ({ ...answer, ...(url === '/courses' && (asked += 1) > 20 && { status: 503 }) }))
    },
  },
  {
    what: 'one of the instances behind the proxy is down',
    wrong: /refuses \d+ of 60 requests from one visitor \(502\)/,
    fix: /every instance behind the proxy/,
    plant: () => {
      let asked = 0
      apiBehind((answer, url) => ({ ...answer, ...(url === '/courses' && (asked += 1) % 3 === 0 && { status: 502 }) }))
    },
  },
  {
    what: 'the newest course has no picture',
    wrong: /\(status 404\)\.$/,
    fix: /IMAGES_DIR/,
    plant: () =>
      apiBehind((answer, url) => {
        if (url !== '/courses' || answer.status !== 200) return answer
        const courses: { img: string }[] = JSON.parse(String(answer.body))
        const [last, ...others] = courses.toReversed()
        const changed = [...others, { ...last, img: `${api}/images/not-yet.svg` }]
        return { ...answer, body: Buffer.from(JSON.stringify(changed)) }
      }),
  },
  {
    what: 'the pictures lie elsewhere',
    wrong: /is not an image: .*\(status 404\)/,
    fix: /IMAGES_DIR/,
    plant: () => apiWith({ IMAGES_DIR: folder() }),
  },
  {
    what: 'two courses name pictures that nobody has',
    wrong:
      /^The picture of ".+" is not an image: .+\/pics\/x\.svg \(status 404\)\. Of 20 pictures tried, 2 are wrong\.$/,
    fix: /COURSES_FILE/,
    plant: () =>
      apiBehind((answer, url) => {
        if (url !== '/courses' || answer.status !== 200) return answer
        const courses: { img: string }[] = JSON.parse(String(answer.body))
        const changed = courses.map((course, index) =>
          index < 3 && index > 0 ? { ...course, img: '/pics/x.svg' } : course,
        )
        return { ...answer, body: Buffer.from(JSON.stringify(changed)) }
      }),
  },
  {
    what: 'the API does not run',
    wrong: /health answers 502\.$/,
    fix: /Start the course API/,
    plant: () => apiServer.answer((_, response) => response.writeHead(502).end()),
  },
  {
    what: 'the API says with a status of failure that it runs',
    wrong: /health answers 503\.$/,
    fix: /Start the course API/,
    plant: () => apiBehind((answer, url) => ({ ...answer, ...(url === '/health' && { status: 503 }) })),
  },
  {
    what: 'the API has got a course since the build',
    wrong: /has \d+ courses, the sitemap \d+/,
    fix: /REQUIRE_COURSES.*build and deploy the site again/,
    plant: async () => {
      const list = ownCourses()
      await apiWith({ COURSES_FILE: fileWith([...list, { ...list[0], id: 'one-more' }]) })
    },
  },
  {
    what: 'the API has got thousands of courses since the build, which gives the first 2,000 a page',
    wrong: /has 2001 courses, the sitemap \d+ instead of 2000\./,
    fix: /REQUIRE_COURSES/,
    plant: async () => {
      const list = Array.from({ length: 2001 }, (_, index) => ({ ...ownCourses()[0], id: `c${index}` }))
      await apiWith({ COURSES_FILE: fileWith(list) })
    },
  },
  {
    what: 'the site was built without courses',
    wrong: /has \d+ courses, the sitemap 0 instead of \d+\./,
    fix: /REQUIRE_COURSES/,
    plant: () =>
      siteBehind((answer, url) => ({
        ...answer,
        ...(url === '/sitemap.xml' && { body: Buffer.from(String(answer.body).replace(/.*\/courses\/.*\n/g, '')) }),
      })),
  },
  {
    what: 'a CDN gives pages what it has kept for somebody else',
    wrong: /without CORS headers/,
    fix: /WEB_ORIGINS=\*.*Vary/,
    plant: () => apiWith({ WEB_ORIGINS: site }, cacheIgnoringVary()),
  },
  {
    what: 'a CDN keeps whether the API runs',
    wrong: /health may be cached/,
    fix: /Cache-Control/,
    plant: () =>
      apiBehind((answer) => ({ ...answer, headers: { ...answer.headers, 'cache-control': 'public, max-age=60' } })),
  },
  {
    what: 'a proxy takes the ETag away',
    wrong: /its ETag is missing/,
    fix: /If-None-Match/,
    plant: () => apiBehind(({ headers: { etag: _etag, ...headers }, ...answer }) => ({ ...answer, headers })),
  },
  {
    what: 'the sign-in window has https:// twice',
    wrong: /that is not an https host/,
    fix: /VITE_FIREBASE_AUTH_DOMAIN/,
    plant: () =>
      siteServer.answer(
        hosting(withPolicy((policy) => policy.replace('frame-src https://', 'frame-src https://https://'))),
      ),
  },
  {
    what: 'the policy lets nobody log in, and draws no picture of another host',
    wrong: /^The site's policy lacks https:\/\/identitytoolkit\.googleapis\.com \(connect-src\), https: \(img-src\)\.$/,
    fix: /--config firebase\.build\.json/,
    plant: () =>
      siteServer.answer(
        hosting(
          withPolicy((policy) =>
            policy.replace(' https://identitytoolkit.googleapis.com', '').replace(' https: ', ' '),
          ),
        ),
      ),
  },
  {
    what: 'browsers keep pages for a year',
    wrong: /may show an old page/,
    fix: /--config firebase\.build\.json/,
    plant: () =>
      siteBehind((answer, url) => ({
        ...answer,
        ...(url === '/courses' && { headers: { ...answer.headers, 'cache-control': 'public, max-age=31536000' } }),
      })),
  },
  {
    what: 'the demo was deployed',
    wrong: /was built with the demo project/,
    fix: /VITE_FIREBASE_/,
    plant: () => siteServer.answer(hosting(withPolicy((policy) => policy.replace('//school.', '//demo-school.')))),
  },
  {
    what: 'the policy is that of another build',
    wrong: /refuses a script/,
    fix: /same build/,
    plant: () =>
      siteServer.answer(hosting(withPolicy((policy) => policy.replace(/'sha256-[^']*'/g, "'sha256-other'")))),
  },
  {
    what: 'the policy is that of another build on a page beyond the first',
    wrong: /refuses a script/,
    fix: /same build/,
    plant: () =>
      siteBehind((answer, url) => ({
        ...answer,
        ...(url === '/courses' && { body: Buffer.concat([answer.body, Buffer.from('<script>other()</script>')]) }),
      })),
  },
  {
    what: 'there is no policy',
    wrong: /has no Content-Security-Policy\.$/,
    fix: /--config firebase\.build\.json/,
    plant: () => siteServer.answer(hosting({ ...config, headers: [] })),
    others: 3,
  },
  {
    what: 'the rewrites are missing',
    wrong: /^\/courses\/no-such-course, .+, \/auth\/action should open the site, and do not\.$/,
    fix: /rewrites/,
    plant: () => siteServer.answer(hosting({ ...config, rewrites: [] })),
  },
  {
    what: 'every address is rewritten to the first page',
    wrong: /^An address that does not exist answers 200 instead of 404\.$/,
    fix: /not everything/,
    plant: () => siteServer.answer(hosting({ ...config, rewrites: [{ source: '**', destination: '/index.html' }] })),
    others: 1,
  },
  {
    what: 'a page is sent for each script that is missing',
    wrong: /A script that does not exist answers 200 instead of 404\./,
    fix: /nothing under \/static\//,
    plant: () => {
      const source = '/static/**'
      const rewrites = [...config.rewrites, { source, destination: '/index.html' }]
      const headers = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]
      siteServer.answer(hosting({ ...config, rewrites, headers: [...config.headers, { source, headers }] }))
    },
  },
  {
    what: 'browsers keep for a year that a script is missing',
    wrong: /keep that a script is missing/,
    fix: /firebase\.build\.json/,
    plant: () => {
      const headers = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }]
      siteServer.answer(hosting({ ...config, headers: [...config.headers, { source: '/static/**', headers }] }))
    },
  },
  {
    what: 'nothing is said of how long browsers keep that a script is missing',
    wrong: /keep that a script is missing \(""\)/,
    fix: /firebase\.build\.json/,
    plant: () =>
      siteBehind(({ headers: { 'cache-control': _caching, ...headers }, ...answer }) => ({ ...answer, headers })),
    others: 1,
  },
  {
    what: 'another folder was deployed',
    wrong: /answers 404, and is not the site/,
    fix: /Deploy the folder/,
    plant: () => siteServer.answer(hosting({ ...config, public: folder() })),
  },
  {
    what: 'something else answers at the address of the API',
    wrong: /health answers 200\.$/,
    fix: /Start the course API/,
    plant: () => apiServer.answer((_, response) => response.end('<p>Welcome</p>')),
  },
  ...['[]', '{'].map((list): Fault => ({
    what: `the API has no courses but ${list}`,
    wrong: /holds no course \(status 200\)/,
    fix: /COURSES_FILE/,
    plant: () =>
      apiBehind((answer, url) => ({ ...answer, ...(url.startsWith('/courses') && { body: Buffer.from(list) }) })),
  })),
  {
    what: 'a page is sent for each picture',
    wrong: /is not an image: .*\(status 200\)/,
    fix: /IMAGES_DIR/,
    plant: () =>
      apiBehind((answer, url) => ({
        ...answer,
        ...(url.startsWith('/images/') && { headers: { ...answer.headers, 'content-type': 'text/html' } }),
      })),
  },
  {
    what: 'a picture of something else is sent for each that is missing',
    wrong: /is not an image: .*\(status 404\)/,
    fix: /IMAGES_DIR/,
    plant: () => apiBehind((answer, url) => ({ ...answer, ...(url.startsWith('/images/') && { status: 404 }) })),
  },
  {
    what: 'pictures are sent without their type',
    wrong: /is not an image: .*\(status 200\)/,
    fix: /IMAGES_DIR/,
    plant: () => apiBehind((answer, url) => ({ ...answer, ...(url.startsWith('/images/') && { headers: {} }) })),
  },
  {
    what: 'a proxy gives each answer an ETag of its own',
    wrong: /ETag is not recognised/,
    fix: /If-None-Match/,
    plant: () => apiBehind((answer) => ({ ...answer, headers: { ...answer.headers, etag: `"${randomUUID()}"` } })),
  },
  {
    what: 'the description of the API names no address',
    wrong: /says that the API is at no address/,
    fix: /PUBLIC_URL=/,
    plant: () =>
      apiBehind((answer, url) => ({ ...answer, ...(url === '/openapi.json' && { body: Buffer.from('{}') }) })),
  },
  {
    what: 'the description of the API names what is no address',
    wrong: /says that the API is at no address/,
    fix: /PUBLIC_URL=/,
    plant: () => {
      const body = Buffer.from('{"servers":[{"url":"https://"}]}')
      apiBehind((answer, url) => ({ ...answer, ...(url === '/openapi.json' && { body }) }))
    },
  },
  {
    what: 'a page of somebody else is at the address of the site',
    wrong: /answers 200, and is not the site/,
    fix: /Deploy the folder/,
    plant: () => siteServer.answer((_, response) => response.end('<p>For sale</p>')),
  },
  {
    what: 'sign-in windows may come from two hosts',
    wrong: /names "https:\/\/other\.example https:\/\/school\./,
    fix: /VITE_FIREBASE_AUTH_DOMAIN/,
    plant: () =>
      siteServer.answer(
        hosting(withPolicy((policy) => policy.replace('frame-src ', 'frame-src https://other.example '))),
      ),
  },
  ...['/courses/', '/checkout/', '/profile', '/auth/action'].map((place): Fault => ({
    what: `the rewrite of ${place} is missing`,
    wrong: new RegExp(`^${place}[^,]* should open the site, and does not\\.$`),
    fix: /rewrites/,
    plant: () =>
      siteServer.answer(
        hosting({ ...config, rewrites: config.rewrites.filter(({ source }) => !source.startsWith(place)) }),
      ),
  })),
  ...['/', '/robots.txt', '/sitemap.xml'].map((place): Fault => ({
    what: `${place} alone names another address`,
    wrong: /the site is at https:\/\/old\.example\//,
    fix: /VITE_SITE_URL=/,
    plant: () =>
      siteBehind((answer, url) => ({
        ...answer,
        ...(url === place && { body: Buffer.from(String(answer.body).replaceAll(site, 'https://old.example')) }),
      })),
  })),
  {
    what: 'nothing leads to the sitemap',
    wrong: /the site is at no address/,
    fix: /VITE_SITE_URL=/,
    plant: () => siteBehind((answer, url) => ({ ...answer, ...(url === '/robots.txt' && { body: Buffer.from('') }) })),
  },
  {
    what: 'the sitemap names nothing',
    wrong: /the site is at no address/,
    fix: /VITE_SITE_URL=/,
    plant: () => siteBehind((answer, url) => ({ ...answer, ...(url === '/sitemap.xml' && { body: Buffer.from('') }) })),
    others: 1,
  },
  {
    what: 'pages that the site leads to learn the whole address',
    wrong: /^The site does not send referrer-policy as it should/,
    fix: /firebase\.build\.json/,
    plant: () =>
      siteBehind((answer) => ({ ...answer, headers: { ...answer.headers, 'referrer-policy': 'unsafe-url' } })),
  },
]

test.each(faults)(
  'P54 it is found that $what, and which setting fixes it',
  async ({ wrong, fix, plant, others = 0 }) => {
    await plant()
    const found = await findings()
    expect(found).toContainEqual(finding(wrong, fix))
    expect(found).toHaveLength(1 + others)
  },
)

test('P54 each security header that a host leaves out is named', async () => {
  const left = ['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy']
  const isSent = ([name]: [string, unknown]) => !left.includes(name)
  await siteBehind(({ headers, ...answer }) => ({
    ...answer,
    headers: Object.fromEntries(Object.entries(headers).filter(isSent)),
  }))
  expect(await findings()).toEqual([
    finding(`The site does not send ${left.join(', ')} as it should.`, /firebase\.build\.json/),
  ])
})

test('P54 a site and an API that are not on this machine need https', async () => {
  const { fetch } = globalThis
  const isHere = new Map([
    ['http://lab.example', site],
    ['http://api.example', apiServer.url],
    ['https://lab.example', site],
    ['https://api.example', apiServer.url],
  ])
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const { origin } = new URL(url)
    return fetch(url.replace(origin, isHere.get(origin) ?? origin), init)
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const insecure = [
    finding('http://api.example/api is not https', /Give the API a certificate/),
    finding('http://lab.example is not https', /Use the https address/),
  ]
  const found = await findings({ site: 'http://lab.example', api: 'http://api.example/api' })
  for (const each of insecure) expect(found).toContainEqual(each)
  const secure = await findings({ site: 'https://lab.example', api: 'https://api.example/api' })
  expect(secure).not.toContainEqual(finding(/is not https/, ''))
})

test('P54 where nothing answers, it says why', async () => {
  // A name of over 255 characters fails in Node, before a resolver is asked.
  const [silentSite, silentApi] = ['http://127.0.0.1:1', `https://${'no-such-host.'.repeat(25)}invalid`]
  expect(await findings({ site: silentSite, api: silentApi })).toEqual([
    finding(/no-such-host\.invalid\/health does not answer \(getaddrinfo .+\)\.$/, /Start the course API/),
    finding(/127\.0\.0\.1:1 does not answer \(.+\)\.$/, /Wait for the certificate/),
  ])
  const { code, said } = await verify(silentSite, silentApi)
  expect(code).toBe(1)
  expect(said).toMatch(/^✗ .*no-such-host\.invalid\/health does not answer .*\n {2}→ Start the course API/)
  expect(said).toContain(`2 found at ${silentSite} and ${silentApi}.`)
})

test('P54 a name with two addresses, neither of which answers, is not without a reason', async () => {
  const refusal = Object.assign(new AggregateError([], ''), { code: 'ECONNREFUSED' })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause: refusal })))
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await ask('https://lab.example')).toMatchObject({ status: 0, silence: 'ECONNREFUSED' })
})

test('P54 a site that was built for another API is told which address to build with', async () => {
  const other = await startApi({ ...settings(), PUBLIC_URL: 'http://127.0.0.1:1', TRUST_PROXY: '' })
  onTestFinished(() => void other.stop())
  const found = await findings({ site, api: other.url })
  const fix = `VITE_COURSE_API_URL=${other.url}`
  expect(found).toContainEqual(finding(`does not let it ask ${other.url}; it allows 'self' http`, fix))
  expect(found).toContainEqual(finding(`The catalogue asks ${api}/courses`, fix))
})

test('P54 a site that was built for another address is told which one to build with', async () => {
  const other = await startServer()
  onTestFinished(other.close)
  other.answer(hosting(config))
  expect(await findings({ site: other.url, api })).toContainEqual(
    finding(`Search engines are told that the site is at ${site}/`, `VITE_SITE_URL=${other.url}`),
  )
})

test.each([
  [],
  ['https://lab.example.org'],
  ['lab.example.org', 'api.example.org'],
  ['https://a.example/x', 'https://b.example'],
])('P54 called with %j it says how to call it, with an exit code of its own', async (...args) => {
  expect(await verify(...args)).toEqual({ code: 2, said: expect.stringContaining('Usage: pnpm verify') })
})

test.each([
  [undefined, 'Strict-Transport-Security is not in force: the first request may go by http'],
  ['max-age=0', 'Strict-Transport-Security is not in force: the first request may go by http'],
])('P54 of a site that sends %j for HSTS it says what that means', async (header, meaning) => {
  await siteBehind(({ headers: { 'strict-transport-security': _own, ...headers }, ...answer }) => ({
    ...answer,
    headers: { ...headers, ...(header && { 'strict-transport-security': header }) },
  }))
  expect((await verify(site, api)).said).toContain(meaning)
})
