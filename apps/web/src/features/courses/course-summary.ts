/**
 * The start of a description, as search engines, shared links and comparisons show it: whole words, at most 155
 * characters.
 */
export function summaryOf(description: string): string {
  const [line = ''] = description.split('\n', 1)
  return line.length <= 155 ? line : `${line.slice(0, 154).replace(/[\s.,:;]+\S*$/, '')}…`
}

/** What a card says of a course: its first sentence, or its summary where that sentence has over 200 characters. */
export function firstSentenceOf(description: string): string {
  return /^.{1,199}?[.!?](?=\s|$)/.exec(description)?.[0] ?? summaryOf(description)
}
