/**
 * The words of a text in lower case, without accents; `Node.js` as `nodejs`, `CI/CD` as `cicd`, `back end` as one,
 * `don't` as `dont`, `what's` as `what`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[‘’´`]/g, "'")
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
  const joined = plain
    .replaceAll(/n't\b/g, 'nt')
    .replaceAll(/\b'(?:s|d|m|re|ve|ll)\b/g, '')
    .replaceAll(/\b(node|react|next)\.js\b/g, '$1js')
    .replaceAll(/\b(front|back)[ -](ends?)\b/g, '$1$2')
    .replaceAll(/\b(ci|[a-z])\/(cd|[a-z])\b/g, '$1$2')
  return joined.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word without the English endings that make no other subject: `queries` is `query`, `typing` is `typ`. */
export function stemOf(word: string): string {
  const singular = singularOf(word)
  const stem = singular.replace(/(?:ing|ed|e)$/, '')
  return stem.length < 3 ? singular : stem
}

/** A word without the ending of the plural. */
export function singularOf(word: string): string {
  return word.length < 4 || word.endsWith('ss') ? word : word.replace(/ies$/, 'y').replace(/s$/, '')
}
