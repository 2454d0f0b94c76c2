import { useEffect } from 'react'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Toasts } from '#components/toasts.tsx'
import type { AuthStore } from '#features/auth/auth-store.ts'
import { AuthContext } from '#features/auth/use-auth.ts'
import { showToastAfterReload } from '#features/profile/toast-after-reload.ts'

type AppProps = { router: ReturnType<typeof createBrowserRouter>; auth: AuthStore }

/**
 * The site: its router, who is logged in, and the toasts.
 * Tests give it a memory router and a store with a gateway of their own.
 */
export function App({ router, auth }: AppProps) {
  // An effect, because all three belong to the document and come after the first paint: from now on the page answers
  // to presses, the header knows by itself for whom it waits, and what a reload left behind is shown once.
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = ''
    delete document.documentElement.dataset['awaitsStudent']
    showToastAfterReload()
  }, [])

  return (
    <AuthContext value={auth}>
      {/* React draws a transition in slices of 5 ms, and the browser does other work between them:
          on a slow phone that doubles the time to the next page. */}
      <RouterProvider router={router} useTransitions={false} />
      <Toasts />
    </AuthContext>
  )
}
