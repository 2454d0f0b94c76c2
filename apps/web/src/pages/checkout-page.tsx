import { PageHeading, PageTitle } from '#components/page.tsx'
import { useAuth } from '#features/auth/use-auth.ts'
import { Checkout } from '#features/checkout/checkout.tsx'
import { CoursePicture } from '#features/courses/course-picture.tsx'
import { CourseScreen } from '#features/courses/course-screen.tsx'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { sitePages } from '#site-pages.ts'

export default function CheckoutPage() {
  const { user } = useAuth()
  const { title } = sitePages.checkout
  return (
    <div className="page-width py-10 lg:py-16">
      <CourseScreen title={title}>
        {(course, staleNote) => (
          <div ref={moveFocusOnRemoval}>
            <PageTitle>{`${title}: ${course.title}`}</PageTitle>
            {staleNote}
            <PageHeading>Checkout</PageHeading>
            {user ? (
              <Checkout
                key={user.uid}
                user={user}
                course={course}
                picture={<CoursePicture img={course.img} isLazy={false} className="h-full" />}
              />
            ) : null}
          </div>
        )}
      </CourseScreen>
    </div>
  )
}
