import { notFound } from '@syntax-lab/shared/messages'
import { useLocation } from 'react-router'
import { ButtonLink } from '#components/button.tsx'
import { DidYouMean } from '#components/did-you-mean.tsx'
import { Page, PageHeading } from '#components/page.tsx'
import { nearestPath } from '#lib/nearest-path.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { paths } from '#paths.ts'
import { notFoundPage } from '#site-pages.ts'
import { LineDrawing } from '#components/line-drawing.tsx'

export default function NotFoundPage() {
  const { pathname } = useLocation()
  // The build renders this page once for all addresses, so it learns its own only in the browser.
  const address = useIsHydrated() ? pathname : ''
  const nearest = nearestPath(address)
  return (
    <Page {...notFoundPage}>
      <meta name="robots" content="noindex" />
      <div className="grid grid-cols-1 items-center gap-10 md:grid-cols-2">
        <div>
          <p className="truncate annotation">GET {address.length > 40 ? `${address.slice(0, 40)}…` : address} → 404</p>
          <PageHeading className="mt-3 text-step-4">{notFound.sentence}</PageHeading>
          <p className="mt-4 measure text-ink-soft">The address may have a typo, or the page may have moved.</p>
          <DidYouMean href={nearest}>
            <span className="font-mono text-small">{nearest}</span>
          </DidYouMean>
          <div className="mt-6 flex flex-wrap gap-3">
            <ButtonLink variant="primary" href={paths.home}>
              {notFound.link}
            </ButtonLink>
            <ButtonLink href={paths.courses}>See the courses</ButtonLink>
            <ButtonLink href={paths.blog}>Read the blog</ButtonLink>
          </div>
        </div>
        <MissingBranch />
      </div>
    </Page>
  )
}

/** The tree of pages as a figure: the branch that was asked for breaks off. */
function MissingBranch() {
  return (
    <LineDrawing viewBox="0 0 420 300" className="w-full sheet text-ink" strokeWidth="2.5" strokeLinecap="round">
      <g stroke="none" fill="currentColor" className="font-mono text-ink-soft" fontSize="12">
        <text x="20" y="30">
          fig. 404
        </text>
        <text x="400" y="30" textAnchor="end">
          the tree of pages
        </text>
      </g>
      <path d="M20 42H400" strokeWidth="1" className="text-line" stroke="currentColor" />
      <path d="M108 168H164M164 82V254M164 82H250M164 139H250M164 196H250" />
      <path d="M164 254H196" />
      <g className="text-error" stroke="currentColor">
        <path d="M200 246l-7 16M209 246l-7 16" />
        <path d="M216 254H248" strokeDasharray="1 8" />
      </g>
      <rect
        x="36"
        y="146"
        width="72"
        height="44"
        rx="4"
        className="fill-accent-wash text-accent"
        stroke="currentColor"
      />
      {[paths.courses, paths.faq, paths.blog].map((path, index) => (
        <g key={path} transform={`translate(250 ${62 + index * 57})`}>
          <rect width="120" height="40" rx="4" className="fill-paper" />
          <text x="60" y="25" textAnchor="middle" fontSize="14" className="fill-ink font-mono" stroke="none">
            {path}
          </text>
        </g>
      ))}
      <text x="72" y="173" textAnchor="middle" fontSize="14" className="fill-ink font-mono" stroke="none">
        /
      </text>
      <g className="text-error" stroke="currentColor">
        <rect x="250" y="234" width="120" height="40" rx="4" strokeDasharray="6 7" />
        <path d="M303 247l14 14m0-14-14 14" strokeWidth="3" />
      </g>
    </LineDrawing>
  )
}
