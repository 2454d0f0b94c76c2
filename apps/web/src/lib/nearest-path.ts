import { distance } from 'fastest-levenshtein'
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
            edits: distance(wanted, word),
            allowed: Math.floor(word.length / 3),
          }))
        : [],
    )
    .filter(({ edits, allowed }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits)
  return near[0]?.path
}
