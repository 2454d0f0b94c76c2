import type { Course } from '@syntax-lab/shared/course'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#components/button.tsx'
import { CourseCard } from './course-card.tsx'
import { followInIndex } from './scroll-spy.ts'
import { useIncrementalCount } from './use-incremental-count.ts'

type CourseCardsProps = {
  courses: readonly Course[]
  /** How many courses the whole catalogue has. */
  total: number
  /** The words to mark in the titles, as `MarkedTitle` takes them. */
  marks: string
}

/** The cards of the courses that match; of a long list only as many as have been scrolled to. */
export function CourseCards({ courses, total, marks }: CourseCardsProps) {
  const { count, grow, end } = useIncrementalCount(total)
  const list = useRef<HTMLUListElement>(null)
  function showMore() {
    flushSync(grow)
    // The button may be gone.
    list.current?.children[count]?.querySelector('a')?.focus()
  }
  return (
    <>
      <ul ref={list} className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {courses.slice(0, count).map((course, index) => (
          <li key={course.id} ref={followInIndex}>
            <CourseCard course={course} marks={marks} isAboveFold={index < 3} />
          </li>
        ))}
      </ul>
      {count < courses.length ? (
        <div ref={end} className="mt-8 text-center">
          <Button onClick={showMore}>Show more courses</Button>
        </div>
      ) : null}
    </>
  )
}
