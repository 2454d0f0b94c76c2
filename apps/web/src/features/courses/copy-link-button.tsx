import { BareButton } from '#components/button.tsx'
import { useCopy } from '#lib/use-copy.ts'
import { LineDrawing } from '#components/line-drawing.tsx'

const words = { idle: 'Copy link', copied: 'Link copied', blocked: 'Copy it from the address bar' } as const

/** Copies the address of the page at `path`, for a fellow student. */
export function CopyLinkButton({ path }: { path: string }) {
  const [outcome, copy] = useCopy()
  return (
    <>
      <BareButton
        onClick={() => void copy(location.origin + path)}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-small px-2 annotation hover:text-accent"
      >
        <LineDrawing viewBox="0 0 20 20" className="size-4" strokeWidth="1.8" strokeLinecap="round">
          {outcome === 'copied' ? (
            <path d="M3.5 10.5l4 4 9-9" />
          ) : (
            <>
              <path d="M8.5 11.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1 1" />
              <path d="M11.5 8.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1-1" />
            </>
          )}
        </LineDrawing>
        <span>{words[outcome]}</span>
      </BareButton>
      <output className="sr-only">{outcome === 'idle' ? '' : words[outcome]}</output>
    </>
  )
}
