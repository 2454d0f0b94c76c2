import { randomUUID } from 'node:crypto'
import { checkCourses, type Course } from '@syntax-lab/shared/course'
import { ask, type Answer, type Finding, isLocal, type Pair, unless } from './pair.ts'

/** More than a first visit makes (docs/scale.md). */
const requestsOfVisit = 60

const higherLimit = 'Set RATE_LIMIT higher where the API runs, to what a class behind one address needs.'

/** What is wrong with the course API as the site's pages see it. */
export async function checkApi(pair: Pair): Promise<Finding[]> {
  const { api } = pair
  const health = await ask(`${api}/health`)
  if (health.status !== 200 || !isHealth(health.body)) {
    const seen = health.silence ? `does not answer (${health.silence})` : `answers ${health.status}`
    const fix = 'Start the course API there, with a certificate that is valid, or correct the address.'
    return [{ wrong: `${api}/health ${seen}.`, fix }]
  }
  const refusals = await refusalsOfVisit(api)
  // An API that answers nothing for another reason is told of below.
  const isLimited = refusals.some((status) => [429, 503].includes(status)) || refusals.length < requestsOfVisit
  if (refusals.length > 0 && isLimited) {
    const statuses = [...new Set(refusals)].map((status) => status || 'none').join(', ')
    const wrong = `${api} refuses ${refusals.length} of ${requestsOfVisit} requests from one visitor (${statuses}).`
    const proxy = 'Let the proxy before the API pass on that many requests at once (nginx: limit_req, limit_conn), and '
    const instances = 'see that every instance behind the proxy answers.'
    return [{ wrong, fix: refusals.includes(429) ? higherLimit : `${proxy}${instances}` }]
  }
  const answer = await ask(`${api}/courses`)
  const findings = await checkAnswers(pair, answer, health)
  // With the limit spent, the findings tell of refusals and of nothing else.
  const isSpent = (await ask(`${api}/courses`)).status === 429
  return isSpent ? [{ wrong: `${api} answers 429 to little more than one visit.`, fix: higherLimit }] : findings
}

async function checkAnswers(pair: Pair, answer: Answer, health: Answer): Promise<Finding[]> {
  const { api } = pair
  return [
    ...unless(
      new URL(api).protocol === 'https:' || isLocal(api),
      `${api} is not https, and an https page may not call it.`,
      'Give the API a certificate, then build the site with its https address in VITE_COURSE_API_URL.',
    ),
    ...unless(
      /no-store/.test(health.headers.get('cache-control') ?? ''),
      `${api}/health may be cached, so that a dead API looks alive.`,
      'Let the CDN keep the Cache-Control that the API sends.',
    ),
    ...checkList(api, answer),
    ...(await checkCors(pair)),
    ...(await checkPictures(pair, coursesIn(answer))),
    ...(await checkRevalidation(api, answer)),
    ...(await checkOpenApi(api)),
    ...unless(
      !/"forwarded":\s*"ignored"/.test(health.body),
      `${api} treats all visitors behind its proxy as one, and limits them together.`,
      'Set TRUST_PROXY to the addresses of the proxy, where the API runs.',
    ),
  ]
}

/** The courses of the API's list; none where it cannot be read. */
export function coursesIn(answer: Answer): Course[] {
  try {
    return checkCourses(JSON.parse(answer.body)).courses
  } catch {
    return []
  }
}

/** The statuses of those of one visitor's requests that are refused, where each could be answered without a body. */
async function refusalsOfVisit(api: string): Promise<number[]> {
  const etag = (await ask(`${api}/courses`)).headers.get('etag') ?? ''
  const visit = Array.from({ length: requestsOfVisit }, () => ask(`${api}/courses`, { 'if-none-match': etag }))
  return (await Promise.all(visit)).map(({ status }) => status).filter((status) => status !== 200 && status !== 304)
}

function isHealth(body: string): boolean {
  return /^\{\s*"status":\s*"ok"/.test(body)
}

function checkList(api: string, answer: Answer): Finding[] {
  return unless(
    answer.status === 200 && coursesIn(answer).length > 0,
    `${api}/courses holds no course (status ${answer.status || 'none'}).`,
    'Set COURSES_FILE to the courses, and look at the first lines of the log.',
  )
}

/** Each address is new to every cache: one that has seen no Origin must not answer for one that has. */
async function checkCors({ site, api }: Pair): Promise<Finding[]> {
  const allows = (answer: Answer) => ['*', site].includes(answer.headers.get('access-control-allow-origin') ?? '')
  const fresh = () => `${api}/courses?verify=${randomUUID()}`
  if (!allows(await ask(fresh(), { origin: site }))) {
    return [
      {
        wrong: `${api} does not let pages of ${site} read the courses.`,
        fix: `Set WEB_ORIGINS=* (or a list with ${site}) where the API runs.`,
      },
    ]
  }
  const cached = fresh()
  await ask(cached)
  return unless(
    allows(await ask(cached, { origin: site })),
    `What is before ${api} keeps an answer without CORS headers and gives it to pages.`,
    'Set WEB_ORIGINS=* where the API runs, or let the CDN respect Vary: Origin.',
  )
}

/** The first and the last stand for all: the limit of the API is for visitors. */
async function checkPictures({ site, api }: Pair, courses: readonly Course[]): Promise<Finding[]> {
  const few = courses.filter((_course, index) => index < 10 || index >= courses.length - 10)
  const asked = few.map(async ({ img, title }) => {
    const url = URL.parse(img, `${api}/`)?.href ?? img
    const { status, headers } = await ask(url, { origin: site })
    const isImage = status === 200 && headers.get('content-type')?.startsWith('image/')
    return isImage ? [] : [{ title, url, status }]
  })
  const wrong = (await Promise.all(asked)).flat()
  return wrong.slice(0, 1).map(({ title, url, status }) => {
    const more = wrong.length > 1 ? ` Of ${asked.length} pictures tried, ${wrong.length} are wrong.` : ''
    const isOurs = url.startsWith(`${api}/images/`)
    return {
      wrong: `The picture of "${title}" is not an image: ${url} (status ${status || 'none'}).${more}`,
      fix: isOurs
        ? 'Set IMAGES_DIR where the API runs, put the picture there, and let its proxy pass on /images/.'
        : "Correct the course's img in the file that COURSES_FILE names, or put the picture where it says.",
    }
  })
}

async function checkRevalidation(api: string, answer: Answer): Promise<Finding[]> {
  const etag = answer.headers.get('etag')
  const again = etag ? await ask(`${api}/courses`, { 'if-none-match': etag }) : undefined
  return unless(
    again?.status === 304,
    `${api}/courses is sent in full each time: its ETag ${etag ? 'is not recognised' : 'is missing'}.`,
    'Let the proxy or CDN pass on ETag and If-None-Match.',
  )
}

async function checkOpenApi(api: string): Promise<Finding[]> {
  const answer = await ask(`${api}/openapi.json`)
  const server = /"servers":\s*\[\s*\{\s*"url":\s*"([^"]*)"/.exec(answer.body)?.[1]
  const url = server === undefined ? undefined : URL.parse(server, api)?.href.replace(/\/+$/, '')
  return unless(
    url === api,
    `${api}/openapi.json says that the API is at ${url ?? 'no address'}.`,
    `Set PUBLIC_URL=${api} where the API runs.`,
  )
}
