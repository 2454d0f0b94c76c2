import { lazy, useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
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

  return error instanceof ChunkError ? <NotLoaded message={error.message} /> : <NotFoundPage />
}

function NotLoaded(props: { message?: string }) {
  const { revalidate } = useRevalidator()
  return (
    <Page title="Not loaded">
      <MissingCode {...props} restart={revalidate} />
    </Page>
  )
}
