import { keep } from './storage.ts'

/** The key by which one tab tells the others; nothing stays under it. */
const newsKey = 'e-mail-verified'

/** Tells the site's other tabs that an e-mail address has just been verified. Does nothing where storage is blocked. */
export function tellOfVerification(): void {
  keep(newsKey, 'yes')
  keep(newsKey, null)
}

/** Calls `listener` when another tab tells of a verification. Returns the way to stop. */
export function onVerificationElsewhere(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === newsKey && newValue !== null) listener()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
