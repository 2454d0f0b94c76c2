import { errorCode } from '#lib/auth-error.ts'

const addDomain = 'Add the domain to Firebase console → Authentication → Settings → Authorized domains.'
const refusedAddress = `The return address of an email was refused, so it was sent without one. ${addDomain}`

/** What the site's owner has to set, by the provider's code. */
const ownerAdvice: Record<string, string> = {
  'auth/quota-exceeded': "The project's Authentication quota is used up: see Firebase console → Usage and billing.",
  'auth/unauthorized-domain': `Pop-ups are refused for this domain. ${addDomain}`,
  'auth/unauthorized-continue-uri': refusedAddress,
  'auth/invalid-continue-uri': refusedAddress,
  'auth/operation-not-allowed': 'This provider is switched off: Firebase console → Authentication → Sign-in method.',
}

/** Writes to the console what the site's owner has to set; nothing for errors that are not theirs. */
export function warnOwner(error: unknown): void {
  const code = errorCode(error)
  if (Object.hasOwn(ownerAdvice, code)) console.warn(`${code}: ${ownerAdvice[code]}`)
}
