import { firstBroken, type Rule } from '@syntax-lab/shared/validation'

export type CheckedField = { name: string; value: string; rules?: readonly Rule[] }

/** A fault of one field: the text beside it, and the toast of the rule that is broken. */
type Fault = { name: string; text: string; message?: string }

export type FieldErrors = Readonly<Record<string, string | undefined>>

/** Stands beside an empty field; the toasts have no word for it, because the form itself requires the field. */
export const fieldRequired = 'Please fill in this field.'

/** What stands beside each field that is empty or breaks a rule, and the toast of the first rule that is broken. */
export function checkFields(fields: readonly CheckedField[]): {
  errors: FieldErrors
  first?: string
  message?: string
} {
  const found = fields.flatMap(({ name, value, rules = [] }): Fault[] => {
    if (value === '') return [{ name, text: fieldRequired }]
    const broken = firstBroken(rules, value)
    return broken ? [{ name, text: broken.hint, message: broken.message }] : []
  })
  const first = found[0]?.name
  const message = found.find((entry) => entry.message)?.message
  return {
    errors: Object.fromEntries(found.map(({ name, text }) => [name, text])),
    ...(first && { first }),
    ...(message && { message }),
  }
}

/** Moves the focus to the field of that name, so that its error is read out. */
export function focusField(form: HTMLFormElement, name: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
