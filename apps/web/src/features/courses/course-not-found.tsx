import type { Course } from '@syntax-lab/shared/course'
import { useEffect } from 'react'
import { ButtonLink } from '#components/button.tsx'
import { DidYouMean } from '#components/did-you-mean.tsx'
import { PageHeading } from '#components/page.tsx'
import { paths } from '#paths.ts'
import type { CourseData } from './course-loaders.ts'
import { useQueryResult } from './use-query-result.ts'

type CourseNotFoundProps = { id: string | undefined; catalogue: CourseData['catalogue'] }

/** The screen of a course that the course API does not have. */
export function CourseNotFound({ id = '', catalogue }: CourseNotFoundProps) {
  // An effect, because the list is wanted only once it is known that there is no such course.
  useEffect(() => {
    if (!catalogue.getState().cached) void catalogue.refresh()
  }, [catalogue])
  const nearest = nearestCourse(useQueryResult(catalogue).cached?.value ?? [], id)
  return (
    <div className="mx-auto measure sheet p-8">
      <p className="annotation">404</p>
      <meta name="robots" content="noindex" />
      <PageHeading className="mt-2 text-step-3">Sorry, we couldn't find this course</PageHeading>
      <p className="mt-3 text-ink-soft">
        It may have been renamed or removed from the catalogue. The other courses are still there.
      </p>
      <DidYouMean href={nearest && paths.course(nearest.id)}>{nearest?.title}</DidYouMean>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" href={paths.courses}>
          See all courses
        </ButtonLink>
        <ButtonLink href={paths.home}>Back to homepage</ButtonLink>
      </div>
    </div>
  )
}

/** The course that an address meant which has other capitals, a bracket at its end, or a part of the id. */
function nearestCourse(courses: readonly Course[], id: string): Course | undefined {
  const wanted = plain(id)
  if (wanted.length < 3) return undefined
  const isNear = (own: string) => own.startsWith(wanted) || wanted.startsWith(own)
  // A list from a cache may still have the course that is gone.
  const others = courses.filter((course) => course.id !== id)
  return others.find((course) => plain(course.id) === wanted) ?? others.find((course) => isNear(plain(course.id)))
}

const plain = (id: string) => id.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
