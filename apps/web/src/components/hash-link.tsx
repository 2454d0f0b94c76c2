import type { ComponentProps, MouseEvent } from 'react'
import { Link } from 'react-router'
import { isPlainPress } from '#lib/use-plain-links.ts'

type HashLinkProps = { id: string } & Omit<ComponentProps<typeof Link>, 'to' | 'id'>

/** A link to the element with this id on the same page. It takes the focus along, as a browser's own hash link does. */
export function HashLink({ id, ...rest }: HashLinkProps) {
  function moveFocus(event: MouseEvent) {
    if (isPlainPress(event)) document.getElementById(id)?.focus({ preventScroll: true })
  }
  return <Link to={{ hash: id }} onClick={moveFocus} {...rest} />
}
