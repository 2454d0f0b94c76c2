/**
 * Whether a plate grows from its card into the course's page (view transitions). Phones change pages at once:
 * the two pictures of the screen that the browser takes for it cost a slow one a tenth of a second.
 */
export function travels(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(hover: hover)').matches
}
