import { isPhotoAddress } from './photo-address.ts'

/** One rule of a form: `hint` says in plain words what the rule wants. */
export type Rule = {
  /** The toast's text, where the specification has one. */
  message?: string
  hint: string
  isMet: (value: string) => boolean
}

type RuleWithToast = Rule & { message: string }

/** Stands beside an empty field; the toasts have no word for it, because the form itself requires the field. */
export const fieldRequired = 'Please fill in this field.'

/** Addresses of photos: nothing else is shown. */
export const photoRules: readonly Rule[] = [
  {
    hint: 'A full https:// address, without spaces',
    isMet: isPhotoAddress,
  },
]

/** Email addresses: text, @, text, dot, text (specification, point 5). */
export const emailRules: readonly RuleWithToast[] = [
  {
    message: 'Please Provide a Valid Email Address',
    hint: 'An address like name@example.com',
    isMet: (email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
  },
]

/** The email's rules for Forgot Password; the login itself only wants the field filled (specification, point 5). */
export const passwordResetRules: readonly RuleWithToast[] = [
  {
    message: 'Please Provide a Email Address',
    hint: "Enter your account's email address here, then press Forgot Password again.",
    isMet: (email) => email !== '',
  },
  ...emailRules,
]

/** In UTF-16 code units; the number is the specification's (point 5). */
export const minPasswordLength = 8

/** Those that a browser is asked to suggest; a space and `"` count as well (specification, point 5). */
export const specialCharacters = '!#@$%&?'

/** Passwords of new accounts, in the order in which they are checked (specification, point 5). */
export const passwordRules: readonly RuleWithToast[] = [
  {
    message: `Password Must be ${minPasswordLength} Characters`,
    hint: `At least ${minPasswordLength} characters`,
    isMet: (password) => password.length >= minPasswordLength,
  },
  {
    // The message asks for a capital, the rule does not: the message is verbatim, the hint states the rule.
    message: 'Password should have at least 1 Capital latter',
    hint: 'At least one letter (a–z or A–Z)',
    isMet: (password) => /[A-Za-z]/.test(password),
  },
  {
    message: 'Password should have at least 1 digit',
    hint: 'At least one digit',
    isMet: (password) => /[0-9]/.test(password),
  },
  {
    message: 'Password should have at least 1 Special Character',
    hint: `At least one of ${[...specialCharacters].join(' ')} " or a space`,
    isMet: (password) => [...`${specialCharacters}" `].some((character) => password.includes(character)),
  },
]

/** The first rule that `value` breaks, in the rules' order; undefined when it keeps them all. */
export function firstBroken<Each extends Rule>(rules: readonly Each[], value: string): Each | undefined {
  return rules.find((rule) => !rule.isMet(value))
}
