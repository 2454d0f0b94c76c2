const levels = ['Beginner', 'Intermediate', 'Advanced', 'Professional']

/** The level that a badge names, 0 to 3; a badge that is no level counts as the first. */
export function levelOf(badge: string): number {
  return Math.max(0, levels.indexOf(badge))
}
