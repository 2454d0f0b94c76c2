import type { Course } from '@syntax-lab/shared/course'
import { BareButton } from '#components/button.tsx'
import { toggleKept, useIsKept } from './shortlist.ts'
import { LineDrawing } from '#components/line-drawing.tsx'

type KeepButtonProps = { course: Pick<Course, 'id' | 'title'>; className?: string }

/**
 * Puts a course on the shortlist of this device, or removes it. On the shortlist the next card moves up under the
 * pointer: there, the second press of a double click is ignored. A held Enter is one press everywhere.
 */
export function KeepButton({ course: { id, title }, className = '' }: KeepButtonProps) {
  const isKept = useIsKept(id)
  return (
    <BareButton
      aria-label={`Keep: ${title}`}
      aria-pressed={isKept}
      onClick={({ detail, currentTarget }) => {
        if (detail < 2 || !currentTarget.closest('[data-shortlist]')) toggleKept(id)
      }}
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-small border border-line-strong
        bg-surface px-3 text-small font-semibold hover:border-accent hover:text-accent aria-pressed:border-accent
        aria-pressed:bg-accent-wash aria-pressed:text-accent ${className}`}
    >
      <LineDrawing
        viewBox="0 0 20 20"
        className="size-4 shrink-0"
        fill={isKept ? 'currentColor' : 'none'}
        strokeWidth="1.8"
        strokeLinejoin="round"
      >
        <path d="M5 2.5h10v15l-5-4-5 4z" />
      </LineDrawing>
      <span>Keep</span>
    </BareButton>
  )
}
