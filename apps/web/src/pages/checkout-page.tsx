import { formatFees } from '@syntax-lab/shared/course-facts'
import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { Page, PageHeading } from '#components/page.tsx'
import { useAuth } from '#features/auth/use-auth.ts'
import { Checkout } from '#features/checkout/checkout.tsx'
import { CoursePicture } from '#features/courses/course-picture.tsx'
import { CourseSkeleton } from '#features/courses/course-skeleton.tsx'
import type { CourseData } from '#features/courses/loaders.ts'
import { ProblemNote } from '#features/courses/problem-note.tsx'
import { StaleNote } from '#features/courses/stale-note.tsx'
import { useAnswer } from '#features/courses/use-answer.ts'
import { sitePages } from '#site-pages.ts'

export default function CheckoutPage() {
  return (
    <Suspense
      fallback={
        <Page {...sitePages.checkout}>
          <CourseSkeleton />
        </Page>
      }
    >
      <CheckoutById />
    </Suspense>
  )
}

function CheckoutById() {
  const data = useLoaderData<CourseData>()
  // What is known of one course is not shown in the place of another.
  return <CheckoutOfCourse key={data.id} {...data} />
}

function CheckoutOfCourse({ course: asked, pictureUrl }: CourseData) {
  const loaded = useAnswer(asked)
  const { user } = useAuth()
  if (!('value' in loaded)) {
    return (
      <Page {...sitePages.checkout}>
        <ProblemNote problem={loaded.problem} isWholePage />
      </Page>
    )
  }
  const { value: course, problem, loadedAt } = loaded
  return (
    <Page title={`${sitePages.checkout.title}: ${course.title}`}>
      {problem ? <StaleNote loadedAt={loadedAt} problem={problem} /> : null}
      <PageHeading>Checkout</PageHeading>
      {user ? (
        <Checkout
          user={user}
          course={course}
          fees={formatFees(course.price)}
          picture={<CoursePicture url={pictureUrl(course.img)} isLazy={false} className="h-full" />}
        />
      ) : null}
    </Page>
  )
}
