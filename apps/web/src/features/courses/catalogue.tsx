import type { Course } from '@syntax-lab/shared/course'
import { memo, useDeferredValue, useMemo } from 'react'
import { Button } from '#components/button.tsx'
import { focusHeadingOnRemoval } from '#lib/focus-heading-on-removal.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { CatalogueTools } from './catalogue-tools.tsx'
import { badgesOf, coursesOf } from './catalogue-view.ts'
import { CourseCards } from './course-cards.tsx'
import { CourseIndex } from './course-index.tsx'
import { useCatalogueView } from './use-catalogue-view.ts'

type CatalogueProps = { courses: readonly Course[]; pictureUrl: (img: string) => string | undefined }

/** The list of courses: the index of titles beside, the tools above, the cards that match. */
export const Catalogue = memo(function Catalogue({ courses, pictureUrl }: CatalogueProps) {
  const { view, change, reset } = useCatalogueView()
  const wanted = useDeferredValue(view)
  const shown = useMemo(() => coursesOf(courses, wanted), [courses, wanted])
  const isAsBuilt = useDeferredValue(!useIsHydrated())
  const badges = useMemo(() => badgesOf(courses), [courses])
  if (courses.length === 0) return <EmptyCatalogue />
  return (
    <div data-as-built={isAsBuilt || undefined} className="grid grid-cols-1 gap-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <CourseIndex courses={courses} />
      <div>
        <CatalogueTools view={view} badges={badges} count={shown.length} total={courses.length} onChange={change} />
        {shown.length === 0 ? (
          <NothingFound words={view.words} onReset={reset} />
        ) : (
          <>
            {/* Small screens have no heading between the page's and the cards'. */}
            <h2 className="sr-only">Courses that match</h2>
            <CourseCards courses={shown} total={courses.length} pictureUrl={pictureUrl} />
          </>
        )}
      </div>
    </div>
  )
})

function NothingFound({ words, onReset }: { words: string; onReset: () => void }) {
  return (
    <div ref={focusHeadingOnRemoval} className="mt-6 sheet p-8">
      <p className="annotation">0 courses</p>
      <h2 className="mt-2 text-step-2">No course matches{words ? ` “${words}”` : ''}</h2>
      <p className="mt-3 text-ink-soft">Try a shorter word such as “react”, “sql” or “linux”, or another level.</p>
      <Button className="mt-6" onClick={onReset}>
        Show all courses
      </Button>
    </div>
  )
}

function EmptyCatalogue() {
  return (
    <div className="measure sheet p-8">
      <p className="annotation">0 courses</p>
      <h2 className="mt-2 text-step-2">The catalogue is empty</h2>
      <p className="mt-3 text-ink-soft">The course server answered, and has no courses at the moment.</p>
    </div>
  )
}
