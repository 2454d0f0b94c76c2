import { pageList } from '#site-pages.ts'

/** The page that an unknown address most likely means, by its first part; undefined when none is near. */
export function nearestPath(address: string): string | undefined {
  const wanted = address.split('/').find(Boolean)?.toLowerCase() ?? ''
  if (!wanted || wanted.length > 40) return undefined
  const near = pageList
    .flatMap(({ path, synonyms }) =>
      synonyms
        ? [path.slice(1), ...synonyms].map((word) => ({
            path,
            distance: distanceBetween(wanted, word),
            allowed: Math.floor(word.length / 3),
          }))
        : [],
    )
    .filter(({ distance, allowed }) => distance <= allowed)
    .toSorted((a, b) => a.distance - b.distance)
  return near[0]?.path
}

/** How many letters must be added, left out or changed to make one word of the other (Levenshtein's distance). */
function distanceBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
