import type { RefObject } from 'react'
import { BareButton } from '#components/button.tsx'
import { useCopy } from '#lib/use-copy.ts'

const words = { idle: 'Copy', copied: 'Copied', blocked: 'Selected: now copy it' } as const

type CopyButtonProps = {
  /** What is copied, for those who hear the button's name on its own. */
  what: string
  source: RefObject<HTMLElement | null>
}

/** Copies the text of `source`. */
export function CopyButton({ what, source }: CopyButtonProps) {
  const [outcome, copy] = useCopy()
  return (
    <>
      <BareButton
        aria-label={`Copy ${what}`}
        onClick={() => void copy(source.current?.textContent ?? '', source.current)}
        className={`-my-1 min-h-target rounded-small px-3 annotation hover:bg-accent-wash hover:text-ink ${
          outcome === 'idle' ? '' : 'bg-accent-wash text-ink'
        }`}
      >
        {words[outcome]}
      </BareButton>
      <output className="sr-only">{outcome === 'idle' ? '' : words[outcome]}</output>
    </>
  )
}
