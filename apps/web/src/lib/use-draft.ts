import { useCallback, useRef, useState } from 'react'
import { type Draft, draftOf, forgetDraft, keepDraft } from './drafts.ts'

/**
 * What was typed into a form's inputs and not sent: it is there again when the visitor comes back to the form, as
 * browsers do across page loads. It lasts as long as the document, and passwords are not kept.
 * `ref` is for the form; `draft` has what was typed, by the names of the fields; `forget` is for a form that was sent.
 */
export function useDraft(key: string): {
  draft: Draft
  ref: (form: HTMLFormElement) => () => void
  forget: (form: HTMLFormElement) => void
} {
  const sent = useRef<Draft>({})
  const [draft] = useState(() => draftOf(key))
  const ref = useCallback(
    (form: HTMLFormElement) => {
      const kept = draftOf(key)
      // As values, not as defaults: on Back from another document, browsers restore only what differs from its default.
      for (const input of textInputs(form)) {
        const text = kept[input.name]
        if (text !== undefined) input.value = text
      }
      return () => {
        const typed = textInputs(form).filter(({ name, value, defaultValue }) => {
          return value !== sent.current[name] && (value !== defaultValue || Object.hasOwn(kept, name))
        })
        keepDraft(key, textsOf(typed))
      }
    },
    [key],
  )
  function forget(form: HTMLFormElement) {
    sent.current = textsOf(textInputs(form))
    forgetDraft(key)
  }
  return { draft, ref, forget }
}

const textsOf = (inputs: HTMLInputElement[]): Draft =>
  Object.fromEntries(inputs.map(({ name, value }) => [name, value]))

/** A password is known by its autocomplete, because one that is shown is of another type. */
function textInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([readonly], [autocomplete$="password"])')]
}
