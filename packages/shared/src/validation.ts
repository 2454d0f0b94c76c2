/** One rule of a form: `message` is the toast's text, `hint` says in plain words what the rule wants. */
export type Rule = {
  id: string
  message: string
  hint: string
  isMet: (value: string) => boolean
}

/** E-mail addresses: text, @, text, dot, text (specification, point 5). */
export const emailRules: readonly Rule[] = [
  {
    id: 'shape',
    message: 'Please Provide a Valid Email Address',
    hint: 'An address like name@example.com',
    isMet: (email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email),
  },
]

/** Passwords of new accounts, in the order in which they are checked (specification, point 5). */
export const passwordRules: readonly Rule[] = [
  {
    id: 'length',
    message: 'Password Must be 8 Characters',
    hint: 'At least 8 characters',
    isMet: (password) => password.length >= 8,
  },
  {
    // The message asks for a capital, the rule does not: the message is verbatim, the hint states the rule.
    id: 'letter',
    message: 'Password should have at least 1 Capital latter',
    hint: 'At least one letter, a to z, capital or small',
    isMet: (password) => /[A-Za-z]/.test(password),
  },
  {
    id: 'digit',
    message: 'Password should have at least 1 digit',
    hint: 'At least one digit',
    isMet: (password) => /[0-9]/.test(password),
  },
  {
    id: 'special',
    message: 'Password should have at least 1 Special Character',
    hint: 'At least one of ! # @ $ % & ? " or a space',
    isMet: (password) => /[!#@$%&? "]/.test(password),
  },
]

/** The first rule that `value` breaks, in the rules' order; undefined when it keeps them all. */
export function firstBroken(rules: readonly Rule[], value: string): Rule | undefined {
  return rules.find((rule) => !rule.isMet(value))
}
