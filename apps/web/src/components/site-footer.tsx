import { HomeLink } from './home-link.tsx'
import { RecentNotices } from './recent-notices.tsx'
import { paths } from '#paths.ts'
import { LineDrawing } from './line-drawing.tsx'

/** Each of these leads to the FAQ (specification, point 2). */
const columns = [
  { title: 'Product', links: ['Features', 'Integrations', 'Pricing'] },
  { title: 'Help and terms', links: ['FAQ', 'Privacy', 'Terms of Service'] },
  { title: 'For developers', links: ['Public API', 'Documentation', 'Guides'] },
] as const

/** Each icon is one line. */
const socials = [
  { name: 'Facebook', icon: 'M17 3h-2a4 4 0 0 0-4 4v14M7 11h9' },
  { name: 'Twitter', icon: 'M4 4h4.5L20 20h-4.5zM4 20l6.5-7M13.5 11L20 4' },
  { name: 'Instagram', icon: 'M8 4h8q4 0 4 4v8q0 4-4 4H8q-4 0-4-4V8q0-4 4-4zM12 8.3a3.7 3.7 0 1 0 .1 0M16.5 7.5h.1' },
] as const

/**
 * Where browsers keep in place what is in sight while the page above it grows (scroll anchoring), this is not what: a
 * page that is loaded again is one window high at first, and its visitor would end here.
 */
export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken [overflow-anchor:none]">
      <div className="page-width grid gap-10 py-12 md:grid-cols-[1.2fr_2fr]">
        <div>
          <HomeLink className="inline-flex" />
          <p className="mt-3 max-w-xs annotation">Courses for people who write code and keep it running.</p>
          <ul className="mt-5 -ml-3 flex gap-1">
            {socials.map(({ name, icon }) => (
              <li key={name}>
                <a
                  href={paths.about}
                  aria-label={name}
                  className="grid size-11 place-items-center rounded-small text-ink-soft hover:text-accent"
                >
                  <LineDrawing viewBox="0 0 24 24" className="size-5" strokeLinecap="round">
                    <path d={icon} />
                  </LineDrawing>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-8">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="tracking-normal annotation">{title}</h2>
              <ul className="mt-2">
                {links.map((label) => (
                  <li key={label}>
                    <a
                      href={paths.faq}
                      className="inline-flex min-h-target items-center text-small text-ink no-underline
                        hover:text-accent hover:underline"
                    >
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div
          className="page-width flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-5 text-small
            text-ink-soft"
        >
          <p>Copyright © 2022 Syntax Lab. All rights reserved by the Professor.</p>
          <RecentNotices />
        </div>
      </div>
    </footer>
  )
}
