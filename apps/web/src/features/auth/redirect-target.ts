import { paths } from '#paths.ts'

/** What a guard puts into the history entry of `/login`, so that even a reload keeps it. */
export type LoginState = {
  from: string
  /** True where somebody was logged in, and the provider has ended that. */
  hasSessionEnded?: true
}

/** The state with which a guard sends a visitor to `/login`: path, query and hash of where they were going. */
export function rememberPlace({
  pathname,
  search,
  hash,
}: {
  pathname: string
  search: string
  hash: string
}): LoginState {
  return { from: `${pathname}${search}${hash}` }
}

/**
 * The place to which a visitor returns after login or registration; `/` when none was remembered.
 * Only a path of this site counts, and never one of the two pages that would send them on again.
 */
export function redirectTarget(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state) || typeof state.from !== 'string')
    return paths.home
  const here = 'https://here.invalid'
  const url = /^\/(?![/\\])/.test(state.from) ? URL.parse(state.from, here) : null
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return paths.home
  if (/^\/(login|register)\/*$/i.test(decodePath(url.pathname))) return paths.home
  return `${url.pathname}${url.search}${url.hash}`
}

/** Whether the visitor is on `/login` because their login has ended by itself. */
export function hasSessionEnded(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'hasSessionEnded' in state && state.hasSessionEnded === true
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
