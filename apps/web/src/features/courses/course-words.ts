/** The words of a text in lower case, without accents; `Node.js` as `nodejs`, `CI/CD` as `cicd`. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const joined = plain.replaceAll(/\b(node|react|next)\.js\b/g, '$1js').replaceAll(/\bci\/cd\b/g, 'cicd')
  return joined.match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A word without the English endings that make no other subject: `queries` is `query`, `typing` is `typ`. */
export function stemOf(word: string): string {
  if (word.length < 4 || word.endsWith('ss')) return word
  const singular = word.replace(/ies$/, 'y').replace(/s$/, '')
  const stem = singular.replace(/(?:ing|ed|e)$/, '')
  return stem.length < 3 ? singular : stem
}
