import { useLoaderData, useParams } from 'react-router'
import { PageTitle } from '#components/page.tsx'
import { CoursePdfButton } from '#features/course-pdf/course-pdf-button.tsx'
import { CourseDetail } from '#features/courses/course-detail.tsx'
import type { CourseData } from '#features/courses/course-loaders.ts'
import { CourseNotFound, courseNotFoundTitle } from '#features/courses/course-not-found.tsx'
import { CourseSkeleton } from '#features/courses/course-skeleton.tsx'
import { CourseStructuredData } from '#features/courses/course-structured-data.tsx'
import { summaryOf } from '#features/courses/course-summary.ts'
import { OutageNote } from '#features/courses/outage-note.tsx'
import { StaleNote } from '#features/courses/stale-note.tsx'
import { useQueryResult } from '#features/courses/use-query-result.ts'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { sitePages } from '#site-pages.ts'

export default function CoursePage() {
  const { id } = useParams()
  // What is known of one course is not shown in the place of another.
  return (
    <div key={id} className="page-width py-8 lg:py-12">
      <CourseOf id={id} />
    </div>
  )
}

function CourseOf({ id }: { id: string | undefined }) {
  const data = useLoaderData<CourseData>()
  const { query } = data
  const { cached, outage, isFetching } = useQueryResult(query)
  if (!cached) {
    if (!outage)
      return (
        <>
          <PageTitle>{sitePages.course.title}</PageTitle>
          <CourseSkeleton />
        </>
      )
    return (
      <>
        <PageTitle>Course not loaded</PageTitle>
        <OutageNote outage={outage} isFetching={isFetching} onRetry={query.retry} isWholePage />
      </>
    )
  }
  const { value: course, loadedAt } = cached
  if (!course)
    return (
      <>
        <PageTitle>{courseNotFoundTitle}</PageTitle>
        <CourseNotFound id={id} catalogue={data.catalogue} />
      </>
    )
  return (
    <div ref={moveFocusOnRemoval} data-has-action-bar="">
      <PageTitle>{course.title}</PageTitle>
      <meta name="description" content={summaryOf(course.description)} />
      <CourseStructuredData course={course} />
      <StaleNote loadedAt={loadedAt} outage={outage} isFetching={isFetching} onRetry={query.retry} />
      <CourseDetail course={course} data={data} tools={<CoursePdfButton course={course} />} />
    </div>
  )
}
