type SkipLinkProps = {
  /** The id of the element that takes the focus. */
  to: string
  className?: string
  children: string
}

/** A jump within the page, seen only with the focus; the address and the history need not know of it. */
export function SkipLink({ to, className = '', children }: SkipLinkProps) {
  return (
    <a
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault()
        document.getElementById(to)?.focus()
      }}
      className={`skip-link sr-only ${className}`}
    >
      {children}
    </a>
  )
}
