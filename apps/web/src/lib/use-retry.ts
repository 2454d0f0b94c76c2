import { useState } from 'react'

/**
 * A button that tries again what has failed. `onRetry` resolves to whether it has helped; `failedAt` is when it last
 * has not. `hasFailed` says that the same has been tried just before, without a press.
 */
export function useRetry(onRetry: () => Promise<boolean>, hasFailed = false) {
  const [isTrying, setIsTrying] = useState(false)
  const [failedAt, setFailedAt] = useState(() => (hasFailed ? new Date() : undefined))

  async function retry() {
    setIsTrying(true)
    setFailedAt(undefined)
    const hasHelped = await onRetry()
    setIsTrying(false)
    if (!hasHelped) setFailedAt(new Date())
  }

  return { isTrying, failedAt, retry }
}
