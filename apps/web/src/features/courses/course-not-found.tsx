import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { paths } from '#paths.ts'

/** The screen of a course that the course API does not have. */
export function CourseNotFound() {
  return (
    <div className="mx-auto measure sheet p-8">
      <p className="annotation">404</p>
      <title>Course not found · Syntax Lab</title>
      <PageHeading className="mt-2 text-step-3">Sorry, we couldn't find this course</PageHeading>
      <p className="mt-3 text-ink-soft">
        It may have been renamed or taken out of the catalogue. All the others are where they were.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={paths.courses}>
          See all courses
        </ButtonLink>
        <ButtonLink to={paths.home}>Back to homepage</ButtonLink>
      </div>
    </div>
  )
}
