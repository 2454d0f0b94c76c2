import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { RetryRow } from '#components/retry-row.tsx'
import { hasReloaded, reloadIfReachable, reloadOnce } from '#lib/reload.ts'
import { hasTypedText } from '#lib/drafts.ts'
import { useIsOnline } from '#lib/use-is-online.ts'
import { paths } from '#paths.ts'

type MissingCodeProps = {
  message?: string
  /** Whether it lies over a page that can be read. */
  isOverPage?: boolean
  /** Loads the page's code again; resolves when the page takes this card's place, or cannot. */
  restart: () => Promise<void>
}

const hasNothingTyped = () => !hasTypedText()

/** A card with a way on where a part of the site could not be loaded. */
export function MissingCode({
  message = 'Part of the site could not be loaded.',
  isOverPage = false,
  restart,
}: MissingCodeProps) {
  const isOnline = useIsOnline()
  const card = useRef<HTMLDivElement>(null)
  const [isReloading, setIsReloading] = useState(true)
  const [{ needsReload }, setOutcome] = useState({ needsReload: false })

  /**
   * Resolves to whether it has helped, or the page is being loaded anew. A reload that would lose typed text is left
   * to the visitor. Text may also come while the site is asked whether it answers.
   */
  async function retry(): Promise<boolean> {
    const hadFocus = card.current?.contains(document.activeElement)
    await restart()
    // With this card, drawn anew, comes everything that waits to be drawn, such as the page in its place.
    flushSync(() => setOutcome({ needsReload: false }))
    if (!card.current) {
      if (hadFocus && document.activeElement === document.body) document.querySelector<HTMLElement>('main h1')?.focus()
      return true
    }
    const isLeaving = await reloadIfReachable(location.href, hasNothingTyped)
    setOutcome({ needsReload: !isLeaving && hasTypedText() })
    return isLeaving
  }

  // Code that was missing for lack of a connection is loaded once there is one.
  const handleOnline = useEffectEvent(() => void retry())
  useEffect(() => {
    addEventListener('online', handleOnline)
    return () => removeEventListener('online', handleOnline)
  }, [])

  // An effect, because it leaves the page: an old tab finds the new deployment by loading anew, once.
  useEffect(() => {
    const tryReload = async () => setIsReloading(await reloadOnce(hasNothingTyped))
    void tryReload()
  }, [])

  if (isReloading) return null
  const wayOn = isOnline ? 'Check your connection, then try again.' : "It will be tried again when you're back online."
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
          // Without the hash, with which it would lead to a place on this page.
          <ButtonLink href={location.pathname + location.search} target="_self">
            Reload, and lose what you typed
          </ButtonLink>
        ) : null}
      </RetryRow>
    </div>
  )
}
