const hasRoom = typeof matchMedia === 'function' ? matchMedia('(hover: hover) and (width >= 48rem)') : undefined

/**
 * Whether a course's picture grows from its card into the course's page (view transitions). Phones and small windows
 * change pages at once: card and course are of one width there, and the two pictures of the screen that the browser
 * takes cost a slow phone a tenth of a second.
 */
export function hasViewTransitions(): boolean {
  return hasRoom?.matches ?? false
}
