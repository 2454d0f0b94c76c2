import type { Course } from '@syntax-lab/shared/course'
import { distance } from 'fastest-levenshtein'
import MiniSearch, { type Query } from 'minisearch'
import { topicsOf } from './course-topics.ts'
import { stemOf, wordsOf } from './course-words.ts'

/** What a search has found. */
export type Found = {
  /** The courses, best first. */
  ids: readonly string[]
  /** The words that were searched for instead, where only they find something. */
  guess?: string
  /** The beginnings of the words that were found, in lower case, for marking them. */
  marks: readonly string[]
}

export type CourseSearch = (text: string) => Found

/** So long, in ms, is indexed without a break: the page answers in between. */
const chunkMs = 8

/** Words that say nothing about a subject. */
const stopWords = new Set(
  wordsOf(`a an the to for of in on with and or how do does i my me is are be am can what why when so it its you your
    from vs versus learn learning course courses lesson lessons class tutorial tutorials make making build become work
    works working using use best basics introduction intro get getting start started want need`),
)

/** A field's weight: a title says most about a course, its description least. */
const boost = { title: 6, topics: 3, badge: 2 }

/** The beginning of a word finds it from three letters on; shorter ones are words of their own, as "ts" and "ai". */
function wholeOrBeginning(word: string): Query {
  if (word.length < 3) return word
  // Endings are left on: "cooking" is no beginning of "cookies".
  return { combineWith: 'OR', queries: [word, { queries: [word], prefix: true, processTerm: (term) => term }] }
}

/** Indexes the courses, in chunks; resolves to a function that finds those which a text means. */
export async function createCourseSearch(courses: readonly Course[]): Promise<CourseSearch> {
  const index = new MiniSearch({
    fields: ['title', 'topics', 'badge', 'description'],
    tokenize: wordsOf,
    processTerm: stemOf,
    extractField: (course: Course, field) => {
      if (field === 'topics') return topicsOf(course).words.join(' ')
      return field === 'id' || field === 'title' || field === 'badge' || field === 'description' ? course[field] : ''
    },
  })
  const vocabulary = new Set<string>()
  /** A word of a title or topic by its stem. */
  const byStem = new Map<string, string>()
  let started = performance.now()
  for (const course of courses) {
    index.add(course)
    for (const word of [...wordsOf(course.title), ...topicsOf(course).words]) {
      vocabulary.add(word)
      byStem.set(stemOf(word), word)
    }
    if (performance.now() - started > chunkMs) {
      // oxlint-disable-next-line no-await-in-loop -- the pause is the purpose
      await new Promise((end) => setTimeout(end))
      started = performance.now()
    }
  }

  return (text) => {
    const all = wordsOf(text)
    const subject = all.filter((word) => !stopWords.has(word))
    const words = withoutUnfinished(subject.length > 0 ? subject : all)
    const ids = find(words)
    if (ids.length > 0) return { ids, marks: words.map(stemOf) }
    const near = words.map((word) => nearest(word)).filter((word) => word !== undefined)
    // Where some words say nothing, the others have to be right.
    const guess = near.length === words.length ? near : words.filter((word) => byStem.has(stemOf(word)))
    if (guess.length === 0 || guess.length < words.length / 2) return { ids: [], marks: [] }
    const exact = find(guess)
    const isOther = guess.join(' ') !== words.join(' ')
    return {
      ids: exact.length > 0 ? exact : findAny(guess),
      ...(isOther && { guess: guess.join(' ') }),
      marks: guess.map(stemOf),
    }
  }

  /** Without one or two letters at the end that are no word: more are being typed. */
  function withoutUnfinished(words: readonly string[]): readonly string[] {
    const last = words.at(-1) ?? ''
    return words.length > 1 && last.length < 3 && !vocabulary.has(last) ? words.slice(0, -1) : words
  }

  /** Courses that have all of the words; two words may also be one, as in "type script". */
  function find(words: readonly string[]): string[] {
    const [only = ''] = words
    if (words.length === 1 && only.length < 3) {
      const known = { queries: [only], fields: ['title', 'topics'] }
      return idsOf(index.search(vocabulary.has(only) ? known : { queries: [only], fields: ['title'], prefix: true }))
    }
    const queries: Query[] = [{ combineWith: 'AND', queries: words.map(wholeOrBeginning) }]
    if (words.length === 2) queries.push({ queries: [words.join('')], boost: { title: 20, topics: 10 } })
    return idsOf(index.search({ combineWith: 'OR', queries }, { boost }))
  }

  /** Courses that have one of the words in their title or topics. */
  function findAny(words: readonly string[]): string[] {
    return idsOf(index.search(words.join(' '), { boost, fields: ['title', 'topics'] }))
  }

  /** The word itself where a title or a topic has it, else the one that it may be a slip of; undefined without one. */
  function nearest(word: string): string | undefined {
    const stem = stemOf(word)
    if (byStem.has(stem)) return word
    if (stem.length < 4) return undefined
    const near = [...byStem]
      .filter(([candidate]) => Math.abs(candidate.length - stem.length) <= 2)
      .map(([candidate, known]) => ({ known, candidate, edits: distance(stem, candidate) }))
      .filter(({ candidate, edits }) => edits <= allowedEdits(stem, candidate))
    return near.toSorted((a, b) => a.edits - b.edits)[0]?.known
  }
}

/** One slip in a word of five letters and more, two in a long one or where two letters have changed places. */
function allowedEdits(word: string, candidate: string): number {
  if (candidate.length < 4) return 0
  if (word.length >= 9 || lettersOf(word) === lettersOf(candidate)) return 2
  return word.length >= 5 ? 1 : 0
}

const lettersOf = (word: string) => [...word].toSorted().join('')

const idsOf = (results: readonly { id: string }[]) => results.map(({ id }) => id)
