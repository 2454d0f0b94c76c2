import { lazy, useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ButtonLink } from '#components/button.tsx'
import { Page, PageHeading } from '#components/page.tsx'
import { RetryRow } from '#components/retry-row.tsx'
import { importWithRetry, reloadIfReachable } from '#lib/import-with-retry.ts'
import { ChunkError, reloadOnce } from '#lib/lazy-code.ts'
import { useIsOnline } from '#lib/use-is-online.ts'
import { paths } from '#paths.ts'

const loadNotFound = () => import('./not-found-page.tsx')
const NotFoundPage = lazy(() => importWithRetry(loadNotFound).catch(() => ({ default: PartMissing })))

/** The router's error screen: the 404 page, or a card with a way on when a part of the site could not be loaded. */
export function ErrorPage() {
  const error = useRouteError()

  // An effect, so that an error is reported once and not at each rendering.
  useEffect(() => {
    if (!isRouteErrorResponse(error)) console.error(error)
  }, [error])

  return error instanceof ChunkError ? <PartMissing message={error.message} mayReload /> : <NotFoundPage />
}

function PartMissing({
  message = 'Part of the site could not be loaded.',
  mayReload = false,
}: {
  message?: string
  mayReload?: boolean
}) {
  const isOnline = useIsOnline()
  const [isReloading, setIsReloading] = useState(mayReload)

  // An effect, because it leaves the page: an old tab finds the new deployment by loading anew, once.
  // What could not be had without a connection comes with it.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only trying tells whether the page is reloaded
    setIsReloading(mayReload && reloadOnce())
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [mayReload])

  if (isReloading) return null
  return (
    <Page title="Not loaded">
      <div role="alert" className="measure sheet p-8">
        <PageHeading className="text-step-3">This page did not load</PageHeading>
        <p className="mt-3 text-ink-soft">
          {`${message} ${
            isOnline ? 'Check your connection, then try again.' : "This page will load when you're back online."
          }`}
        </p>
        <RetryRow label="Try again" isUnavailable={!isOnline} onRetry={() => reloadIfReachable(location.href)}>
          <ButtonLink href={paths.home} target={isOnline ? '_self' : undefined}>
            Back to homepage
          </ButtonLink>
        </RetryRow>
      </div>
    </Page>
  )
}
