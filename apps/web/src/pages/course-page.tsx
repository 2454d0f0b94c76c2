import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { CoursePdfButton } from '#features/course-pdf/course-pdf-button.tsx'
import { CourseDetail } from '#features/courses/course-detail.tsx'
import { CourseStructuredData } from '#features/courses/course-structured-data.tsx'
import { CourseSkeleton } from '#features/courses/course-skeleton.tsx'
import { summaryOf } from '#features/courses/course-summary.ts'
import type { CourseData } from '#features/courses/loaders.ts'
import { ProblemNote } from '#features/courses/problem-note.tsx'
import { StaleNote } from '#features/courses/stale-note.tsx'
import { useAnswer } from '#features/courses/use-answer.ts'

export default function CoursePage() {
  return (
    <div className="page-width py-8 lg:py-12">
      <Suspense fallback={<CourseSkeleton />}>
        <CourseById />
      </Suspense>
    </div>
  )
}

function CourseById() {
  const data = useLoaderData<CourseData>()
  // What is known of one course is not shown in the place of another.
  return <AskedCourse key={data.id} {...data} />
}

function AskedCourse({ course, pictureUrl }: CourseData) {
  const loaded = useAnswer(course)
  if (!('value' in loaded)) {
    return (
      <>
        {loaded.problem === 'not-found' ? null : <title>Course not loaded · Syntax Lab</title>}
        <ProblemNote problem={loaded.problem} isWholePage />
      </>
    )
  }
  const { value, problem, loadedAt } = loaded
  const imageUrl = pictureUrl(value.img)
  return (
    <>
      <title>{`${value.title} · Syntax Lab`}</title>
      <meta name="description" content={summaryOf(value.description)} />
      <CourseStructuredData course={value} />
      {problem ? <StaleNote loadedAt={loadedAt} problem={problem} /> : null}
      <CourseDetail
        course={value}
        pictureUrl={imageUrl}
        tools={<CoursePdfButton course={value} imageUrl={imageUrl} />}
      />
    </>
  )
}
