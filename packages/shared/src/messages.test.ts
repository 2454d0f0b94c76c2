import { expect, test } from 'vitest'
import { notFound, toasts, unverified } from './messages.ts'
import { emailRules, passwordRules } from './validation.ts'

// The one place that holds the specification's sentences literally: whoever changes a word sees it here.
test("every message is the specification's, to the letter", () => {
  expect(toasts).toEqual({
    accountCreated: 'Successfully Create Your Account',
    verificationSent: 'A Verification Email is Sent to Your Email',
    loggedIn: 'Login Successful',
    loggedInWithGoogle: 'Login Successful with Google',
    loggedInWithGitHub: 'Login Successful with GitHub',
    passwordResetSent: 'Reset Password Email has been Sent to Your Email',
    emailMissing: 'Please Provide a Email Address',
    profileUpdated: 'Update Your Name & Photo',
    loggedOut: 'Log Out Successfully',
    enrolled: 'Enrollment Successful',
  })
  expect([...emailRules, ...passwordRules].map((rule) => rule.message)).toEqual([
    'Please Provide a Valid Email Address',
    'Password Must be 8 Characters',
    'Password should have at least 1 Capital latter',
    'Password should have at least 1 digit',
    'Password should have at least 1 Special Character',
  ])
  expect(unverified).toEqual({ title: 'Please Verify Your Email', notice: 'Verification Link is Sent to Your Email' })
  expect(notFound).toEqual({ sentence: "Sorry, we couldn't find this page", link: 'Back to homepage' })
})
