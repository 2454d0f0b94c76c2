/** The start of a description for search engines and shared links: whole words, at most 155 characters. */
export function summaryOf(description: string): string {
  const [line = ''] = description.split('\n', 1)
  return line.length <= 155 ? line : `${line.slice(0, 154).replace(/\s+\S*$/, '')}…`
}
