import { mayEnrol } from '@syntax-lab/shared/access'
import type { Course } from '@syntax-lab/shared/course'
import { toasts } from '@syntax-lab/shared/messages'
import { Avatar } from '#components/avatar.tsx'
import { Button } from '#components/button.tsx'
import type { AuthUser } from '#features/auth/use-auth.ts'
import { notify } from '#lib/notify.ts'
import { UnverifiedNote } from './unverified-note.tsx'

type CheckoutProps = { user: AuthUser; course: Course; fees: string }

/** Who enrols, in what, and the one button; Enrol Now makes no call (specification, point 2). */
export function Checkout({ user, course, fees }: CheckoutProps) {
  const isAllowed = mayEnrol(user)
  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
      <section aria-labelledby="student" className="sheet self-start p-6">
        <h2 id="student" className="annotation tracking-normal">
          student
        </h2>
        <div className="mt-4 flex items-center gap-4">
          <Avatar photoUrl={user.photoURL} className="size-16 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold">{user.displayName || 'No name yet'}</p>
            <p className="text-small wrap-anywhere text-ink-soft">{user.email ?? 'No e-mail address'}</p>
          </div>
        </div>
        <p className={`mt-4 border-t border-line pt-3 font-mono text-note ${isAllowed ? 'text-accent' : 'text-star'}`}>{whyAllowed(user)}</p>
      </section>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
        <section aria-labelledby="selected-course" className="sheet p-6">
          <p className="annotation">selected course</p>
          <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 id="selected-course" className="text-step-2">
              {course.title}
            </h2>
            <p className="font-mono text-step-1 font-semibold tabular-nums">{fees}</p>
          </div>
          <p className="measure mt-3 whitespace-pre-line">{course.description}</p>
        </section>
        {isAllowed ? (
          <Button variant="primary" className="min-h-13 px-8 text-base sm:justify-self-start" onClick={() => notify.success(toasts.enrolled)}>
            Enrol Now
          </Button>
        ) : (
          <UnverifiedNote />
        )}
      </div>
    </div>
  )
}

function whyAllowed(user: AuthUser): string {
  if (user.emailVerified) return 'e-mail verified'
  return mayEnrol(user) ? 'signed in with GitHub' : 'e-mail not verified yet'
}
