import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The catalogue is not asked for again when only its search, badge or order in the address changes. */
export function keepWhileFiltering({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isOnlyFiltering = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOnlyFiltering && defaultShouldRevalidate
}
