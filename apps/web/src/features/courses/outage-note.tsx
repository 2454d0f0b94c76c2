import { PageHeading } from '#components/page.tsx'
import { RetryRow } from '#components/retry-row.tsx'
import type { Outage } from '#lib/course-api-error.ts'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { outageMessages } from './outage-messages.ts'
import { LineDrawing } from '#components/line-drawing.tsx'

type OutageNoteProps = {
  outage: Outage
  isFetching: boolean
  /** Resolves to whether it has helped. */
  onRetry: () => Promise<boolean>
  /** True where nothing else is on the screen, whose heading it then is. */
  isWholePage?: boolean
}

/** The screen of an outage that leaves nothing to read. It is retried by itself, and has a button for the impatient. */
export function OutageNote({ outage, isFetching, onRetry, isWholePage = false }: OutageNoteProps) {
  const { heading, text } = outageMessages[outage]
  return (
    <div ref={moveFocusOnRemoval} role="alert" className={`measure sheet p-6 sm:p-8 ${isWholePage ? 'mx-auto' : ''}`}>
      <BrokenLine />
      <p className="mt-6 annotation">{outage === 'missing-code' ? 'this site' : 'course server'}</p>
      {isWholePage ? (
        <PageHeading className="mt-2 text-step-3">{heading}</PageHeading>
      ) : (
        <h2 className="mt-2 text-step-2">{heading}</h2>
      )}
      <p className="mt-3 text-ink-soft">{text}</p>
      <RetryRow label="Retry" isBusy={isFetching} onRetry={onRetry} />
    </div>
  )
}

/** The page and the server, and the line between them that is down. */
function BrokenLine() {
  return (
    <LineDrawing viewBox="0 0 360 64" className="w-full max-w-90 text-ink" strokeLinecap="round">
      <path d="M8 12h80v40H8zM8 24h80" className="fill-accent-wash" />
      <path d="M272 10h80v20h-80zM272 34h80v20h-80zM284 20h8M284 44h8" className="fill-paper" />
      <path d="M96 32h60M204 32h60" strokeDasharray="2 8" className="text-line-strong" stroke="currentColor" />
      <path d="M170 22l20 20m0-20-20 20" strokeWidth="3" className="text-error" stroke="currentColor" />
    </LineDrawing>
  )
}
