import type { ComponentProps } from 'react'

/** A drawing in lines, in the text's colour; assistive technology passes it over. */
export function LineDrawing(props: ComponentProps<'svg'>) {
  return <svg aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2" {...props} />
}
