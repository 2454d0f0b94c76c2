import { useState } from 'react'
import { rack } from './flex-layout.ts'

/** For a `rect`: its place and size are attributes, and glide like any other CSS property. */
export const glide = 'transition-[x,y,width,height] duration-220 ease-out'

type GlidingTextProps = { x: number; y: number; className?: string | undefined; children: string }

/**
 * A word of the figure, centred on `x` and `y` (px of the rack).
 * A text's own `x` can't glide, so it keeps the place where it appeared and is moved from there. At first it has
 * no style attribute, which a strict Content-Security-Policy would refuse in a prerendered page.
 */
export function GlidingText({ x, y, className = '', children }: GlidingTextProps) {
  const [home] = useState({ x, y })
  const isMoved = x !== home.x || y !== home.y
  return (
    <text
      x={percent(home.x)}
      y={home.y}
      dy="0.35em"
      textAnchor="middle"
      className={`transition-[translate] duration-220 ease-out [transform-box:view-box] ${className}`}
      style={isMoved ? { translate: `${percent(x - home.x)} ${y - home.y}px` } : undefined}
    >
      {children}
    </text>
  )
}

/** A length of the rack (px) as a share of its width. */
export function percent(px: number): string {
  return `${(px / rack.width) * 100}%`
}
