import { type ReactNode, useCallback, useState } from 'react'
import { mayEnrol } from '@syntax-lab/shared/access'
import type { Course } from '@syntax-lab/shared/course'
import { formatFees } from '@syntax-lab/shared/course-facts'
import { toasts } from '@syntax-lab/shared/messages'
import { Avatar } from '#components/avatar.tsx'
import { Button } from '#components/button.tsx'
import type { AuthUser } from '#features/auth/use-auth.ts'
import { notify } from '#lib/notify.ts'
import { paths } from '#paths.ts'
import { UnverifiedNote } from './unverified-note.tsx'

type CheckoutProps = {
  user: AuthUser
  course: Course
  /** The course's picture. */
  picture: ReactNode
}

/** Who enrols, in what, and the one button; Enrol Now makes no call (specification, point 2). */
export function Checkout({ user, course, picture }: CheckoutProps) {
  const isAllowed = mayEnrol(user)
  const [wasRefused, setWasRefused] = useState(!isAllowed)
  if (!isAllowed && !wasRefused) setWasRefused(true)
  const wasJustAllowed = isAllowed && wasRefused
  const [hasEnrolled, setHasEnrolled] = useState(false)
  // What had the focus is gone with the note about the verification.
  const takeLostFocus = useCallback(
    (button: HTMLButtonElement | null) => {
      if (wasJustAllowed && document.activeElement === document.body) button?.focus()
    },
    [wasJustAllowed],
  )
  return (
    <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-flow-dense lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-10">
      {isAllowed ? null : <UnverifiedNote email={user.email} />}
      <p role="status" className={wasJustAllowed ? 'sheet p-5 lg:col-span-2' : 'sr-only'}>
        {wasJustAllowed ? 'Your email is verified. You can enrol now.' : ''}
      </p>
      <div className="order-1 self-start sheet lg:sticky lg:top-below-header lg:order-none lg:col-start-2">
        <section aria-labelledby="student" className="p-5 sm:p-6">
          <h2 id="student" className="tracking-normal annotation">
            student
          </h2>
          <div className="mt-3 flex items-center gap-4">
            <Avatar photoUrl={user.photoURL} className="size-16 shrink-0" />
            <div className="min-w-0">
              <p dir="auto" className="line-clamp-4 text-left font-semibold wrap-anywhere">
                {user.displayName || 'No name yet'}
              </p>
              <p className="text-small wrap-anywhere text-ink-soft">
                {user.email ? <Email address={user.email} /> : 'No email address'}
              </p>
            </div>
          </div>
          <p className={`mt-3 font-mono text-note ${isAllowed ? 'text-accent' : 'text-star'}`}>
            <span aria-hidden="true">{isAllowed ? '✓ ' : '· '}</span>
            <span>{whyAllowed(user)}</span>
          </p>
        </section>
        <div className="border-t border-line p-5 sm:p-6">
          <p className="flex items-baseline justify-between gap-4">
            <span className="annotation">fees</span>
            <span className="font-mono text-step-2 font-semibold tabular-nums">{formatFees(course.price)}</span>
          </p>
          {isAllowed ? (
            <>
              <Button
                variant="primary"
                ref={takeLostFocus}
                className="mt-4 min-h-13 w-full text-base"
                onClick={() => {
                  notify.success(toasts.enrolled)
                  setHasEnrolled(true)
                }}
              >
                Enrol Now
              </Button>
              <p className="mt-3 annotation">Nothing is charged: the courses are samples.</p>
              {hasEnrolled ? <NextReading course={course} /> : null}
            </>
          ) : null}
        </div>
      </div>
      <section aria-labelledby="selected-course" className="contents lg:col-start-1 lg:grid lg:content-start lg:gap-6">
        <div className="grid grid-cols-1 overflow-hidden sheet sm:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
          {picture}
          <div className="p-5 sm:p-6">
            <p className="annotation">selected course</p>
            <h2 id="selected-course" dir="auto" className="mt-1 text-step-2">
              <a href={paths.course(course.id)} className="link">
                {course.title}
              </a>
            </h2>
          </div>
        </div>
        <p dir="auto" className="order-2 measure whitespace-pre-line lg:order-none">
          {course.description}
        </p>
      </section>
    </div>
  )
}

/** An address too long for its line breaks before the @, rather than anywhere. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}

/** Where to go on. Links alone, because enrolling makes no call. */
function NextReading({ course }: { course: Course }) {
  return (
    <div className="mt-5 border-t border-line pt-4 text-small">
      <h2 className="font-semibold">What to read next</h2>
      <ul className="mt-1 grid">
        <li>
          <a href={paths.course(course.id)} className="inline-flex min-h-11 items-center link">
            The course page, with related courses
          </a>
        </li>
        <li>
          <a href={paths.blog} className="inline-flex min-h-11 items-center link">
            How things work, in the blog
          </a>
        </li>
      </ul>
    </div>
  )
}

function whyAllowed(user: AuthUser): string {
  if (user.emailVerified) return 'email verified'
  return mayEnrol(user) ? 'logged in with GitHub' : 'email not verified yet'
}
