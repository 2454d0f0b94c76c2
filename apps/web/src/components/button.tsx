import type { ComponentProps } from 'react'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'

type Variant = 'primary' | 'secondary' | 'quiet'

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-small border px-4 py-2 text-small font-semibold ' +
  'transition-colors duration-150 print:hidden'

/**
 * A press moves nothing: a transform would make a link the containing block of its own stretched `::after`, and the
 * press would no longer hit the card.
 */
const looks: Record<Variant, string> = {
  primary:
    'border-accent bg-accent text-on-accent no-underline hover:border-accent-strong hover:bg-accent-strong ' +
    'active:bg-accent-strong',
  secondary:
    'border-line-strong bg-surface text-ink no-underline hover:border-accent hover:text-accent active:bg-accent-wash',
  quiet: 'border-transparent link active:bg-accent-wash',
}

type BareButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  /** While true the button is announced as busy, keeps the focus and ignores presses. */
  isBusy?: boolean
  /** While true it ignores presses too. Unlike `disabled`, it keeps the focus. */
  isUnavailable?: boolean
}

export function Button({ variant = 'secondary', className = '', ...rest }: BareButtonProps & { variant?: Variant }) {
  return <BareButton className={`${shape} ${looks[variant]} aria-disabled:opacity-75 ${className}`} {...rest} />
}

/**
 * A button without looks. The build's HTML is on the screen before its script runs, and a press would be lost:
 * until hydration, the button is disabled.
 */
export function BareButton({
  type = 'button',
  isBusy = false,
  isUnavailable = false,
  onClick,
  ...rest
}: BareButtonProps) {
  const isHydrated = useIsHydrated()
  return (
    <button
      type={type}
      disabled={!isHydrated}
      aria-disabled={isBusy || isUnavailable || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => (isBusy || isUnavailable ? event.preventDefault() : onClick?.(event))}
      {...rest}
    />
  )
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  variant = 'secondary',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { href: string; variant?: Variant }) {
  return (
    <a className={`${shape} ${looks[variant]} ${className}`} {...rest}>
      {children}
    </a>
  )
}
