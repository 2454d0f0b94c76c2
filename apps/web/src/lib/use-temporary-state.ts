import { useEffect, useRef, useState } from 'react'

/** State that is `initial` again `durationMs` after it was last set. */
export function useTemporaryState<State>(initial: State, durationMs: number): [State, (state: State) => void] {
  const [state, setState] = useState(initial)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  // An effect, because time is outside React: what has left the page sets nothing any more.
  useEffect(() => () => clearTimeout(timer.current), [])

  function setForAWhile(next: State) {
    setState(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState(initial), durationMs)
  }

  return [state, setForAWhile]
}
