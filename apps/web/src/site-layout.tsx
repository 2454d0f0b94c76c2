import { type ReactNode, Suspense } from 'react'
import { type Location, Outlet, ScrollRestoration } from 'react-router'
import { SiteFooter } from '#components/site-footer.tsx'
import { SiteHeader } from '#components/site-header.tsx'
import { AccountLinks } from '#features/auth/account-links.tsx'
import { ThemeSwitch } from '#features/theme/theme-switch.tsx'
import { Canonical } from '#components/canonical.tsx'
import { OfflineBanner } from '#components/offline-banner.tsx'
import { SkipLink } from '#components/skip-link.tsx'
import { SlowPageNote } from '#components/slow-page-note.tsx'
import { useDoubleClickGuard } from '#lib/use-double-click-guard.ts'
import { HeadingFocus, useHeadingFocus } from '#lib/use-heading-focus.ts'
import { usePlainLinks } from '#lib/use-plain-links.ts'

// Elements that are always the same are not drawn anew with every page.
const header = <SiteHeader theme={<ThemeSwitch />} account={<AccountLinks />} />
const footer = <SiteFooter />

/** React Router calls each document's first entry `default`: under that one key their places would be mixed up. */
const scrollKey = ({ key, pathname, search, hash }: Location) => (key === 'default' ? pathname + search + hash : key)

/** The frame of every screen: header, content, footer. `isStarting` while the first page of a visit is loading. */
export function SiteLayout({ isStarting = false, children }: { isStarting?: boolean; children?: ReactNode }) {
  const takeFocus = useHeadingFocus()
  const handleClick = usePlainLinks()
  useDoubleClickGuard()
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
       -- the links inside are what is pressed */
    <div onClick={handleClick} className="flex min-h-dvh flex-col">
      <SkipLink to="content">Skip to content</SkipLink>
      <Canonical />
      {header}
      {/* Below the header, so that it is seen from the middle of a page as well, and over what lies on the cards. */}
      <div data-notes="" className="sticky top-header z-15">
        <OfflineBanner />
        <SlowPageNote isStarting={isStarting} />
      </div>
      <main id="content" tabIndex={-1} className="min-h-[calc(100dvh-var(--spacing-header))] grow">
        <HeadingFocus value={takeFocus}>
          <Suspense>{children ?? <Outlet />}</Suspense>
        </HeadingFocus>
      </main>
      {footer}
      {/* It goes to the place once, when it mounts: not before the page is there. */}
      {isStarting ? null : <ScrollRestoration getKey={scrollKey} />}
    </div>
  )
}
