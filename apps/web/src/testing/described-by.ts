/** The text that a screen reader gives with a field. */
export function describedBy(field: Element): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean)
  return ids.map((id) => document.getElementById(id)?.textContent ?? `(nothing with the id ${id})`).join(' ')
}
