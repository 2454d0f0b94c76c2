import { useRef } from 'react'
import { Button } from '#components/button.tsx'
import { useCopy } from '#lib/use-copy.ts'

const words = { idle: 'Copy address', copied: 'Copied', blocked: 'Selected: now copy it' } as const

/** Says where to log in instead, with the address to take there. */
export function InAppBrowserNote() {
  const address = useRef<HTMLParagraphElement>(null)
  const [outcome, copy] = useCopy()
  return (
    <div className="rounded-small border border-star px-3 py-2 text-small">
      <p>Google and GitHub may not let you log in inside this app. Open this address in your phone's own browser:</p>
      <p ref={address} className="mt-2 font-mono text-note wrap-anywhere select-all">
        {location.href}
      </p>
      <Button className="mt-2" onClick={() => void copy(location.href, address.current)}>
        {words[outcome]}
      </Button>
      <output className="sr-only">{outcome === 'idle' ? '' : words[outcome]}</output>
    </div>
  )
}
