import type { Course } from '@syntax-lab/shared/course'
import { formatCount } from '@syntax-lab/shared/course-facts'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Button } from '#components/button.tsx'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { Comparison, comparisonPath } from './comparison.tsx'
import { catalogueGrid } from './catalogue-skeleton.tsx'
import { CatalogueTools } from './catalogue-tools.tsx'
import { badgesOf, type CatalogueView, coursesOf, withKnownBadge } from './catalogue-view.ts'
import { CourseCards } from './course-cards.tsx'
import { CourseIndex, foundId } from './course-index.tsx'
import { isShortlistStored, useShortlist } from './shortlist.ts'
import { useCatalogueView } from './use-catalogue-view.ts'
import { useCourseSearch } from './use-course-search.ts'

type CatalogueProps = { courses: readonly Course[] }

/** The list of courses: the index of titles at the side, the tools above, the cards that match. */
export const Catalogue = memo(function Catalogue({ courses }: CatalogueProps) {
  const { view: addressed, isTyping, change, reset, showShortlist } = useCatalogueView()
  const badges = useMemo(() => badgesOf(courses), [courses])
  const view = useMemo(() => withKnownBadge(addressed, badges), [addressed, badges])
  const [isAboutToSearch, setIsAboutToSearch] = useState(false)
  // Only typing can wait: a step back in the history has to find the page as long as it was, to go to its place.
  const deferred = useDeferredValue(view)
  const wanted = isTyping ? deferred : view
  const { badge, sort } = wanted
  const words = wanted.q.trim()
  const search = useCourseSearch(courses, isAboutToSearch || words !== '')
  const found = useMemo(() => (words ? search?.(words) : undefined), [search, words])
  const shortlist = useShortlist()
  const kept = useMemo(() => courses.filter(({ id }) => shortlist.includes(id)), [courses, shortlist])
  const listed = wanted.kept ? kept : courses
  const shown = useMemo(() => coursesOf(listed, { badge, sort }, found?.ids), [listed, badge, sort, found])
  // The shortlist compares what it shows, in that order: of more than fit side by side, the first.
  const toCompare = wanted.kept ? shown : kept
  const isSearching = words !== '' && !search
  const counted = statusOf(shown.length, listed.length, wanted.kept !== '')
  const status = found?.guess ? `${counted} for “${found.guess}”` : counted
  // With the words: another search that finds as many is announced as well.
  const announcement = words ? `${counted} for “${found?.guess || words}”` : counted
  const isPrerendered = useDeferredValue(!useIsHydrated())
  if (courses.length === 0) return <EmptyCatalogue />
  if (view.compare) return <Comparison courses={courses} asked={view.compare} />
  return (
    <div ref={moveFocusOnRemoval} data-prerendered={isPrerendered || undefined} className={catalogueGrid}>
      {/* Search first: the index adds a tab stop per course. */}
      <div className="lg:col-start-2">
        <CatalogueTools
          view={view}
          badges={badges}
          keptCount={kept.length}
          comparison={toCompare.length > 1 ? comparisonPath(toCompare.map(({ id }) => id)) : undefined}
          status={isSearching ? 'Searching…' : status}
          announcement={isSearching ? 'Searching…' : announcement}
          isTyping={isTyping}
          onChange={change}
          onFocus={() => setIsAboutToSearch(true)}
        />
        {kept.length > 0 && !isShortlistStored() ? (
          <p className="mt-4 text-small print:hidden">
            Your browser could not store the shortlist: it will be gone after a reload.
          </p>
        ) : null}
        {found?.guess ? (
          <p key={words} className="mt-4 text-small print:hidden">
            No course matches “{words}”. Did you mean{' '}
            <button
              type="button"
              className="-my-3 min-h-target link"
              onClick={() => {
                change('q', found.guess ?? '')
                document.getElementById(foundId)?.focus({ preventScroll: true })
              }}
            >
              {found.guess}
            </button>
            ?
          </p>
        ) : null}
      </div>
      <CourseIndex courses={courses} />
      {/* What the address asks for is not known before the search is there: nothing else is shown instead. */}
      <div
        id={foundId}
        tabIndex={-1}
        aria-busy={isSearching}
        data-prerendered={isSearching || undefined}
        data-shortlist={wanted.kept || undefined}
        className="aria-busy:opacity-60 lg:col-start-2"
      >
        {shown.length === 0 ? (
          <NothingFound
            view={{ ...wanted, q: words }}
            keptCount={kept.length}
            elsewhere={isSearching ? 0 : coursesOf(listed, { ...wanted, badge: '' }, found?.ids).length}
            notKept={isSearching || !wanted.kept ? 0 : coursesOf(courses, wanted, found?.ids).length}
            onAllLevels={() => change('badge', '')}
            onAllCourses={() => change('kept', '')}
            onShortlist={showShortlist}
            onReset={reset}
          />
        ) : (
          <>
            {/* Small screens have no heading between the page's and the cards'. */}
            <h2 className="sr-only">{headingOf(shown.length === courses.length, wanted.kept !== '')}</h2>
            <CourseCards courses={shown} total={courses.length} marks={found?.marks.join(' ') ?? ''} />
          </>
        )}
      </div>
    </div>
  )
})

function statusOf(count: number, total: number, isShortlist: boolean): string {
  const counted = `${count === total ? '' : `${count} of `}${formatCount(total)}`
  return `${counted}${isShortlist ? ' on your shortlist' : ''}`
}

function headingOf(isAll: boolean, isShortlist: boolean): string {
  if (isShortlist) return 'Your shortlist'
  return isAll ? 'All courses' : 'Courses that match'
}

type NothingFoundProps = {
  view: CatalogueView
  /** How many courses the shortlist has. */
  keptCount: number
  /** How many courses of other levels match. */
  elsewhere: number
  /** How many courses match that are not on the shortlist, where only those on it are shown. */
  notKept: number
  onAllLevels: () => void
  onAllCourses: () => void
  onShortlist: () => void
  onReset: () => void
}

function NothingFound({
  view,
  keptCount,
  elsewhere,
  notKept,
  onAllLevels,
  onAllCourses,
  onShortlist,
  onReset,
}: NothingFoundProps) {
  const { heading, text } = nothingFoundWords(view, keptCount, elsewhere, notKept)
  return (
    <div ref={moveFocusOnRemoval} className="mt-6 sheet p-8">
      <h2 tabIndex={-1} className="text-step-2">
        {heading}
      </h2>
      <p className="mt-3 text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {elsewhere > 0 ? (
          <Button variant="primary" onClick={onAllLevels}>
            {`${view.q ? 'Search' : 'Show'} all levels (${elsewhere})`}
          </Button>
        ) : null}
        {view.q && notKept > 0 ? (
          <Button variant={elsewhere > 0 ? 'secondary' : 'primary'} onClick={onAllCourses}>
            {`Search all courses (${notKept})`}
          </Button>
        ) : null}
        {view.q && view.kept && keptCount > 0 ? (
          <Button onClick={onShortlist}>{`Show your shortlist (${keptCount})`}</Button>
        ) : null}
        <Button onClick={onReset}>Show all courses</Button>
      </div>
    </div>
  )
}

function nothingFoundWords({ kept, q, badge }: CatalogueView, keptCount: number, elsewhere: number, notKept: number) {
  if (kept && keptCount === 0)
    return { heading: 'Your shortlist is empty', text: 'Keep a course with the button on its card.' }
  const noCourse = `No ${elsewhere > 0 ? `${badge} ` : ''}course${kept ? ' on the shortlist' : ''}`
  // Every level has courses, so without a search only the shortlist can be empty here.
  if (!q) return { heading: noCourse, text: `Your shortlist has ${formatCount(elsewhere)} at other levels.` }
  return { heading: `${noCourse} matches “${q}”`, text: nextWords(q, elsewhere, notKept) }
}

function nextWords(q: string, elsewhere: number, notKept: number): string {
  if (elsewhere > 0) return `At other levels, ${formatCount(elsewhere)} ${elsewhere === 1 ? 'matches' : 'match'}.`
  if (notKept > 0) return `Among all courses, ${notKept === 1 ? '1 matches' : `${notKept} match`}.`
  // A figure such as "$49", "4.5" or "under $50", and no name such as "neo4j".
  if (/[$€]\s*\d/.test(q) || (/\d/.test(q) && !/\p{L}/u.test(q)))
    return 'Fees and ratings are not searched: sort by them instead.'
  return 'Try another word such as “react”, “sql” or “linux”.'
}

function EmptyCatalogue() {
  return (
    <div className="measure sheet p-8">
      <p className="annotation">0 courses</p>
      <h2 className="mt-2 text-step-2">The catalogue is empty</h2>
      <p className="mt-3 text-ink-soft">The course server answered, but it has no courses at the moment.</p>
    </div>
  )
}
