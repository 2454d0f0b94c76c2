import type { Course } from '@syntax-lab/shared/course'
import type { ReactNode } from 'react'
import { useLoaderData, useParams } from 'react-router'
import { PageTitle } from '#components/page.tsx'
import type { CourseData } from './course-loaders.ts'
import { CourseNotFound } from './course-not-found.tsx'
import { CourseSkeleton } from './course-skeleton.tsx'
import { OutageNote } from './outage-note.tsx'
import { StaleNote } from './stale-note.tsx'
import { useQueryResult } from './use-query-result.ts'

type CourseScreenProps = {
  /** The document's title while the course is loading. */
  title: string
  /** Draws the course, with the note of old data on top. */
  children: (course: Course, staleNote: ReactNode, data: CourseData) => ReactNode
}

/** The course that the address names, or what is shown instead: that it is loading, an outage, or no such course. */
export function CourseScreen(props: CourseScreenProps) {
  // What is known of one course is not shown in the place of another.
  const { id } = useParams()
  return <CourseOf key={id} id={id} {...props} />
}

function CourseOf({ id, title, children }: CourseScreenProps & { id: string | undefined }) {
  const data = useLoaderData<CourseData>()
  const { query, catalogue } = data
  const { cached, outage, isFetching } = useQueryResult(query)
  if (cached?.value) {
    const { value: course, requestedAt } = cached
    const note = <StaleNote requestedAt={requestedAt} outage={outage} isFetching={isFetching} onRetry={query.retry} />
    return children(course, note, data)
  }
  if (cached)
    return (
      <>
        <PageTitle>Course not found</PageTitle>
        <CourseNotFound id={id} catalogue={catalogue} />
      </>
    )
  if (outage)
    return (
      <>
        <PageTitle>Course not loaded</PageTitle>
        <OutageNote outage={outage} isFetching={isFetching} onRetry={query.retry} isWholePage />
      </>
    )
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <CourseSkeleton />
    </>
  )
}
