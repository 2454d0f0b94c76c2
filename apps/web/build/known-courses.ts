import { checkCourses, type Course } from '@syntax-lab/shared/course'

/** How long the course API may take: one that sleeps while nobody asks has to start first. */
const timeoutMs = 30_000

/**
 * The courses that the course API at `url` answers now, without broken ones. Where there are none, or fewer than
 * there could be, the console says why.
 *
 * @throws Error with the same sentence where `areRequired`.
 */
export async function knownCourses(url: string, { areRequired = false } = {}): Promise<Course[]> {
  const { courses, trouble } = await fetchCourses(`${url.replace(/\/+$/, '')}/courses`)
  if (trouble && areRequired) throw new Error(`${trouble} REQUIRE_COURSES=1 wants all of them.`)
  if (trouble) console.warn(trouble)
  return courses
}

type Answer = { courses: Course[]; trouble?: string }

async function fetchCourses(url: string): Promise<Answer> {
  const none = (why: string) => ({
    courses: [],
    trouble: `${url} ${why}: courses are neither in the HTML nor in the sitemap, and come from the API alone.`,
  })
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    const type = response.headers.get('content-type') ?? 'no content type'
    if (!response.ok) return none(`answers with status ${response.status}`)
    if (!type.startsWith('application/json')) return none(`answers with ${type} and not with JSON`)
    const list: unknown = await response.json()
    // `checkCourses` throws for this what `fetch` throws for a broken connection.
    if (!Array.isArray(list)) return none('answers with no list of courses')
    if (list.length === 0) return none('answers with an empty list')
    const { courses, issues } = checkCourses(list)
    if (issues.length === 0) return { courses }
    const named = issues.map(({ course, field, message }) => `${course} (${field}: ${message})`).join(', ')
    return { courses, trouble: `${url}: broken courses are left out of the site, ${issues.length} in all: ${named}.` }
  } catch (error) {
    return none(reasonOf(error))
  }
}

/**
 * `fetch` says "fetch failed", and keeps what has happened in its cause: a name that is unknown, a refusal, a
 * certificate.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return `cannot be reached (${String(error)})`
  if (error.name === 'TimeoutError') return `has not answered within ${timeoutMs / 1_000} s`
  if (error instanceof SyntaxError) return `answers with JSON that cannot be read (${error.message})`
  const { cause = error } = error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const message = cause instanceof Error ? cause.message : String(cause)
  return `cannot be reached (${`${code} ${message}`.trim()})`
}
