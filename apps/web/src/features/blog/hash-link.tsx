import type { ComponentProps } from 'react'
import { Link } from 'react-router'

/** A link to the element with this id on the same page. It takes the focus along, as a browser's own hash link does. */
export function HashLink({ id, ...rest }: { id: string } & Omit<ComponentProps<typeof Link>, 'to' | 'id'>) {
  return (
    <Link to={{ hash: id }} onClick={() => document.getElementById(id)?.focus({ preventScroll: true })} {...rest} />
  )
}
