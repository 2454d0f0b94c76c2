/** What the checkout rule needs to know of a logged-in student. */
export type Student = {
  emailVerified: boolean
  /** The providers in the order in which the identity provider lists them, such as `password` or `github.com`. */
  providerIds: readonly string[]
}

/**
 * Whether a student may press Enrol Now: with a verified email address, or logged in with GitHub,
 * which is when the first provider is `github.com` (specification, points 3, 5 and 6).
 */
export function mayEnrol(student: Student): boolean {
  return student.emailVerified || student.providerIds[0] === 'github.com'
}
