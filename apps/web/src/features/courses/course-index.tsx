import type { Course } from '@syntax-lab/shared/course'
import { NavLink } from 'react-router'
import { paths } from '#paths.ts'

/** The side column: one button per course title. It scrolls by itself on desktops and folds on smaller screens. */
export function CourseIndex({ courses }: { courses: readonly Course[] }) {
  return (
    <nav aria-label="Course index" className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:self-start lg:overflow-y-auto">
      <details className="sheet p-4 lg:hidden">
        <summary className="min-h-9 content-center text-small font-semibold">Index of all {courses.length} courses</summary>
        <Titles courses={courses} />
      </details>
      <div className="hidden lg:block">
        <h2 className="annotation tracking-normal">index</h2>
        <Titles courses={courses} />
      </div>
    </nav>
  )
}

function Titles({ courses }: { courses: readonly Course[] }) {
  return (
    <ol className="mt-2 border-l border-line">
      {courses.map(({ id, title }) => (
        <li key={id}>
          <NavLink
            to={paths.course(id)}
            className="-ml-px flex min-h-9 items-center border-l-2 border-transparent py-1 pl-3 text-small text-ink no-underline hover:border-accent hover:text-accent aria-[current=page]:border-accent aria-[current=page]:text-accent"
          >
            {title}
          </NavLink>
        </li>
      ))}
    </ol>
  )
}
