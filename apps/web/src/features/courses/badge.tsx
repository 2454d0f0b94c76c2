import { levelOf } from './levels.ts'

const hues = ['text-string', 'text-function', 'text-number', 'text-keyword'] as const

/** A course's badge, in the syntax hue of its level. */
export function Badge({ badge }: { badge: string }) {
  const hue = hues[levelOf(badge)]
  return <span className={`inline-flex items-center rounded-small border border-current px-2 py-0.5 font-mono text-note
        wrap-anywhere ${hue}`}>{badge}</span>
}
