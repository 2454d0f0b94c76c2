import { useRef, useState } from 'react'

/**
 * Runs one submission at a time: presses that come while one is running do nothing.
 * A ref holds the lock, because ten presses can arrive before React has drawn `isBusy`.
 */
export function useSubmit<Values>(submit: (values: Values) => Promise<void>) {
  const isRunning = useRef(false)
  const [isBusy, setIsBusy] = useState(false)

  async function run(values: Values) {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    try {
      await submit(values)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, run: (values: Values) => void run(values) }
}
