import { useEffect, useState } from 'react'
import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { RetryRow } from '#components/retry-row.tsx'
import { reloadIfReachable } from '#lib/import-with-retry.ts'
import { reloadOnce } from '#lib/lazy-code.ts'
import { hasTypedText } from '#lib/use-draft.ts'
import { useIsOnline } from '#lib/use-is-online.ts'
import { paths } from '#paths.ts'

type MissingCodeProps = {
  message?: string
  /** Whether the page may be loaded anew at once, as an old tab does after a deployment. */
  mayReload?: boolean
  /** Whether what the build has written into the page stands below, to be read. */
  isReadable?: boolean
}

/** A card with a way on where a part of the site could not be loaded. */
export function MissingCode({
  message = 'Part of the site could not be loaded.',
  mayReload = false,
  isReadable = false,
}: MissingCodeProps) {
  const isOnline = useIsOnline()
  const [isReloading, setIsReloading] = useState(mayReload)

  // An effect, because it leaves the page: an old tab finds the new deployment by loading anew, once.
  // What could not be had without a connection comes with it. What was typed would be lost: then it takes a press.
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- only trying tells whether the page is reloaded
    setIsReloading(mayReload && !hasTypedText() && reloadOnce())
    const reload = () => {
      if (!hasTypedText()) location.reload()
    }
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [mayReload])

  if (isReloading) return null
  return (
    <div role="alert" className="measure sheet p-8">
      <PageHeading className="text-step-3">{`This page did not load${isReadable ? ' completely' : ''}`}</PageHeading>
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
  )
}
