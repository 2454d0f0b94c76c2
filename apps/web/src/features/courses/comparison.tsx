import type { Course } from '@syntax-lab/shared/course'
import { type CourseFact, courseFacts } from '@syntax-lab/shared/course-facts'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { paths } from '#paths.ts'
import { CopyLinkButton } from './copy-link-button.tsx'
import { CoursePicture } from './course-picture.tsx'
import { summaryOf } from './course-summary.ts'
import { KeepButton } from './keep-button.tsx'

/** More columns than that are no comparison. */
const maxCompared = 4

/** The address of a comparison of these courses; of none, that of the catalogue. */
export const comparisonPath = (ids: readonly string[]) =>
  ids.length === 0 ? paths.courses : `${paths.courses}?compare=${ids.map(encodeURIComponent).join(',')}`

/** Which value of a fact students look for. */
const best: Partial<Record<keyof Course, { word: string; of: (...values: number[]) => number }>> = {
  price: { word: 'lowest', of: Math.min },
  ratings: { word: 'highest', of: Math.max },
  view: { word: 'most', of: Math.max },
  comments: { word: 'most', of: Math.max },
}

type ComparisonProps = {
  courses: readonly Course[]
  /** The ids that the address asks for, between commas. */
  asked: string
}

/** What is said of fewer than two courses. */
const headings = ['No course to compare', 'One course to compare']

/** Up to four courses side by side, fact by fact. */
export function Comparison({ courses, asked }: ComparisonProps) {
  const ids = [...new Set(asked.split(',').map((id) => id.trim()))].filter(Boolean)
  const known = ids.flatMap((id) => courses.filter((course) => course.id === id))
  const unknown = ids.filter((id) => !known.some((course) => course.id === id))
  const shown = known.slice(0, maxCompared)
  return (
    <section ref={moveFocusOnRemoval} aria-labelledby="comparison" className="mt-4 lg:mt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="comparison" tabIndex={-1} aria-live="polite" className="text-step-2">
          {headings[shown.length] ?? `${shown.length} courses side by side`}
        </h2>
        <p className="flex flex-wrap items-center gap-x-4 print:hidden">
          <CopyLinkButton key={asked} path={comparisonPath(ids)} />
          <a href={paths.courses} className="inline-flex min-h-11 items-center link">
            Back to all courses
          </a>
        </p>
      </div>
      {unknown.length > 0 ? (
        <p className="mt-2 text-small">Not in the catalogue: {unknown.map((id) => `“${id}”`).join(', ')}.</p>
      ) : null}
      {known.length > maxCompared ? (
        <p className="mt-2 text-small">
          Four fit side by side. Left out:{' '}
          {known
            .slice(maxCompared)
            .map(({ title }) => title)
            .join('; ')}
          .
        </p>
      ) : null}
      {shown.length > 0 ? (
        <div
          role="region"
          aria-label="Comparison"
          // oxlint-disable-next-line no-noninteractive-tabindex -- what scrolls can be scrolled by the keyboard
          tabIndex={0}
          // Keeps what has the focus clear of the first column, which is sticky.
          // On a phone's 360 px a part of the third course shows: there is more.
          className="mt-4 scroll-pl-(--fact-column) overflow-x-auto sheet [--course-column:min(6.5rem,51vw)]
            [--fact-column:min(6rem,42vw)] sm:[--course-column:9rem] sm:[--fact-column:7rem]"
          // With room for four a column stays as wide, and its links where they are, when another one goes.
          style={{
            maxWidth: `max(
              22rem,
              2px + ${tableWidth(shown.length, 'var(--course-column)')},
              ${tableWidth(shown.length, `(100% - var(--fact-column)) / ${maxCompared}`)}
            )`,
          }}
        >
          <ComparisonTable courses={shown} ids={known.map(({ id }) => id)} />
        </div>
      ) : null}
    </section>
  )
}

const tableWidth = (columns: number, column: string) => `calc(var(--fact-column) + ${columns} * ${column})`

const cell = 'px-1.5 py-3 text-left align-top sm:px-3'
const rowHead = `sticky left-0 z-10 border-r border-line bg-surface font-normal ${cell}`

const terms = courseFacts.map(({ term }) => term.toLowerCase())
const caption = `Courses by ${new Intl.ListFormat('en-GB').format(terms)}`

/** `ids` are those of all courses of the comparison, also of those that have no room. */
function ComparisonTable({ courses, ids }: Pick<ComparisonProps, 'courses'> & { ids: readonly string[] }) {
  return (
    <table
      className="w-full table-fixed text-small"
      style={{ minWidth: tableWidth(courses.length, 'var(--course-column)') }}
    >
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-(--fact-column)" />
      </colgroup>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className={rowHead}>
            <span className="sr-only">Fact</span>
          </th>
          {courses.map((course) => (
            <th key={course.id} scope="col" className={cell}>
              <CoursePicture img={course.img} className="mb-3 rounded-small border border-line" />
              <a href={paths.course(course.id)} dir="auto" className="block min-h-target link">
                {course.title}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {courseFacts.map((fact) => (
          <FactRow key={fact.id} fact={fact} courses={courses} />
        ))}
        <tr className="border-b border-line">
          <th scope="row" className={rowHead}>
            <span className="annotation">About</span>
          </th>
          {courses.map(({ id, description }) => (
            <td key={id} dir="auto" className={cell}>
              {summaryOf(description)}
            </td>
          ))}
        </tr>
        <tr className="print:hidden">
          <th scope="row" className={rowHead}>
            <span className="annotation">Shortlist</span>
          </th>
          {courses.map((course) => (
            <td key={course.id} ref={moveFocusOnRemoval} className={cell}>
              <KeepButton course={course} />
              <a
                href={comparisonPath(ids.filter((id) => id !== course.id))}
                data-keep-scroll=""
                aria-label={`Don't compare: ${course.title}`}
                className="mt-2 flex min-h-11 w-fit items-center link"
              >
                Don't compare
              </a>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

function FactRow({ fact: { id, term, text }, courses }: { fact: CourseFact; courses: readonly Course[] }) {
  const texts = courses.map(text)
  const isSame = courses.length > 1 && new Set(texts).size === 1
  const bestOf = best[id]
  const bestValue = bestOf?.of(...courses.map((course) => Number(course[id])))
  const bestText = texts[courses.findIndex((course) => course[id] === bestValue)]
  return (
    <tr className={`border-b border-line ${isSame ? 'text-ink-soft' : ''}`}>
      <th scope="row" className={rowHead}>
        <span className="annotation">{term}</span>
        {isSame ? <span className="block text-note">the same</span> : null}
      </th>
      {courses.map((course, index) => {
        const isBest = courses.length > 1 && !isSame && texts[index] === bestText
        return (
          <td key={course.id} className={`${cell} tabular-nums ${isBest ? 'font-semibold' : ''}`}>
            {texts[index]}
            {isBest ? <span className="block text-note font-normal text-accent">{bestOf?.word}</span> : null}
          </td>
        )
      })}
    </tr>
  )
}
