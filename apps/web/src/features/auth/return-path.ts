import { createPath, matchPath, parsePath, type Path } from 'react-router'
import { paths } from '#paths.ts'
import { pageList } from '#site-pages.ts'

/** What a guard puts into the history entry of `/login`, so that even a reload keeps it. */
export type LoginState = {
  from?: string
  /** Why somebody who was logged in has to log in again. */
  reason?: (typeof loginReasons)[number]
}

const loginReasons = ['session-ended', 'logged-out-elsewhere'] as const

/** The state with which a guard sends a visitor to `/login`: path, query and hash of where they were going. */
export function loginStateFor(path: Path): LoginState {
  return { from: createPath(path) }
}

/**
 * The place to which a visitor returns after login or registration; `/` when none was remembered.
 * Only a path of this site counts, and never one of the two pages that would send them on again.
 */
export function returnPathOf(state: unknown): string {
  const { from }: { from?: unknown } = Object(state)
  if (typeof from !== 'string') return paths.home
  const here = 'https://here.invalid'
  const url = /^\/(?![/\\])/.test(from) ? URL.parse(from, here) : null
  if (!url || url.origin !== here || url.pathname.startsWith('//')) return paths.home
  if (/^\/(login|register)\/*$/i.test(decodePath(url.pathname))) return paths.home
  return createPath(url)
}

/** `returnPath` where that is protected, because such a page asks for the login itself; else the login. */
export function loginPathFor(returnPath: string = paths.login): string {
  const { pathname = '' } = parsePath(returnPath)
  const isProtected = pageList.some((page) => page.isProtected && matchPath(page.path, pathname))
  return isProtected ? returnPath : paths.login
}

/** Why the visitor has to log in again; undefined unless a guard has said so. */
export function loginReason(state: unknown): LoginState['reason'] {
  const given: { reason?: unknown } = Object(state)
  return loginReasons.find((reason) => reason === given.reason)
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
