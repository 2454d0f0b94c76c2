import type { Problem } from '#lib/course-api.ts'
import type { CourseSource } from './course-source.ts'

/** How long, in ms, the code may take before the visitor is told: as long as the answer itself. */
const patience = 8_000

type LazyCourseSource = CourseSource & {
  /** Fetches the code before it is needed. */
  prepare: () => void
}

/** A source whose code is loaded with the first question. Code that does not come is a problem like an answer that does not, and is asked for again. */
export function lazyCourseSource(load: () => Promise<CourseSource>, pictureUrl: CourseSource['pictureUrl']): LazyCourseSource {
  let loading: Promise<CourseSource> | undefined

  return {
    pictureUrl,
    prepare: () => void loaded(),
    async catalogue(signal) {
      const source = await loaded()
      return 'problem' in source ? source : source.catalogue(signal)
    },
    async course(id, signal) {
      const source = await loaded()
      return 'problem' in source ? source : source.course(id, signal)
    },
  }

  async function loaded(): Promise<CourseSource | { problem: Problem }> {
    loading ??= load().catch(load)
    try {
      return await inTime(loading)
    } catch {
      loading = undefined
      return { problem: navigator.onLine ? 'unreachable' : 'offline' }
    }
  }
}

function inTime(loading: Promise<CourseSource>): Promise<CourseSource | { problem: Problem }> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve({ problem: 'too-slow' }), patience)
    loading.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
