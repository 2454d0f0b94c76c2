import { type ComponentType, useEffect, useState } from 'react'
import { onToastWaiting } from '#lib/notify.ts'
import { whenIdle } from '#lib/when-idle.ts'

let Toaster: ComponentType | undefined

/** Gets the toasts' code, which the first paint does not need. */
export async function loadToaster(): Promise<void> {
  Toaster = (await import('./toaster.tsx')).Toaster
}

/** The place of the toasts: empty until their code has come, after the first paint or with the first toast. */
export function Toasts() {
  const [isLoaded, setIsLoaded] = useState(Toaster !== undefined)

  // An effect, because it loads code. Where that fails, the next toast tries again.
  useEffect(() => {
    const load = () => void loadToaster().then(() => setIsLoaded(true), () => {})
    if (!Toaster) whenIdle(load)
    return onToastWaiting(load)
  }, [])

  return isLoaded && Toaster ? <Toaster /> : null
}
