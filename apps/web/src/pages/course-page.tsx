import { PageTitle } from '#components/page.tsx'
import { CoursePdfButton } from '#features/course-pdf/course-pdf-button.tsx'
import { CourseDetail } from '#features/courses/course-detail.tsx'
import { CourseScreen } from '#features/courses/course-screen.tsx'
import { CourseStructuredData } from '#features/courses/course-structured-data.tsx'
import { summaryOf } from '#features/courses/course-summary.ts'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { sitePages } from '#site-pages.ts'

export default function CoursePage() {
  return (
    <div className="page-width py-8 lg:py-12">
      <CourseScreen title={sitePages.course.title}>
        {(course, staleNote, data) => (
          <div ref={moveFocusOnRemoval} data-has-action-bar="">
            <PageTitle>{course.title}</PageTitle>
            {course.description ? <meta name="description" content={summaryOf(course.description)} /> : null}
            <CourseStructuredData course={course} />
            {staleNote}
            <CourseDetail course={course} data={data} tools={<CoursePdfButton course={course} />} />
          </div>
        )}
      </CourseScreen>
    </div>
  )
}
