import landingCourses from 'virtual:landing-courses'
import { paths } from '#paths.ts'
import { ExampleCourses } from './example-courses.tsx'
import { levels } from './levels.ts'

/** For a build that does not know the courses. */
const evenTicks = 8

/** The catalogue as a scale: one tick for each course, one link for each level. */
export function LevelAxis() {
  const countOf = (badge: string) => landingCourses.levels[badge]?.count ?? 0
  const total = levels.reduce((sum, { badge }) => sum + countOf(badge), 0)
  return (
    <section aria-labelledby="levels" className="mt-20 lg:mt-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="levels" className="text-step-3">
          Start where you are
        </h2>
        {total > 0 && <p className="annotation">fig. 2 · one tick, one course · {total} in all</p>}
      </div>
      <ol className="mt-8 border-l-2 border-ink md:flex md:border-t-2 md:border-l-0">
        {levels.map(({ badge, subjects, hue }) => (
          <li key={badge} className="flex gap-4 md:block md:min-w-34 lg:min-w-44">
            <Ticks count={landingCourses.total > 0 ? countOf(badge) : evenTicks} hue={hue} />
            {/* It takes no part in how wide the level is. */}
            <div className="pb-7 wrap-anywhere md:w-0 md:min-w-full md:pr-4 md:pb-0 lg:pr-6">
              <a
                href={`${paths.courses}?badge=${badge}`}
                className="inline-flex min-h-11 items-center font-display text-step-1 font-semibold link md:mt-2
                  md:text-base lg:text-step-1"
              >
                {badge}
              </a>
              <p className="max-w-[34ch] text-small text-ink-soft">{subjects}</p>
            </div>
          </li>
        ))}
      </ol>
      <ExampleCourses />
    </section>
  )
}

/** Ticks want more room than any window has; all shrink alike, so that a level is as wide as it has courses. */
function Ticks({ count, hue }: { count: number; hue: string }) {
  return (
    <span aria-hidden="true" className={`flex flex-col md:flex-row ${hue}`}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className="flex-1 md:w-80 md:flex-initial">
          <span
            className={`block border-t-2 border-current md:border-t-0 md:border-l-2 ${
              index === 0 ? 'w-8 md:h-8 md:w-0' : 'w-4 md:h-4 md:w-0'
            }`}
          />
        </span>
      ))}
    </span>
  )
}
