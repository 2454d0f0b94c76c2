/**
 * What stands in the field `name` of a form that has just been mounted: empty, unless the visitor typed into
 * the prerendered page before its script arrived. React leaves such a text in the input, but not in the state.
 */
export function typedBefore(form: HTMLFormElement, name: string): string {
  const field = form.elements.namedItem(name)
  return field instanceof HTMLInputElement ? field.value : ''
}
