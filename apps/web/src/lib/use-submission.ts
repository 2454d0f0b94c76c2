import { useRef, useState } from 'react'
import { errorMessage } from './auth-error.ts'
import { notify } from './notify.ts'

/**
 * Runs one submission at a time: presses that come while one is running do nothing.
 * An error becomes a toast with the provider's message, and stays as `error` until the next run or `clear`;
 * its toast leaves with it, so that no old error stands beside a success.
 */
export function useSubmission<Args extends unknown[]>(submit: (...args: Args) => Promise<void>) {
  // A ref, because ten presses can arrive before React has drawn `isBusy`.
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()

  function clear() {
    if (error !== undefined) notify.dismiss(errorMessage(error))
    setError(undefined)
  }

  async function run(...args: Args) {
    if (isRunning.current) return
    isRunning.current = true
    clear()
    setIsBusy(true)
    try {
      await submit(...args)
    } catch (caught) {
      notify.error(errorMessage(caught))
      setError(caught)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, error, clear, run: (...args: Args) => void run(...args) }
}
