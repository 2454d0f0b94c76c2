import { BareButton } from '#components/button.tsx'
import type { RefObject } from 'react'
import { useTemporaryState } from '#lib/use-temporary-state.ts'

const words = { idle: 'Copy', copied: 'Copied', selected: 'Selected: now copy it' } as const

type CopyButtonProps = {
  /** What is copied, for those who hear the button's name on its own. */
  what: string
  source: RefObject<HTMLElement | null>
}

/** Copies the text of `source`. Where the clipboard is blocked it selects the text for the visitor's own shortcut. */
export function CopyButton({ what, source }: CopyButtonProps) {
  const [outcome, setOutcome] = useTemporaryState<keyof typeof words>('idle', 2_500)

  async function handleClick() {
    if (!source.current) return
    setOutcome(await copy(source.current))
  }

  return (
    <>
      <BareButton
        aria-label={`Copy ${what}`}
        onClick={() => void handleClick()}
        className={`-my-1 min-h-9 rounded-small px-3 annotation hover:bg-accent-wash hover:text-ink ${
          outcome === 'idle' ? '' : 'bg-accent-wash text-ink'
        }`}
      >
        {words[outcome]}
      </BareButton>
      <output className="sr-only">{outcome === 'idle' ? '' : words[outcome]}</output>
    </>
  )
}

async function copy(element: HTMLElement): Promise<'copied' | 'selected'> {
  try {
    await navigator.clipboard.writeText(element.textContent ?? '')
    return 'copied'
  } catch {
    getSelection()?.selectAllChildren(element)
    return 'selected'
  }
}
