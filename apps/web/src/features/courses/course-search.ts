import type { Course } from '@syntax-lab/shared/course'
import { distance } from 'fastest-levenshtein'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { topicWordsOf, wordsOf } from './course-words.ts'

/** `ids`: the courses found, best first. `guess`: the words that were searched for instead, where only they find something. */
export type Found = { ids: readonly string[]; guess?: string }

/** So many courses are indexed without a break: a slow phone stays responsive between them. */
const chunkSize = 20

/** Words that say nothing about a subject. */
const stopWords = new Set(
  wordsOf(`a an the to for of in on with and or how do does i my me is are be can what it its you your from learn
    learning course courses lesson lessons class tutorial tutorials make build work works working using use best
    basics introduction intro get started start`),
)

/** A field's weight: a title says most about a course, its description least. */
const boost = { title: 6, topics: 3, badge: 2 }

/** The beginning of a word finds it from three letters on; shorter ones are words of their own, such as "ts" or "ai". */
const options: SearchOptions = { boost, prefix: (term) => term.length >= 3 }

/** Indexes the courses, in chunks; resolves to a function that finds those which `text` means. */
export async function createCourseSearch(courses: readonly Course[]): Promise<(text: string) => Found> {
  const index = new MiniSearch({
    fields: ['title', 'topics', 'badge', 'description'],
    tokenize: wordsOf,
    processTerm: withoutPlural,
    extractField: (course: Course, field) => {
      if (field === 'topics') return topicWordsOf(course).join(' ')
      return field === 'id' || field === 'title' || field === 'badge' || field === 'description' ? course[field] : ''
    },
  })
  await index.addAllAsync(courses, { chunkSize })
  const vocabulary = new Set(courses.flatMap((course) => [...wordsOf(course.title), ...topicWordsOf(course)]))

  return (text) => {
    const all = wordsOf(text)
    const subject = all.filter((word) => !stopWords.has(word))
    const words = subject.length > 0 ? subject : all
    const ids = find(words)
    if (ids.length > 0) return { ids }
    const corrected = words.map((word) => correct(word))
    const known = corrected.filter((word) => word !== undefined)
    const guessed = known.length === words.length ? find(known) : []
    const likely = guessed.length > 0 ? guessed : findMost(known, words.length)
    return likely.length > 0 ? { ids: likely, guess: known.join(' ') } : { ids: [] }
  }

  /** Courses that have all of the words; two words may also be one, as in "type script". */
  function find(words: readonly string[]): string[] {
    const queries: Query[] = [{ combineWith: 'AND', queries: [...words] }]
    if (words.length === 2) queries.push({ queries: [words.join('')], boost: { title: 20, topics: 10 } })
    const [only = ''] = words
    if (words.length === 1 && only.length < 3)
      queries.push({ queries: [only], fields: ['title'], prefix: !vocabulary.has(only) })
    return idsOf(index.search({ combineWith: 'OR', queries }, options))
  }

  /** Courses that have more than half of the words. */
  function findMost(known: readonly string[], wanted: number): string[] {
    const found =
      known.length > 0 && wanted > 1 ? index.search({ combineWith: 'OR', queries: [...known] }, options) : []
    return idsOf(found.filter(({ queryTerms }) => queryTerms.length > wanted / 2))
  }

  /** The word itself where it finds something, else the nearest one of titles and topics; undefined where none is near. */
  function correct(word: string): string | undefined {
    if (find([word]).length > 0) return word
    if (word.length < 4) return undefined
    const near = [...vocabulary]
      .map((candidate) => ({ candidate, edits: distance(word, candidate) }))
      .filter(({ candidate, edits }) => edits <= allowedEdits(word, candidate))
    return near.toSorted((a, b) => a.edits - b.edits)[0]?.candidate
  }
}

/** One slip in a word, two in a long one or where two letters have changed places. */
function allowedEdits(word: string, candidate: string): number {
  if (candidate.length < 4) return 0
  const hasSameLetters = lettersOf(word) === lettersOf(candidate)
  return word.length >= 9 || hasSameLetters ? 2 : 1
}

/** "beginners" finds "Beginner", and the other way round. */
function withoutPlural(term: string): string {
  return term.length > 3 && !term.endsWith('ss') ? term.replace(/s$/, '') : term
}

const lettersOf = (word: string) => [...word].toSorted().join('')

const idsOf = (results: readonly { id: string }[]) => results.map(({ id }) => id)
