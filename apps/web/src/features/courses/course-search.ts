import type { Course } from '@syntax-lab/shared/course'
import { distance } from 'fastest-levenshtein'
import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { topicsOf } from './course-topics.ts'
import { singularOf, stemOf, wordsOf } from './stemming.ts'
import { everydayWords, queryWordsOf } from './query-words.ts'

/** What a search has found. */
type Found = {
  /** The courses, best first. */
  ids: readonly string[]
  /** The words that were searched for instead, where only they find something. */
  guess?: string
  /** The beginnings of the words that were found, in lower case, for marking them. */
  marks: readonly string[]
}

export type CourseSearch = (text: string) => Found

/** Indexes at most this long before the page can answer in between. */
const chunkMs = 8

/** A field's weight: a title and the names of its subject say most about a course, its description least. */
const boost = { title: 6, names: 10, topics: 3 }

/** That of a name of several words, as "type script": more than what its words, each for itself, come to. */
const longNameBoost = { title: 20, names: 20, topics: 6 }

/** An easier course counts for more. */
const levelBoost = new Map([
  ['Beginner', 1.4],
  ['Intermediate', 1.25],
  ['Advanced', 1.1],
])

/** Extra weight for courses of the level that was asked for. */
const askedLevelBoost = 3

/** What scores less than this share of the best only mentions what was asked for: it only fills the first row. */
const minRelativeScore = 0.1
const rowLength = 3

/** What says what a course is about, other than what it mentions. */
const nameFields = ['title', 'names', 'topics']

/** Indexes the courses, in chunks; resolves to a function that finds those which a text means. */
export async function createCourseSearch(courses: readonly Course[]): Promise<CourseSearch> {
  /** The words of titles and topics, with their stems: many courses have the same. */
  const vocabulary = new Map<string, string>()
  const index = new MiniSearch({
    fields: [...nameFields, 'description'],
    storeFields: ['badge'],
    tokenize: wordsOf,
    processTerm: (term, field) => (field === 'description' ? singularOf(term) : (vocabulary.get(term) ?? stemOf(term))),
  })
  const stems = new Set<string>()
  /** Subjects that titles name, which a slip in four letters can mean: of all words too many are near. */
  const titleStems = new Set<string>()
  /** The words by their sounds' first letter, for what is misspelt. */
  const bySound = new Map<string, Sounding[]>()
  let started = performance.now()
  for (const course of courses) {
    const { id, title, badge, description } = course
    const { names, words } = topicsOf(course)
    for (const stem of wordsOf(title).map(stemOf)) if (!everydayWords.has(stem)) titleStems.add(stem)
    for (const word of [...wordsOf(title), ...names, ...words]) {
      if (vocabulary.has(word)) continue
      const known = sounding(word)
      vocabulary.set(word, known.stem)
      stems.add(known.stem)
      const first = known.sound.charAt(0)
      bySound.set(first, [...(bySound.get(first) ?? []), known])
    }
    index.add({ id, title, badge, description, names: names.join(' '), topics: words.join(' ') })
    if (performance.now() - started > chunkMs) {
      await new Promise((end) => setTimeout(end))
      started = performance.now()
    }
  }

  return (text) => {
    const { subject, badge } = queryWordsOf(text, isKnown)
    if (subject.length === 0)
      return { ids: courses.filter((course) => course.badge === badge).map(({ id }) => id), marks: [] }
    const words = withoutUnfinished(subject)
    // "c++" is no beginning of "css".
    const isBeginning = /[\p{L}\p{N}]$/u.test(text.trimEnd())
    const ids = find(words, badge, isBeginning)
    if (ids.length > 0) return { ids, marks: marksOf(words) }
    const near = words.flatMap((word) => nearest(word) ?? [])
    const guess = queryWordsOf(near.join(' '), isKnown).subject
    // Beside a word that no course knows an everyday word says nothing: no course delivers a pizza.
    if (words.length > 1 && !guess.some(saysSubject)) return { ids: [], marks: [] }
    return { ids: find(guess, badge), guess: guess.join(' '), marks: marksOf(guess) }
  }

  function isKnown(word: string): boolean {
    return stems.has(stemOf(word.replaceAll(' ', '')))
  }

  function saysSubject(word: string): boolean {
    return isKnown(word) && !everydayWords.has(stemOf(word))
  }

  /** Without one or two letters at the end that are no word: more are being typed. */
  function withoutUnfinished(words: readonly string[]): readonly string[] {
    const last = words.at(-1) ?? ''
    return words.length > 1 && last.length < 3 && !vocabulary.has(last) ? words.slice(0, -1) : words
  }

  /** Courses that have all of the words, among those that have some where all are known and one says a subject. */
  function find(words: readonly string[], badge: string | undefined, isBeginning = true): string[] {
    const parts = words.map((word, at) => queryOf(word, isBeginning && at + 1 === words.length))
    const all: Query = { combineWith: 'AND', queries: parts }
    if (words.length === 1) return search(all, badge)
    // While a name of several words is being typed, its beginning is enough.
    const begun: Query = { queries: [words.join('').replaceAll(' ', '')], prefix: true, fields: ['names'] }
    const isPartEnough = words.every(isKnown) && words.some(saysSubject)
    return search({ combineWith: 'OR', queries: [all, begun, ...(isPartEnough ? parts : [])] }, badge)
  }

  /**
   * What finds one word or name. Only names of subjects are found by their beginning, while the word is being typed,
   * and by their stem: an "account" in a description is no "accounting". A known word of two letters ("ts", "ai") is
   * not matched as a beginning; a single letter is, but in titles only, because nearly every course has a subject that
   * starts with it.
   */
  function queryOf(word: string, isBeginning: boolean): Query {
    const parts = word.split(' ')
    if (parts.length > 1) {
      const name: Query = { queries: [parts.join('')], fields: nameFields, boost: longNameBoost }
      return {
        combineWith: 'OR',
        queries: [name, { combineWith: 'AND', queries: parts.map((part) => queryOf(part, false)) }],
      }
    }
    const queries: Query[] = [{ queries: [word], fields: nameFields }]
    if (word.length > 2) queries.push({ queries: [word], fields: ['description'], processTerm: singularOf })
    // Endings but that of the plural are left on: "cooking" is no beginning of "cookies".
    if (isBeginning && (word.length !== 2 || !vocabulary.has(word)))
      queries.push({
        queries: [word],
        prefix: true,
        fields: word.length === 1 ? ['title'] : nameFields,
        processTerm: knownSingularOf,
      })
    return { combineWith: 'OR', queries }
  }

  /** Not every "s" is an ending: "redis". */
  function knownSingularOf(word: string): string {
    return vocabulary.has(singularOf(word)) ? singularOf(word) : word
  }

  function search(query: Query, badge: string | undefined): string[] {
    const options: SearchOptions = {
      boost,
      boostDocument: (_, __, stored) => {
        const level = String(stored?.['badge'])
        return (levelBoost.get(level) ?? 1) * (level === badge ? askedLevelBoost : 1)
      },
    }
    const results = index.search(query, options)
    const minScore = (results[0]?.score ?? 0) * minRelativeScore
    return results.filter(({ score }, at) => at < rowLength || score >= minScore).map(({ id }) => String(id))
  }

  /**
   * The word itself where a title or a topic has it, else the one that it may be a slip of, else the two that it is
   * made of, as in "reacthooks"; undefined without any.
   */
  function nearest(word: string): string[] | undefined {
    if (isKnown(word)) return [word]
    const typed = sounding(word)
    const near = (bySound.get(typed.sound.charAt(0)) ?? [])
      .map((known) => ({ known, edits: editsBetween(typed, known, titleStems.has(known.stem)) }))
      .filter(({ edits }) => edits < Infinity)
    const [best] = near.toSorted((a, b) => a.edits - b.edits)
    if (best) return [best.known.word]
    for (let at = 3; at <= word.length - 3 && word.length > 6; at += 1) {
      const parts = [word.slice(0, at), word.slice(at)]
      if (parts.every((part) => vocabulary.has(part))) return parts
    }
    return undefined
  }
}

function marksOf(words: readonly string[]): string[] {
  return words.flatMap((word) => word.split(' ')).map(stemOf)
}

/** A word, its stem, and how that sounds. */
type Sounding = { word: string; stem: string; sound: string }

const sounding = (word: string): Sounding => ({ word, stem: stemOf(word), sound: soundOf(stemOf(word)) })

/**
 * The slips that lie between two words, infinite where too many for one to be meant by the other: one in a stem of six
 * letters and more, two in a long one. Letters that have changed places are one slip, those that sound alike none.
 * Nobody slips in the first letter: "heap" is no "cheap". What titles name is also meant by four letters of which
 * one is missing or doubled: "linx", "gitt".
 */
function editsBetween(typed: Sounding, known: Sounding, isInTitle: boolean): number {
  if (isInTitle && typed.word.length === 4 && isLetterOff(typed.word, known.stem)) return 1
  if (typed.word.length < 5 || known.stem.length < 4) return Infinity
  if (hasSameLetters(typed.stem, known.stem)) return 1
  const length = Math.max(typed.sound.length, known.sound.length)
  const edits = distance(typed.sound, known.sound)
  return edits <= (typed.stem.length >= 9 ? 2 : length >= 6 ? 1 : 0) ? edits : Infinity
}

/** A word as it sounds: "skript" like "script", "adress" like "address". */
function soundOf(word: string): string {
  return word.replaceAll(/[kq]/g, 'c').replaceAll('z', 's').replaceAll('y', 'i').replaceAll(/(.)\1/g, '$1')
}

/** Whether a letter in the middle is missing, or one is doubled. */
function isLetterOff(typed: string, known: string): boolean {
  if (typed.at(-1) !== known.at(-1) || distance(typed, known) !== 1) return false
  return typed.length < known.length || typed.replaceAll(/(.)\1/g, '$1') === known
}

/** Whether only letters in the middle have changed places: "lunix" for "linux". */
function hasSameLetters(word: string, other: string): boolean {
  const sorted = (letters: string) => [...letters].toSorted().join('')
  return word.at(-1) === other.at(-1) && sorted(word) === sorted(other)
}
