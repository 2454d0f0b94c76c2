import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { RecentNotices } from './recent-notices.tsx'
import { paths } from '#paths.ts'

/** Every footer link leads to the FAQ (specification, point 2). */
const columns = [
  { title: 'Product', links: ['Features', 'Integrations', 'Pricing'] },
  { title: 'Help and terms', links: ['FAQ', 'Privacy', 'Terms of Service'] },
  { title: 'For developers', links: ['Public API', 'Documentation', 'Guides'] },
] as const

const socials: readonly { name: string; mark: ReactNode }[] = [
  {
    name: 'Facebook',
    mark: (
      <path
        d="M14 8h3V4h-3c-2.8 0-4.5 1.8-4.5 4.5V11H7v4h2.5v7h4v-7h3l.6-4h-3.6V8.8c0-.5.2-.8.5-.8z"
        fill="currentColor"
      />
    ),
  },
  {
    name: 'Twitter',
    mark: <path d="M3.5 4h5l4 5.6L17.3 4h2.5l-6.2 7.2L20.5 20h-5l-4.3-6-5.2 6H3.5l6.6-7.6z" fill="currentColor" />,
  },
  {
    name: 'Instagram',
    mark: (
      <g fill="none" stroke="currentColor" strokeWidth="2">
        <rect x="4" y="4" width="16" height="16" rx="4.5" />
        <circle cx="12" cy="12" r="3.7" />
        <circle cx="16.5" cy="7.5" r=".6" fill="currentColor" />
      </g>
    ),
  },
]

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="page-width grid gap-10 py-12 md:grid-cols-[1.2fr_2fr]">
        <div>
          <a
            href={paths.home}
            aria-label="Syntax Lab, home"
            className="inline-flex min-h-11 items-center text-ink no-underline"
          >
            <Logo />
          </a>
          <p className="mt-3 max-w-xs annotation">Courses for people who write code and keep it running.</p>
          <ul className="mt-5 flex gap-1">
            {socials.map(({ name, mark }) => (
              <li key={name}>
                <a
                  href={paths.about}
                  aria-label={name}
                  className="grid size-11 place-items-center rounded-small text-ink-soft hover:text-accent"
                >
                  <svg aria-hidden="true" viewBox="0 0 24 24" className="size-5">
                    {mark}
                  </svg>
                </a>
              </li>
            ))}
          </ul>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="tracking-normal annotation">{title}</h2>
              <ul className="mt-2">
                {links.map((label) => (
                  <li key={label}>
                    <a
                      href={paths.faq}
                      className="inline-flex min-h-9 items-center text-small text-ink no-underline hover:text-accent
                        hover:underline"
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
          className="page-width flex flex-wrap items-start justify-between gap-x-8 gap-y-2 py-5 text-small
            text-ink-soft"
        >
          <p>Copyright © 2022 Syntax Lab. All rights reserved by the Professor.</p>
          <RecentNotices />
        </div>
      </div>
    </footer>
  )
}
