import type { Course } from '@syntax-lab/shared/course'
import { Button } from '#components/button.tsx'
import { CourseCard } from './course-card.tsx'
import { followInIndex } from './index-marks.ts'
import { useGrowingCount } from './use-growing-count.ts'

type CourseCardsProps = { courses: readonly Course[]; pictureUrl: (img: string) => string | undefined }

/** The cards of the courses that match; of a long list only as many as have been scrolled to. */
export function CourseCards({ courses, pictureUrl }: CourseCardsProps) {
  const { count, grow, end } = useGrowingCount()
  return (
    <>
      <ul className="mt-6 grid grid-cols-1 gap-5 sm:grid-cols-2 xl:grid-cols-3">
        {courses.slice(0, count).map((course, index) => (
          <li key={course.id} ref={followInIndex}>
            <CourseCard course={course} pictureUrl={pictureUrl(course.img)} isAboveFold={index < 3} />
          </li>
        ))}
      </ul>
      {/* A new key watches the end anew: after growing it may still be near. */}
      {count < courses.length ? (
        <div key={count} ref={end} className="mt-8 text-center">
          <Button onClick={grow}>Show more courses</Button>
        </div>
      ) : null}
    </>
  )
}
