import { useLoaderData, useParams } from 'react-router'
import { Page, PageHeading } from '#components/page.tsx'
import { useAuth } from '#features/auth/use-auth.ts'
import { Checkout } from '#features/checkout/checkout.tsx'
import type { CourseData } from '#features/courses/course-loaders.ts'
import { CourseNotFound, courseNotFoundTitle } from '#features/courses/course-not-found.tsx'
import { CoursePicture } from '#features/courses/course-picture.tsx'
import { CourseSkeleton } from '#features/courses/course-skeleton.tsx'
import { OutageNote } from '#features/courses/outage-note.tsx'
import { StaleNote } from '#features/courses/stale-note.tsx'
import { useQueryResult } from '#features/courses/use-query-result.ts'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { sitePages } from '#site-pages.ts'

export default function CheckoutPage() {
  // What is known of one course is not shown in the place of another.
  const { id } = useParams()
  return <CheckoutOf key={id} id={id} />
}

function CheckoutOf({ id }: { id: string | undefined }) {
  const { query, catalogue } = useLoaderData<CourseData>()
  const { cached, outage, isFetching } = useQueryResult(query)
  const { user } = useAuth()
  const course = cached?.value
  if (!course) {
    return (
      <Page title={cached ? courseNotFoundTitle : sitePages.checkout.title}>
        {cached ? (
          <CourseNotFound id={id} catalogue={catalogue} />
        ) : outage ? (
          <OutageNote outage={outage} isFetching={isFetching} onRetry={query.retry} isWholePage />
        ) : (
          <CourseSkeleton />
        )}
      </Page>
    )
  }
  return (
    <Page title={`${sitePages.checkout.title}: ${course.title}`}>
      <div ref={moveFocusOnRemoval}>
        <StaleNote loadedAt={cached.loadedAt} outage={outage} isFetching={isFetching} onRetry={query.retry} />
        <PageHeading>Checkout</PageHeading>
        {user ? (
          <Checkout
            user={user}
            course={course}
            picture={<CoursePicture img={course.img} isLazy={false} className="h-full" />}
          />
        ) : null}
      </div>
    </Page>
  )
}
