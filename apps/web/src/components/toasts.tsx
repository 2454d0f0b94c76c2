import { type ComponentType, useEffect, useState } from 'react'
import { useNotices } from '#lib/notices.ts'
import { onToastWaiting } from '#lib/notify.ts'
import { useIsSlow } from '#lib/use-is-slow.ts'
import { whenIdle } from '#lib/when-idle.ts'

let Toaster: ComponentType | undefined

/** Gets the toasts' code, which the first paint does not need. */
export async function loadToaster(): Promise<void> {
  Toaster = (await import('./toaster.tsx')).Toaster
}

/** The place of the toasts: empty until their code has come, after the first paint or with the first toast. */
export function Toasts() {
  const [isLoaded, setIsLoaded] = useState(Toaster !== undefined)
  const [isWaitedFor, setIsWaitedFor] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const isSlow = useIsSlow(isWaitedFor && !isLoaded)

  // An effect, because it loads code. Where that fails, the next toast tries again.
  useEffect(() => {
    const load = () => loadToaster().then(() => setIsLoaded(true))
    if (!Toaster) whenIdle(() => void load().catch(() => {}))
    return onToastWaiting(() => {
      setIsWaitedFor(true)
      void load().catch(() => setHasFailed(true))
    })
  }, [])

  if (isLoaded && Toaster) return <Toaster />
  return hasFailed || isSlow ? <PlainNotice /> : null
}

/** What the newest toast says, for as long as the toasts' code is missing. */
function PlainNotice() {
  const [newest] = useNotices()
  return (
    <p
      role="status"
      data-plain-notice=""
      className="sticky bottom-(--bar,0px) z-20 m-0 border-t border-star bg-surface px-4 py-2 text-center text-small"
    >
      {newest?.text}
    </p>
  )
}
