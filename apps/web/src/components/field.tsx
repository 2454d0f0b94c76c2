import type { ComponentProps, ReactNode } from 'react'

type FieldProps = Omit<ComponentProps<'input'>, 'className'> & {
  label: string
  name: string
  /** One line beneath the input. */
  hint?: string
  /** What is wrong with the value. It takes the hint's place: where it needs no more lines, nothing below moves. */
  error?: ReactNode
  /** Stands at the end of the label's line. */
  note?: ReactNode
  /** Stands at the end of the input, such as a show/hide button. */
  trailing?: ReactNode
  /** More about the value, beneath the hint. */
  details?: ReactNode
}

/** A labelled text input whose hint and error are tied to it. */
export function Field({ label, name, hint, error, note, trailing, details, ...input }: FieldProps) {
  const messageId = `${name}-message`
  const detailsId = `${name}-details`
  const describedBy = [error || hint ? messageId : '', details ? detailsId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <div className="flex justify-between gap-4">
        <label htmlFor={name} className="text-small font-semibold">
          {label}
        </label>
        {note}
      </div>
      <div
        className="mt-1.5 flex rounded-small border border-line-strong bg-surface focus-within:border-accent
          focus-within:outline-2 focus-within:outline-accent has-[input:read-only]:bg-sunken
          has-[input[aria-invalid]]:border-error"
      >
        <input
          id={name}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className="min-h-11 w-full min-w-0 rounded-small bg-transparent px-3 py-2 text-base outline-none"
          {...input}
        />
        {trailing}
      </div>
      {error || hint ? (
        <div className="mt-1 grid text-small wrap-anywhere *:col-start-1 *:row-start-1">
          {hint ? (
            <p id={error ? undefined : messageId} className={error ? 'invisible' : 'text-ink-soft'}>
              {hint}
            </p>
          ) : null}
          {error ? (
            <p id={messageId} className="text-error">
              <span aria-hidden="true">✗ </span>
              <span>{error}</span>
            </p>
          ) : null}
        </div>
      ) : null}
      {details ? (
        <div id={detailsId} className="mt-1">
          {details}
        </div>
      ) : null}
    </div>
  )
}
