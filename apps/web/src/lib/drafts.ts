/** What was typed, by the names of a form's fields. */
export type Draft = Readonly<Record<string, string>>

const drafts = new Map<string, Draft>()

/** The key of what was typed into the profile's form, or could not be saved at the sign-up. */
export const profileDraftKey = (uid: string) => `profile of ${uid}`

/** What waits for the form of that key, by the names of its fields. */
export function draftOf(key: string): Draft {
  return drafts.get(key) ?? {}
}

/** Adds to what waits for the form of that key, as if it had been typed there. */
export function keepDraft(key: string, draft: Draft): void {
  drafts.set(key, { ...drafts.get(key), ...draft })
}

/** For a form that was sent. */
export function forgetDraft(key: string): void {
  drafts.delete(key)
}

/** For the end of a login: what one student has typed is not for the next. */
export function forgetDrafts(): void {
  drafts.clear()
}

/** Whether a reload would lose text: in a field of this page, passwords included, or in a form that was left. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  return isTyped || [...drafts.values()].some((draft) => Object.values(draft).some(Boolean))
}
