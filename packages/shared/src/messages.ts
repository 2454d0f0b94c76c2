/**
 * The text of every toast that the specification demands for an event; those of broken rules are in validation.ts.
 * The words are the specification's (points 2, 4 and 8), spelling included.
 */
export const toasts = {
  accountCreated: 'Successfully Create Your Account',
  verificationSent: 'A Verification Email is Sent to Your Email',
  loggedIn: 'Login Successful',
  loggedInWithGoogle: 'Login Successful with Google',
  loggedInWithGitHub: 'Login Successful with GitHub',
  passwordResetSent: 'Reset Password Email has been Sent to Your Email',
  profileUpdated: 'Update Your Name & Photo',
  loggedOut: 'Log Out Successfully',
  enrolled: 'Enrollment Successful',
} as const

/** How long a toast stays, in ms, by its kind (specification, points 4 and 9). */
export const toastDurations = { success: 2_000, error: 4_000, blank: 4_000 } as const

/** What an unverified student reads instead of the Enrol Now button (specification, point 2). */
export const unverified = {
  title: 'Please Verify Your Email',
  notice: 'Verification Link is Sent to Your Email',
} as const

/** The error screen for unknown routes and router errors (specification, point 2). */
export const notFound = {
  sentence: "Sorry, we couldn't find this page",
  link: 'Back to homepage',
} as const
