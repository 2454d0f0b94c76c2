import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { BareButton } from './button.tsx'
import { HomeLink } from './home-link.tsx'
import { paths } from '#paths.ts'
import { sitePages } from '#site-pages.ts'
import { LineDrawing } from './line-drawing.tsx'

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.courses, label: 'Courses' },
  { to: paths.faq, label: 'FAQ' },
  { to: paths.blog, label: 'Blog' },
] as const

/** The header; on small screens its links and the account fold into a menu. */
export function SiteHeader({ theme, account }: { theme: ReactNode; account: ReactNode }) {
  const { key } = useLocation()
  // The entry of the history at which the menu was opened: Back and Forward close it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  if (openAt && !isOpen) setOpenAt(undefined)
  const toggle = useRef<HTMLButtonElement>(null)

  // What was pressed in the menu is hidden with it, and would take the focus along.
  function close() {
    if (isOpen) toggle.current?.focus()
    setOpenAt(undefined)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') close()
  }

  // The open menu lies over the page, and would cover what takes the focus there.
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpenAt(undefined)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and a lost focus close the menu
    <header className="sticky top-0 z-20 border-b border-line bg-paper" onKeyDown={handleKeyDown} onBlur={handleBlur}>
      {/* A press beside the open menu closes it, and presses nothing else. */}
      {isOpen ? <div aria-hidden="true" onClick={close} className="menu-backdrop" /> : null}
      <div className="page-width flex min-h-header flex-wrap items-center gap-x-2 md:gap-x-6">
        <HomeLink className="mr-auto flex" onClick={close} />
        <BareButton
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setOpenAt(isOpen ? undefined : key)}
          className="flex min-h-11 items-center gap-2 rounded-small border border-line-strong bg-surface px-3 text-small
            font-semibold md:hidden"
        >
          <LineDrawing viewBox="0 0 20 20" className="size-5" strokeLinecap="round">
            <path d={isOpen ? 'M4 4l12 12M16 4L4 16' : 'M3 5h14M3 10h14M3 15h9'} />
          </LineDrawing>
          Menu
        </BareButton>
        <div
          id="site-menu"
          // It opens at its beginning.
          ref={(panel) => {
            if (panel) panel.scrollTop = 0
          }}
          className={`menu-panel flex-col gap-3 md:flex md:flex-row md:items-center md:gap-6 ${
            isOpen ? 'flex' : 'hidden'
          }`}
        >
          {/* oxlint-disable-next-line
              jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
              -- a link that was pressed closes the menu */}
          <nav aria-label="Main" className="contents" onClick={close}>
            <MainLinks />
          </nav>
          {/* Choosing something in the menu closes it; the press itself is the child's. */}
          <div onClickCapture={close} className="grid max-md:border-t max-md:border-line max-md:pt-3">
            {account}
          </div>
        </div>
        {theme}
      </div>
    </header>
  )
}

/** Plain links: see `usePlainLinks`. */
function MainLinks() {
  const { pathname } = useLocation()
  const address = pathname === sitePages.home.alias ? paths.home : pathname
  return (
    <ul className="flex flex-col md:flex-row md:gap-1">
      {links.map(({ to, label }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={address === to || address.startsWith(`${to}/`) ? 'page' : undefined}
            className="flex min-h-11 items-center border-transparent px-3 text-small font-medium text-ink no-underline
              hover:text-accent aria-[current=page]:border-accent aria-[current=page]:text-accent
              max-md:min-h-12 max-md:border-l-2 max-md:text-base md:border-b-2"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
