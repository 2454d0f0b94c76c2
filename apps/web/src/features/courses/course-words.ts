import type { Course } from '@syntax-lab/shared/course'
import { topics } from './course-topics.ts'

/** The words of a text as the search compares them: lower case, without accents; `Node.js` as `nodejs`, `CI/CD` as `cicd`. */
export function wordsOf(text: string): string[] {
  const plain = text.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')
  const joined = plain.replaceAll(/\b(node|react|next)\.js\b/g, '$1js').replaceAll(/\bci\/cd\b/g, 'cicd')
  return joined.match(/[\p{L}\p{N}]+/gu) ?? []
}

const knownTopics = topics.map(({ title, words }) => ({ title: phraseOf(title), words: wordsOf(words) }))

/** What students call the subjects that a course's title names. */
export function topicWordsOf({ title }: Pick<Course, 'title'>): string[] {
  const own = phraseOf(title)
  return knownTopics.flatMap((topic) => (own.includes(topic.title) ? topic.words : []))
}

/** The words of a title between spaces, so that whole words can be looked for. */
function phraseOf(title: string): string {
  return ` ${wordsOf(title).join(' ')} `
}
