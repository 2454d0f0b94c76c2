import type { Course } from '@syntax-lab/shared/course'
import { topicWordsOf, wordsOf } from './course-words.ts'

/** What a related course is to the one that is read. */
export type Relation = 'first' | 'next' | 'similar'

export type RelatedCourse = { course: Course; relation: Relation }

const levels = ['Beginner', 'Intermediate', 'Advanced', 'Professional']

/** The level as a number; badges that are no level count as the first. */
const levelOf = ({ badge }: Course) => Math.max(0, levels.indexOf(badge))

/** How much further apart two courses are for each level between them. */
const levelPenalty = 0.15

/** A course of another level is shown as a step only if it is this near, compared with the most similar of all. */
const leastShare = 0.4

/**
 * Weighs all courses once; returns a function that finds three to go on with after one of them:
 * what to know first, the next level, and the most similar others.
 * Similarity is the cosine of two courses' words, each weighted by how rare it is among all courses (TF-IDF).
 */
export function findRelated(courses: readonly Course[]): (course: Course) => RelatedCourse[] {
  const weights = weigh(courses)
  return (course) => {
    const own = weights.get(course.id) ?? new Map()
    const others = courses
      .filter(({ id }) => id !== course.id)
      .map((other) => {
        const steps = levelOf(other) - levelOf(course)
        const similarity = cosine(own, weights.get(other.id) ?? new Map())
        return { course: other, steps, score: similarity * (1 - levelPenalty * Math.abs(steps)) }
      })
      .toSorted((a, b) => b.score - a.score)
    return choose(others)
  }
}

type Candidate = { course: Course; steps: number; score: number }

/** `others`: the most similar first. */
function choose(others: readonly Candidate[]): RelatedCourse[] {
  const least = (others[0]?.score ?? 0) * leastShare
  const first = others.find(({ steps, score }) => steps < 0 && score >= least)
  const next = others.find(({ steps, score }) => steps > 0 && score >= least)
  const related = [
    ...(first ? [{ course: first.course, relation: 'first' as const }] : []),
    ...(next ? [{ course: next.course, relation: 'next' as const }] : []),
    ...others
      .filter((other) => other !== first && other !== next)
      .map((other) => ({ course: other.course, relation: 'similar' as const })),
  ]
  return related.slice(0, 3)
}

type Weights = ReadonlyMap<string, number>

/** How often each word stands in a course; its title and topics count three times. */
function frequencies(course: Course): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (words: Iterable<string>, weight: number) => {
    for (const word of words) {
      const key = stem(word)
      if (key.length > 2) counts.set(key, (counts.get(key) ?? 0) + weight)
    }
  }
  count(wordsOf(course.description), 1)
  count(wordsOf(course.title), 3)
  count(new Set(topicWordsOf(course)), 3)
  return counts
}

/** English endings that make no other subject. */
function stem(word: string): string {
  return word.length < 4 ? word : word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s)$/, '')
}

/** The weights of each course's words by its id. A word that only one course has ties it to nothing, one of many says little. */
function weigh(courses: readonly Course[]): Map<string, Weights> {
  const counts = new Map(courses.map((course) => [course.id, frequencies(course)]))
  const holders = new Map<string, number>()
  for (const words of counts.values()) for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1)
  const rarity = (word: string) => {
    const courseCount = holders.get(word) ?? 0
    return courseCount > 1 && courseCount <= courses.length / 3 ? Math.log(courses.length / courseCount) : 0
  }
  const weigher = (words: ReadonlyMap<string, number>) =>
    new Map(
      [...words].flatMap(([word, times]) => (rarity(word) > 0 ? [[word, (1 + Math.log(times)) * rarity(word)]] : [])),
    )
  return new Map([...counts].map(([id, words]) => [id, weigher(words)]))
}

function cosine(a: Weights, b: Weights): number {
  let product = 0
  for (const [word, weight] of a) product += weight * (b.get(word) ?? 0)
  return product / (lengthOf(a) * lengthOf(b) || 1)
}

const lengthOf = (weights: Weights) => Math.hypot(...weights.values())
