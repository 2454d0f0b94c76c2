import { type ReactNode, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { Logo } from '#components/logo.tsx'
import { paths } from '#paths.ts'

const links = [
  { to: paths.home, label: 'Home' },
  { to: paths.courses, label: 'Courses' },
  { to: paths.faq, label: 'FAQ' },
  { to: paths.blog, label: 'Blog' },
] as const

/** The header; on small screens its links fold into a menu. `children` stand at its end. */
export function SiteHeader({ theme, account }: { theme: ReactNode; account: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-2 md:gap-x-6">
        <Link to={paths.home} aria-label="Syntax Lab, home" className="mr-auto flex min-h-11 items-center text-ink no-underline" onClick={close}>
          <Logo />
        </Link>
        <div className="md:order-3">{theme}</div>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="site-menu"
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 items-center gap-2 rounded-small border border-line-strong bg-surface px-3 text-small font-semibold md:hidden"
        >
          <svg aria-hidden="true" viewBox="0 0 20 20" className="size-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
            <path d={isOpen ? 'M4 4l12 12M16 4L4 16' : 'M3 5h14M3 10h14M3 15h9'} />
          </svg>
          Menu
        </button>
        <div id="site-menu" className={`${isOpen ? 'flex' : 'hidden'} w-full flex-col gap-2 border-t border-line py-3 md:order-2 md:flex md:w-auto md:flex-row md:items-center md:gap-6 md:border-0 md:py-0`}>
          <nav aria-label="Main" className="contents">
            <ul className="flex flex-col md:flex-row md:gap-1">
              {links.map(({ to, label }) => (
                <li key={to}>
                  <NavLink
                    to={to}
                    end={to === paths.home}
                    onClick={close}
                    className="flex min-h-11 items-center border-b-2 border-transparent px-3 text-small font-medium text-ink no-underline hover:text-accent aria-[current=page]:border-accent aria-[current=page]:text-accent"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {/* Choosing something in the menu closes it; the press itself is the child's. */}
          <div onClickCapture={close}>{account}</div>
        </div>
      </div>
    </header>
  )
}
