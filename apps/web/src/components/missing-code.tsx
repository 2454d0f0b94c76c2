import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button, ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { RetryRow } from '#components/retry-row.tsx'
import { reloadIfReachable } from '#lib/import-with-retry.ts'
import { hasReloaded, reloadOnce } from '#lib/lazy-code.ts'
import { hasTypedText } from '#lib/use-draft.ts'
import { useIsOnline } from '#lib/use-is-online.ts'
import { paths } from '#paths.ts'

type MissingCodeProps = {
  message?: string
  /** Whether the page may be reloaded at once, as an old tab does after a deployment. */
  mayReload?: boolean
  /** Whether it lies over a page that can be read. */
  isOverPage?: boolean
  /** Loads the page's code again. Where it is there, this card is gone once the promise resolves. */
  restart: () => Promise<void>
}

const hasNothingTyped = () => !hasTypedText()

/** A card with a way on where a part of the site could not be loaded. */
export function MissingCode({
  message = 'Part of the site could not be loaded.',
  mayReload = false,
  isOverPage = false,
  restart,
}: MissingCodeProps) {
  const isOnline = useIsOnline()
  const card = useRef<HTMLDivElement>(null)
  const [isReloading, setIsReloading] = useState(mayReload)
  const [needsReload, setNeedsReload] = useState(false)

  /**
   * Resolves to whether it has helped, or the page is being loaded anew. A reload that would lose typed text is left
   * to the visitor. Text may also come while the site is asked whether it answers.
   */
  async function retry(): Promise<boolean> {
    const hadFocus = card.current?.contains(document.activeElement)
    await restart()
    if (!card.current) {
      if (hadFocus) document.querySelector<HTMLElement>('main h1')?.focus()
      return true
    }
    setNeedsReload(hasTypedText())
    return hasNothingTyped() && reloadIfReachable(location.href, hasNothingTyped)
  }

  // Code that was missing for lack of a connection is loaded once there is one.
  const handleOnline = useEffectEvent(() => void retry())
  useEffect(() => {
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])

  // An effect, because it leaves the page: an old tab finds the new deployment by loading anew, once.
  useEffect(() => {
    const tryReload = async () => setIsReloading(mayReload && hasNothingTyped() && (await reloadOnce(hasNothingTyped)))
    void tryReload()
  }, [mayReload])

  if (isReloading) return null
  const wayOn = isOnline ? 'Check your connection, then try again.' : "This page will load when you're back online."
  return (
    <div ref={card} role="alert" className={`sheet ${isOverPage ? 'over-page' : 'measure p-8'}`}>
      <PageHeading className="text-step-2">{`This page did not load${isOverPage ? ' completely' : ''}`}</PageHeading>
      <p className="mt-3 text-ink-soft">
        {message} {wayOn}
      </p>
      <RetryRow label="Try again" isUnavailable={!isOnline} hasFailed={hasReloaded()} onRetry={retry}>
        {isOverPage ? null : (
          <ButtonLink href={paths.home} target={isOnline ? '_self' : undefined}>
            Back to homepage
          </ButtonLink>
        )}
        {needsReload && isOnline ? (
          <Button onClick={() => reloadIfReachable(location.href)}>Reload, and lose what you typed</Button>
        ) : null}
      </RetryRow>
    </div>
  )
}
