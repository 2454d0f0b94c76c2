import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Course } from '@syntax-lab/shared/course'
import { formatCount, formatFees, formatRatings } from '@syntax-lab/shared/course-facts'
import type { Plugin } from 'vite'
import type { LandingCourses } from '../src/features/landing/landing-courses.ts'
import { knownCourses } from './known-courses.ts'

/** What the course API answered to the build, which asked at the time `requestedAt`, in ms. */
type BuildCourses = { requestedAt: number; courses: Course[] }

/** Where Vite's first build leaves them, beside its manifest, for the steps that follow. */
const file = '.vite/courses.json'

const moduleId = 'virtual:landing-courses'

/** Gives the landing page what the build knows of the courses, as a module: the page asks for nothing. */
export function landingCourses(): Plugin {
  return {
    name: 'landing-courses',
    resolveId: { filter: { id: /^virtual:landing-courses$/ }, handler: () => `\0${moduleId}` },
    load: {
      filter: { id: /^\0virtual:landing-courses$/ },
      async handler() {
        const { mode, root, env, command, build } = this.environment.config
        const apiUrl = env['VITE_COURSE_API_URL'] ?? ''
        const isPrerender = Boolean(build.ssr)
        if (command === 'serve') await untilItListens(apiUrl, 3)
        else if (mode === 'preview' && !isPrerender) await untilItListens(apiUrl, 60)
        const known = isPrerender
          ? readBuildCourses(join(root, mode === 'preview' ? 'dist-preview-next' : 'dist-next'))
          : {
              requestedAt: Date.now(),
              courses: await knownCourses(apiUrl, { areRequired: process.env['REQUIRE_COURSES'] === '1' }),
            }
        if (command === 'build' && !isPrerender)
          this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(known) })
        return `export default ${JSON.stringify(landingCoursesOf(known.courses))}`
      },
    },
  }
}

/** In development and for the preview the course API starts beside Vite, and may be the later one. */
async function untilItListens(url: string, seconds: number): Promise<void> {
  const limit = AbortSignal.timeout(seconds * 1_000)
  while (!limit.aborted) {
    if (await fetch(url, { signal: limit }).catch(() => undefined)) return
    await pause(250)
  }
}

/** What the build in `folder` has been answered. */
export function readBuildCourses(folder: string): BuildCourses {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'))
}

/** How many courses there are of each badge, and the best rated of them. */
export function landingCoursesOf(courses: readonly Course[]): LandingCourses {
  const byBadge = Object.groupBy(courses, ({ badge }) => badge)
  const levels = Object.entries(byBadge).map(([badge, ofBadge = []]) => {
    const [best] = ofBadge.toSorted((a, b) => b.ratings - a.ratings || b.view - a.view)
    const example = best && {
      id: best.id,
      title: best.title,
      ratings: formatRatings(best.ratings),
      fees: formatFees(best.price),
    }
    return [badge, { count: ofBadge.length, example }] as const
  })
  const total = courses.length
  return { total, courses: total === 0 ? 'courses' : formatCount(total), levels: Object.fromEntries(levels) }
}
