import { useLocation, useMatches } from 'react-router'
import { env } from '#lib/env.ts'
import { pageList } from '#site-pages.ts'

/**
 * The one address under which search engines should know this page: not its alias, and without a slash at its end.
 * None for the 404 page, the only one without a row in the table of pages.
 */
export function Canonical() {
  const pathname = useLocation().pathname.replace(/(.)\/+$/, '$1')
  const isPage = useMatches().some(({ handle }) => handle)
  if (!isPage) return null
  const path = pageList.find(({ alias }) => alias === pathname)?.path ?? pathname
  return <link rel="canonical" href={`${env.siteUrl}${path}`} />
}
