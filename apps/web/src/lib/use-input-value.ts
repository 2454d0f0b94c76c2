import { useSyncExternalStore } from 'react'

/**
 * What stands in the input with that id, kept up to date while it is typed; the input keeps its own text.
 * `initial` is for the time before the input is on the page.
 */
export function useInputValue(id: string, initial = ''): string {
  const read = () => {
    const input = document.getElementById(id)
    return input instanceof HTMLInputElement ? input.value : initial
  }
  return useSyncExternalStore(subscribe, read, () => initial)
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('input', listener)
  return () => document.removeEventListener('input', listener)
}
