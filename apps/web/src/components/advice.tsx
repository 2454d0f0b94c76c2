import { type ReactNode, useEffect, useRef } from 'react'

/** What to do about an error, beside the form; an empty line while there is none, as in `SlowNote`. */
export function Advice({ children }: { children: ReactNode }) {
  const note = useRef<HTMLParagraphElement>(null)
  const isShown = Boolean(children)

  // An effect, because it moves the document: what has been pressed stays in sight below the advice that it brings.
  useEffect(() => {
    const focused = document.activeElement
    if (isShown && note.current?.closest('form')?.contains(focused)) focused?.scrollIntoView({ block: 'nearest' })
  }, [isShown])

  return (
    <p
      ref={note}
      role="status"
      className="rounded-small border border-error bg-error-wash px-3 py-2 text-small empty:sr-only"
    >
      {children}
    </p>
  )
}
