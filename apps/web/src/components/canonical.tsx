import { useLocation } from 'react-router'
import { env } from '#lib/env.ts'
import { pageList } from '#site-pages.ts'

/**
 * The one address under which search engines should know this screen: not its alias, and without a slash at its end.
 */
export function Canonical() {
  const { pathname } = useLocation()
  const path = pageList.find(({ alias }) => alias === pathname)?.path ?? pathname.replace(/(.)\/+$/, '$1')
  return <link rel="canonical" href={`${env.siteUrl}${path}`} />
}
