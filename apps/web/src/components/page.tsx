import { type ComponentProps, type ReactNode, use } from 'react'
import { HeadingFocus } from '#lib/use-heading-focus.ts'

type PageProps = {
  /** The document's title; " · Syntax Lab" is added. */
  title: string
  description?: string
  className?: string
  children: ReactNode
}

/** One screen: the document's title and description, and the frame of its content. */
export function Page({ title, description, className = '', children }: PageProps) {
  return (
    <div className={`page-width py-10 lg:py-16 ${className}`}>
      <PageTitle>{title}</PageTitle>
      {description ? <meta name="description" content={description} /> : null}
      {children}
    </div>
  )
}

/** The document's title. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · Syntax Lab`}</title>
}

/**
 * The heading of a screen. It takes the focus when the visitor came here by a link, so that a screen reader announces
 * the page.
 */
export function PageHeading({ className = 'text-step-4', ...rest }: ComponentProps<'h1'>) {
  const takeFocus = use(HeadingFocus)
  // oxlint-disable-next-line jsx-a11y/heading-has-content -- its content is among the rest
  return <h1 ref={takeFocus} tabIndex={-1} className={className} {...rest} />
}
