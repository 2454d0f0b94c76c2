import { createContext } from 'react'

/** A ref callback that focuses the screen's heading once after each navigation; the layout provides it. */
export const HeadingFocus = createContext<(heading: HTMLElement | null) => void>(() => {})
