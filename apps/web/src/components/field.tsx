import type { ComponentProps, ReactNode } from 'react'

type FieldProps = ComponentProps<'input'> & {
  label: string
  name: string
  /** What is wrong with the value; read out with the field, and shown beneath it. */
  error?: string | undefined
  hint?: ReactNode
  /** Stands at the end of the input, such as a show/hide button. */
  trailing?: ReactNode
}

/** A labelled text input whose error is tied to it. */
export function Field({ label, name, error, hint, trailing, className = '', ...input }: FieldProps) {
  const errorId = `${name}-error`
  const hintId = `${name}-hint`
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className={className}>
      <label htmlFor={name} className="block text-small font-semibold">
        {label}
      </label>
      <div className="mt-1.5 flex rounded-small border border-line-strong bg-surface focus-within:border-accent focus-within:outline-2 focus-within:outline-accent has-[input[aria-invalid]]:border-error has-[input:read-only]:bg-sunken">
        <input
          id={name}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className="min-h-11 w-full min-w-0 rounded-small bg-transparent px-3 py-2 text-base outline-none placeholder:text-ink-soft"
          {...input}
        />
        {trailing}
      </div>
      {error ? (
        <p id={errorId} className="mt-1.5 flex gap-2 text-small text-error">
          <span aria-hidden="true" className="font-mono">
            ✗
          </span>
          {error}
        </p>
      ) : null}
      {hint ? (
        <div id={hintId} className="mt-1.5 text-small text-ink-soft">
          {hint}
        </div>
      ) : null}
    </div>
  )
}
