import type { Course } from '@syntax-lab/shared/course'
import { paths } from '#paths.ts'
import { Badge } from './badge.tsx'
import { CoursePicture } from './course-picture.tsx'
import type { CourseData } from './course-loaders.ts'
import type { Relation } from './related-courses.ts'
import { useRelatedCourses } from './use-related-courses.ts'

const labels: Record<Relation, string> = { first: 'What to know first', next: 'Next step', similar: 'Similar' }

type RelatedListProps = { course: Course; data: Pick<CourseData, 'catalogue' | 'related'> }

/** The courses to go on with after this one. */
export function RelatedList({ course, data }: RelatedListProps) {
  const courses = useRelatedCourses(course, data)
  if (courses.length === 0) return null
  return (
    <section aria-labelledby="related" className="print:hidden">
      <h2 id="related" className="text-step-2">
        Related courses
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {courses.map(({ id, title, badge, img, relation }) => (
          <li
            key={id}
            className="group relative flex gap-3 overflow-hidden sheet hover:border-accent sm:flex-col sm:gap-0"
          >
            <CoursePicture
              img={img}
              className="border-line max-sm:ml-3 max-sm:w-1/3 max-sm:max-w-30 max-sm:self-center max-sm:rounded-small
                max-sm:border sm:border-b"
            />
            <div className="flex min-w-0 grow flex-col items-start gap-2 py-3 pr-4 wrap-anywhere sm:p-4">
              <p className="annotation">{labels[relation]}</p>
              <h3 dir="auto" className="text-base leading-snug group-hover:text-accent">
                {/* The link's own area is the whole card. */}
                <a
                  href={paths.course(id)}
                  data-view-transition=""
                  className="text-inherit no-underline after:absolute after:inset-0"
                >
                  {title}
                </a>
              </h3>
              <div className="mt-auto">
                <Badge badge={badge} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
