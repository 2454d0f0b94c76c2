/** The syntax hue of each level, from the first to the last. */
export const levelHues: Readonly<Record<string, string>> = {
  Beginner: 'text-string',
  Intermediate: 'text-function',
  Advanced: 'text-number',
  Professional: 'text-keyword',
}

const levels = Object.keys(levelHues)

/** The level that a badge names, 0 to 3; a badge that is no level counts as the first. */
export function levelOf(badge: string): number {
  return Math.max(0, levels.indexOf(badge))
}
