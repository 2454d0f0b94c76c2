const hues = ['text-string', 'text-function', 'text-number', 'text-keyword'] as const
const levels = ['Beginner', 'Intermediate', 'Advanced', 'Professional']

/** A course's badge, in the syntax hue of its level. */
export function Badge({ badge }: { badge: string }) {
  const hue = hues[Math.max(0, levels.indexOf(badge))] ?? hues[0]
  return (
    <span
      className={`inline-flex items-center rounded-small border border-current px-2 py-0.5 font-mono text-note ${hue}`}
    >
      {badge}
    </span>
  )
}
