import { useCallback, useRef, useState } from 'react'

type Draft = Readonly<Record<string, string>>

/** The key of what was typed into the profile's form, or could not be saved at the sign-up. */
export const profileDraftKey = (uid: string) => `profile of ${uid}`

const none: Draft = {}
const drafts = new Map<string, Draft>()

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
  const sent = useRef(none)
  const [draft] = useState(() => drafts.get(key) ?? none)
  const ref = useCallback(
    (form: HTMLFormElement) => {
      const kept = drafts.get(key) ?? none
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
    drafts.delete(key)
  }
  return { draft, ref, forget }
}

/** Adds to what waits for the form of that key, as if it had been typed there. */
export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, { ...drafts.get(key), ...draft })
}

/** Whether a reload would lose text: in a field of this page, passwords included, or in a form that was left. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  return isTyped || [...drafts.values()].some((draft) => Object.values(draft).some(Boolean))
}

/** For the end of a login: what one student has typed is not for the next. */
export function forgetDrafts(): void {
  drafts.clear()
}

const textsOf = (inputs: HTMLInputElement[]): Draft =>
  Object.fromEntries(inputs.map(({ name, value }) => [name, value]))

/** A password is known by its autocomplete, because one that is shown is of another type. */
function textInputs(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('input:not([readonly], [autocomplete$="password"])')]
}
