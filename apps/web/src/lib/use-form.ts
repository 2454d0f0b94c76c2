import { fieldRequired, firstBroken, type Rule } from '@syntax-lab/shared/validation'
import { type FocusEvent, type InputEvent, type SubmitEvent, useState } from 'react'
import { errorAdvice, errorField } from './auth-error-advice.ts'
import { notify } from './notify.ts'
import { useDraft } from './use-draft.ts'
import { useSubmission } from './use-submission.ts'

/**
 * A field must be filled in and keep its rules; an optional one may be empty. With `isTrimmed`, blanks at both ends are
 * cut off before the value is checked or read.
 */
type FieldRules = { rules?: readonly Rule[]; isOptional?: boolean; isTrimmed?: boolean }

type FormOptions<Name extends string> = {
  /** Where `useDraft` keeps what was typed and not sent; forms with the same key share the fields of the same name. */
  draftKey: string
  /** In the order of the form: the first one with an error gets the focus. */
  fields: Record<Name, FieldRules>
  /** Gets what stood in the fields when the form was sent. Its errors become a toast and advice. */
  onSubmit: (read: (name: Name) => string, form: HTMLFormElement) => Promise<void>
}

/**
 * A form whose inputs keep their own text: it is read when the form is sent, so that what is typed
 * before React has started is there like everything else.
 *
 * Sending checks every field, puts each error beside its field, shows the toast of the first broken rule,
 * moves the focus to the first error, and calls `onSubmit` once where there is none.
 * Leaving a filled field checks its rules (specification, point 5); an error and its toast go as soon as the value is
 * put right.
 */
export function useForm<Name extends string>({ draftKey, fields, onSubmit }: FormOptions<Name>) {
  const { draft, ref, forget } = useDraft(draftKey)
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const rulesOf = new Map<string, FieldRules>(Object.entries(fields))

  const submission = useSubmission(async (form: HTMLFormElement) => {
    const read = reader(form, rulesOf)
    try {
      await onSubmit(read, form)
      forget(form)
    } catch (error) {
      const name = errorField(error)
      if (name && rulesOf.has(name)) showError(form, name, errorAdvice(error))
      throw error
    }
  })

  function showError(form: HTMLFormElement, name: string, text: string) {
    setErrors((before) => ({ ...before, [name]: text }))
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const read = reader(form, rulesOf)
    const broken = [...rulesOf].flatMap(([name, rules]) => {
      const rule = brokenRule(read(name), rules)
      return rule ? [{ name, ...rule }] : []
    })
    setErrors(Object.fromEntries(broken.map(({ name, hint }) => [name, hint])))
    const message = broken.find((each) => each.message)?.message
    if (message) notify.error(message)
    const [first] = broken
    if (first) showError(form, first.name, first.hint)
    else submission.run(form)
  }

  function handleInput({ target }: InputEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || !errors[target.name]) return
    const { name, value } = target
    const field = rulesOf.get(name)
    setErrors((before) => ({ ...before, [name]: brokenRule(value, field)?.hint }))
    // No toast stands beside a value that is right by now.
    for (const { message, isMet } of field?.rules ?? [])
      if (message && isMet(trimmed(value, field))) notify.dismiss(message)
  }

  function handleBlur({ target }: FocusEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement) || target.value === '') return
    const { name, value } = target
    const rule = brokenRule(value, rulesOf.get(name))
    if (!rule) return
    if (rule.message) notify.error(rule.message)
    setErrors((before) => ({ ...before, [name]: rule.hint }))
  }

  const errorName = errorField(submission.error)
  return {
    /** For the `<form>`. Its "dialog" method keeps a press before the script from sending a password anywhere. */
    props: {
      ref,
      method: 'dialog',
      noValidate: true,
      onSubmit: handleSubmit,
      onInput: handleInput,
      onBlur: handleBlur,
    } as const,
    /** For the field of that name. */
    field: (name: Name) => ({
      name,
      required: !fields[name].isOptional,
      error: errors[name],
    }),
    /** What stands in a field now, as `onSubmit` would get it. */
    read: (element: HTMLFormElement, name: Name) => reader(element, rulesOf)(name),
    /** What was typed at an earlier visit of the form, and not sent. */
    draft,
    isBusy: submission.isBusy,
    error: submission.error,
    /** What to do about an error of the whole form; one that is about a field stands beside it. */
    advice:
      submission.error === undefined || (errorName && rulesOf.has(errorName)) ? '' : errorAdvice(submission.error),
    showError,
    clear: submission.clear,
  }
}

/** Reads the fields of the form as they are now. */
function reader(form: HTMLFormElement, rulesOf: ReadonlyMap<string, FieldRules>): (name: string) => string {
  const data = new FormData(form)
  return (name) => trimmed(String(data.get(name) ?? ''), rulesOf.get(name))
}

function trimmed(text: string, { isTrimmed = false }: FieldRules = {}): string {
  return isTrimmed ? text.trim() : text
}

function brokenRule(text: string, field: FieldRules = {}) {
  const { rules = [], isOptional = false } = field
  const value = trimmed(text, field)
  if (value !== '') return firstBroken(rules, value)
  return isOptional ? undefined : { hint: fieldRequired, message: undefined }
}
