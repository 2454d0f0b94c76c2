import { distance } from 'fastest-levenshtein'
import { pageList } from '#site-pages.ts'

/** The page that an unknown address most likely means, by its first part; undefined when none is near. */
export function nearestPath(address: string): string | undefined {
  const wanted = address.split('/').find(Boolean)?.toLowerCase() ?? ''
  if (wanted.length > 40) return undefined
  const near = pageList
    .flatMap(({ path, words = [] }) =>
      words.map((word) => ({ path, slips: distance(wanted, word), allowed: Math.floor(word.length / 3) })),
    )
    .filter(({ slips, allowed }) => slips <= allowed)
    .toSorted((one, other) => one.slips - other.slips)
  return near[0]?.path
}
