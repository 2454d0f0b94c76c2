import { toasts } from '@syntax-lab/shared/messages'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { BareButton } from '#components/button.tsx'
import { notify } from '#lib/notify.ts'
import { failureMessage } from '#lib/failures.ts'
import { isReplacedPopup } from './auth-errors.ts'
import { GitHubMark, GoogleMark } from './provider-marks.tsx'
import { returnPlace } from './return-place.ts'
import { useAuthActions } from './use-auth.ts'

const shape =
  'inline-flex min-h-11 w-full items-center justify-center gap-3 rounded-small border px-4 text-small font-semibold transition-colors duration-150 active:translate-y-px'

/** A second press within this time, in ms, is the same press: a popup that is open can be asked for again after it. */
const doublePress = 1_000

/**
 * Sign-in with Google and GitHub. Nothing is locked while the provider's window is open:
 * a window that was closed is noticed by the toolkit only seconds later.
 * On `/login` a failure is only logged (specification, point 8); on `/register` it is a toast.
 */
export function ProviderButtons({ showsFailures }: { showsFailures: boolean }) {
  const auth = useAuthActions()
  const navigate = useNavigate()
  const { state } = useLocation()
  const lastPress = useRef(0)

  async function logIn(open: () => Promise<void>, success: string) {
    const now = performance.now()
    if (lastPress.current > 0 && now - lastPress.current < doublePress) return
    lastPress.current = now
    try {
      await open()
      notify.success(success)
      void navigate(returnPlace(state), { replace: true })
    } catch (error) {
      if (isReplacedPopup(error)) return
      if (showsFailures) notify.error(failureMessage(error))
      else console.error(error)
    }
  }

  return (
    <div className="grid gap-3">
      <BareButton
        className={`${shape} border-[#747775] bg-[#ffffff] text-[#1f1f1f] hover:bg-[#f2f2f2]`}
        onClick={() => void logIn(auth.logInWithGoogle, toasts.loggedInWithGoogle)}
      >
        <GoogleMark />
        Continue with Google
      </BareButton>
      <BareButton
        className={`${shape} border-[#59636e] bg-[#1f2328] text-[#ffffff] hover:bg-[#32383f]`}
        onClick={() => void logIn(auth.logInWithGitHub, toasts.loggedInWithGitHub)}
      >
        <GitHubMark />
        Continue with GitHub
      </BareButton>
      <p className="annotation">A small window opens. Allow pop-ups, and use the button you signed up with.</p>
    </div>
  )
}
