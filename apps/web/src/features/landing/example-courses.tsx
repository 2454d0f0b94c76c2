import landingCourses from 'virtual:landing-courses'
import { paths } from '#paths.ts'
import { levels } from './levels.ts'

/** One of the best-rated courses at each level, as the build knows them. Nothing where it knows none. */
export function ExampleCourses() {
  if (landingCourses.total === 0) return null
  return (
    <>
      <p id="examples" className="mt-10 break-after-avoid annotation">
        one of the best-rated courses at each level
      </p>
      <ul aria-labelledby="examples" className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {levels.map(({ badge, hue }) => {
          const course = landingCourses.levels[badge]?.example
          return (
            course && (
              <li key={badge} className="group relative flex flex-col gap-2 sheet p-5 hover:border-accent">
                <p className="flex flex-wrap justify-between gap-x-3 font-mono text-note">
                  <span className={hue}>{badge}</span>
                  {course.fees}
                </p>
                <h3 className="text-base leading-snug group-hover:text-accent">
                  {/* The link's own area is the whole card. */}
                  <a href={paths.course(course.id)} className="text-inherit no-underline after:absolute after:inset-0">
                    {course.title}
                  </a>
                </h3>
                <p className="mt-auto text-small text-ink-soft">{course.ratings}</p>
              </li>
            )
          )
        })}
      </ul>
    </>
  )
}
