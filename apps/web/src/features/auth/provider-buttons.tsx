import { toasts } from '@syntax-lab/shared/messages'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Advice } from '#components/advice.tsx'
import { BareButton } from '#components/button.tsx'
import { errorAdvice, isReplacedPopup } from '#lib/auth-error-advice.ts'
import { errorMessage } from '#lib/auth-error.ts'
import { isInAppBrowser } from '#lib/in-app-browser.ts'
import { notify } from '#lib/notify.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { InAppBrowserNote } from './in-app-browser-note.tsx'
import { GitHubMark, GoogleMark } from './provider-marks.tsx'
import { useAuthActions } from './use-auth-actions.ts'
import { useAuth, useAuthStore } from './use-auth.ts'

/** Within this time, a second press of the same button is a double click; after it, the popup can be opened anew. */
const doublePressMs = 1_000

/**
 * Login with Google and GitHub. Nothing is locked while the provider's window is open:
 * a window that was closed is noticed by the SDK only seconds later.
 * On `/login` an error is only logged (specification, point 8); on `/register` it is a toast, with advice beside it.
 * The page's form redirects whoever is logged in then.
 */
export function ProviderButtons({ showsErrors }: { showsErrors: boolean }) {
  const auth = useAuthActions()
  const { start } = useAuthStore()
  const { isReady } = useAuth()
  const [canOpen, setCanOpen] = useState(auth.arePopupsReady)
  const isHydrated = useIsHydrated()
  const [advice, setAdvice] = useState('')
  const lastPress = useRef({ button: '', time: 0 })

  // Effects, because a browser only lets a popup open straight from a press: the provider's code has to be there, and
  // so does what that code loads in turn.
  useEffect(() => void start().catch(() => {}), [start])
  useEffect(() => {
    if (isReady && !canOpen) void auth.preparePopups().then(() => setCanOpen(true))
  }, [isReady, canOpen, auth])

  async function logIn(open: () => Promise<void>, success: string) {
    const { button, time } = lastPress.current
    const now = performance.now()
    if (button === success && now - time < doublePressMs) return
    lastPress.current = { button: success, time: now }
    setAdvice('')
    try {
      await open()
      notify.success(success)
    } catch (caught) {
      if (isReplacedPopup(caught)) return
      if (!showsErrors) return console.error(caught)
      notify.error(errorMessage(caught))
      setAdvice(errorAdvice(caught))
    }
  }

  return (
    <div className="grid gap-3">
      <ProviderButton
        className="border-[#747775] bg-[#ffffff] text-[#1f1f1f] hover:bg-[#f2f2f2]"
        canOpen={canOpen}
        onPress={() => void logIn(auth.logInWithGoogle, toasts.loggedInWithGoogle)}
      >
        <GoogleMark />
        Continue with Google
      </ProviderButton>
      <ProviderButton
        className="border-[#59636e] bg-[#1f2328] text-[#ffffff] hover:bg-[#32383f]"
        canOpen={canOpen}
        onPress={() => void logIn(auth.logInWithGitHub, toasts.loggedInWithGitHub)}
      >
        <GitHubMark />
        Continue with GitHub
      </ProviderButton>
      <Advice>{advice}</Advice>
      {isHydrated && isInAppBrowser(navigator.userAgent) ? (
        <InAppBrowserNote />
      ) : (
        <p className="annotation">A small window will open, so allow pop-ups. Use the button you signed up with.</p>
      )}
    </div>
  )
}

type ProviderButtonProps = { className: string; canOpen: boolean; onPress: () => void; children: ReactNode }

/**
 * Says that it is getting ready as long as a press could not open the window, and offers to try again where that
 * failed.
 */
function ProviderButton({ className, canOpen, onPress, children }: ProviderButtonProps) {
  const { isReady, isUnresponsive } = useAuth()
  const { retry } = useAuthStore()
  const hasFailed = !isReady && isUnresponsive
  const isWaiting = !canOpen && !hasFailed

  return (
    <BareButton
      className={`inline-flex min-h-11 w-full flex-wrap items-center justify-center gap-x-3 rounded-small border px-2
        py-2 text-small font-semibold transition-colors duration-150 active:bg-accent-wash ${className}`}
      // Not `disabled`, which would take the focus from whoever has just pressed "try again".
      isBusy={isWaiting}
      onClick={hasFailed ? retry : onPress}
    >
      {children}
      {canOpen ? null : (
        <span className="text-note font-normal">{hasFailed ? 'Not reachable: try again' : 'Getting ready…'}</span>
      )}
    </BareButton>
  )
}
