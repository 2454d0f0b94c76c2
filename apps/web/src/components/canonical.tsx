import { useLocation } from 'react-router'
import { env } from '#lib/env.ts'
import { paths } from '#paths.ts'

/** The one address under which search engines should know this screen; `/home` is `/`. */
export function Canonical() {
  const { pathname } = useLocation()
  const path = pathname === '/home' ? paths.home : pathname.replace(/(.)\/+$/, '$1')
  return <link rel="canonical" href={`${env.siteUrl}${path}`} />
}
