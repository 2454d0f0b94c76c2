import { notFound } from '@syntax-lab/shared/messages'
import { useLocation } from 'react-router'
import { ButtonLink } from '#components/button.tsx'
import { Page, PageHeading } from '#components/page.tsx'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { paths } from '#paths.ts'

export function NotFoundPage() {
  const { pathname } = useLocation()
  // The build renders this page once for all addresses, so it learns its own only in the browser.
  const address = useIsHydrated() ? pathname : ''
  return (
    <Page title="Page not found">
      <meta name="robots" content="noindex" />
      <div className="grid items-center gap-10 md:grid-cols-2">
        <div>
          <p className="annotation">GET {address.length > 40 ? `${address.slice(0, 40)}…` : address} → 404</p>
          <PageHeading className="mt-3 text-step-4">{notFound.sentence}</PageHeading>
          <p className="measure mt-4 text-ink-soft">The address may have a slip of the pen, or the page has moved.</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <ButtonLink variant="primary" to={paths.home}>
              {notFound.link}
            </ButtonLink>
            <ButtonLink to={paths.courses}>See the courses</ButtonLink>
            <ButtonLink to={paths.blog}>Read the blog</ButtonLink>
          </div>
        </div>
        <MissingBranch />
      </div>
    </Page>
  )
}

/** A tree of pages in which the one that was asked for is missing. */
function MissingBranch() {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 280" className="sheet w-full text-ink" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
      <path d="M70 140H150M150 60V220M150 60H250M150 140H250" />
      <path d="M150 220H205" />
      <path d="M222 220H250" strokeDasharray="2 9" className="text-error" stroke="currentColor" />
      <rect x="30" y="118" width="60" height="44" rx="4" className="fill-accent-wash text-accent" stroke="currentColor" />
      <rect x="250" y="38" width="100" height="44" rx="4" className="fill-surface" />
      <rect x="250" y="118" width="100" height="44" rx="4" className="fill-surface" />
      <rect x="250" y="198" width="100" height="44" rx="4" strokeDasharray="6 8" className="text-error" stroke="currentColor" />
      <path d="M290 210l20 20m0-20-20 20" className="text-error" stroke="currentColor" />
    </svg>
  )
}
