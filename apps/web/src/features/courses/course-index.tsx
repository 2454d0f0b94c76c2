import type { Course } from '@syntax-lab/shared/course'
import { memo, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { SkipLink } from '#components/skip-link.tsx'
import { paths } from '#paths.ts'

/** The id of what stands after the index: the courses that match. */
export const foundId = 'found'

/** The history entries in which it is unfolded: Back finds the link again that was followed from there. */
const unfoldedAt = new Set<string>()

/** The side column: one button per course title. It scrolls by itself on desktops and folds on smaller screens. */
export const CourseIndex = memo(function CourseIndex({ courses }: { courses: readonly Course[] }) {
  const { key } = useLocation()
  const [isUnfolded, setIsUnfolded] = useState(() => unfoldedAt.has(key))
  const heading = courses.length === 1 ? 'Index of one course' : `Index of all ${courses.length} courses`
  // A visitor may have unfolded it before the script was there.
  const syncFromDom = useCallback((index: HTMLDetailsElement | null) => {
    if (index?.open) setIsUnfolded(true)
  }, [])
  useEffect(() => {
    if (isUnfolded) unfoldedAt.add(key)
    else unfoldedAt.delete(key)
  }, [key, isUnfolded])
  return (
    <>
      <SkipLink to={foundId} className="max-lg:hidden">
        Skip the index
      </SkipLink>
      <nav
        aria-label="Course index"
        className="lg:sticky lg:top-below-header lg:col-start-1 lg:row-span-2 lg:row-start-1
          lg:max-h-[calc(100dvh-var(--spacing-below-header)-2rem)] lg:[scrollbar-width:thin] lg:self-start
          lg:overflow-y-auto"
      >
        <details
          ref={syncFromDom}
          open={isUnfolded}
          className="lg:hidden"
          onToggle={(event) => setIsUnfolded(event.currentTarget.open)}
        >
          <summary className="min-h-11 content-center text-small font-semibold">{heading}</summary>
          {isUnfolded ? <Titles courses={courses} /> : null}
        </details>
        <div data-wide="" className="hidden lg:block">
          <h2 className="tracking-normal annotation">{heading}</h2>
          <Titles courses={courses} />
        </div>
      </nav>
    </>
  )
})

const Titles = memo(function Titles({ courses }: { courses: readonly Course[] }) {
  return (
    <ol className="mt-2 border-l border-line">
      {courses.map(({ id, title }) => (
        <li key={id} className="[contain-intrinsic-size:auto_var(--spacing-target)] [content-visibility:auto]">
          <a
            href={paths.course(id)}
            data-view-transition=""
            dir="auto"
            className="flex min-h-target items-center border-l-2 border-transparent py-1 pl-3 text-small text-ink
              no-underline -outline-offset-3 hover:border-accent hover:text-accent data-in-view:border-accent"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  )
})
