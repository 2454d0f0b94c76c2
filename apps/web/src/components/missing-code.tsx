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
  /** Whether the page may be reloaded at once, as an old tab does after a deployment. */
  mayReload?: boolean
  /** For a card over a page that can be read: loads the page's code again, and resolves to whether it is there now. */
  restart?: () => Promise<boolean>
}

const hasNothingTyped = () => !hasTypedText()

/** A card with a way on where a part of the site could not be loaded. */
export function MissingCode({
  message = 'Part of the site could not be loaded.',
  mayReload = false,
  restart,
}: MissingCodeProps) {
  const isOnline = useIsOnline()
  const [isReloading, setIsReloading] = useState(mayReload)

  // An effect, because it leaves the page: an old tab finds the new deployment by loading anew, once, and code that was
  // missing for lack of a connection is loaded once there is one. Neither reloads what would lose typed text, which may
  // come while the site is asked whether it answers.
  useEffect(() => {
    const tryReload = async () => setIsReloading(mayReload && hasNothingTyped() && (await reloadOnce(hasNothingTyped)))
    void tryReload()
    const goOn = async () =>
      (await restart?.()) || (hasNothingTyped() && reloadIfReachable(location.href, hasNothingTyped))
    const handleOnline = () => void goOn()
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [mayReload, restart])

  async function retry(): Promise<boolean> {
    if (await restart?.()) return true
    if (!restart) return reloadIfReachable(location.href)
    return hasNothingTyped() && reloadIfReachable(location.href, hasNothingTyped)
  }

  if (isReloading) return null
  const whenOnline = restart || hasNothingTyped() ? 'This page will load' : 'Try again'
  return (
    <div role="alert" className={`sheet ${restart ? 'over-page' : 'measure p-8'}`}>
      <PageHeading className="text-step-2">{`This page did not load${restart ? ' completely' : ''}`}</PageHeading>
      <p className="mt-3 text-ink-soft">
        {`${message} ${isOnline ? 'Check your connection, then try again.' : `${whenOnline} when you're back online.`}`}
      </p>
      <RetryRow label="Try again" isUnavailable={!isOnline} onRetry={retry}>
        {restart ? null : (
          <ButtonLink href={paths.home} target={isOnline ? '_self' : undefined}>
            Back to homepage
          </ButtonLink>
        )}
      </RetryRow>
    </div>
  )
}
