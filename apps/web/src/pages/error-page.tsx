import { lazy, useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useNavigate, useRouteError } from 'react-router'
import { MissingCode } from '#components/missing-code.tsx'
import { Page } from '#components/page.tsx'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { ChunkError } from '#lib/lazy-code.ts'

const loadNotFound = () => import('./not-found-page.tsx')
const NotFoundPage = lazy(() => importWithRetry(loadNotFound).catch(() => ({ default: NotLoaded })))

/** The router's error screen: the 404 page, or a card with a way on when a part of the site could not be loaded. */
export function ErrorPage() {
  const error = useRouteError()

  // An effect, so that an error is reported once and not at each rendering.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error)
  }, [error])

  return error instanceof ChunkError ? <NotLoaded message={error.message} mayReload /> : <NotFoundPage />
}

function NotLoaded(props: { message?: string; mayReload?: boolean }) {
  const navigate = useNavigate()
  const { state, ...here } = useLocation()
  return (
    <Page title="Not loaded">
      {/* In one go: the card asks right afterwards whether it is still there. */}
      <MissingCode {...props} restart={async () => navigate(here, { replace: true, state, flushSync: true })} />
    </Page>
  )
}
