import type { Course } from '@syntax-lab/shared/course'
import { topicsOf } from './course-topics.ts'
import { levelOf } from './levels.ts'
import { stemOf, wordsOf } from './stemming.ts'

/** What a related course is to the one that is read. */
export type Relation = (typeof relations)[number]

/** In the order in which they are shown. */
const relations = ['first', 'next', 'similar'] as const

/** What a page shows of it. */
export type RelatedCourse = Pick<Course, 'id' | 'title' | 'badge' | 'img'> & { relation: Relation }

/** How much further apart two courses are for each level between them. */
const levelPenalty = 0.3

/** Nobody goes on to a course that is further above. */
const maxLevelsUp = 2

/** The fields that two courses share say more than the words that they share. */
const areaWeight = 2

/** A course that does not build on this one is shown as the next step only if it is this near to the most similar. */
const minRelativeScore = 0.3

/**
 * Weighs all courses once; returns a function that finds three to go on with after one of them:
 * what to know first, the next step, and the most similar others.
 * Similarity is that of the fields that two courses belong to and that of their words, each the cosine of weights
 * by rarity among all courses (TF-IDF), and less with each level between them.
 */
export function createRelatedFinder(courses: readonly Course[]): (course: Course) => RelatedCourse[] {
  const words = weigh(courses, wordCounts)
  const areas = weigh(courses, (course) => new Map(topicsOf(course).areas.map((area) => [area, 1])))
  const similarity = (course: Course, other: Course) =>
    areaWeight * similar(areas, course, other) + similar(words, course, other)
  return (course) => {
    const others = courses
      .filter(({ id }) => id !== course.id)
      .map((other) => {
        const steps = levelOf(other.badge) - levelOf(course.badge)
        return { course: other, steps, score: similarity(course, other) * (1 - levelPenalty * Math.abs(steps)) }
      })
      .toSorted((a, b) => b.score - a.score)
    return choose(course, others)
  }
}

/** Whether one needs for `course` what `other` teaches. */
function buildsOn(course: Course, other: Course): boolean {
  const { titles } = topicsOf(other)
  return topicsOf(course).needs.some((title) => titles.includes(title))
}

type Candidate = { course: Course; steps: number; score: number }

const isNear = ({ steps }: Candidate) => Math.abs(steps) <= 1

/** `others`: the most similar first. */
function choose(course: Course, others: readonly Candidate[]): RelatedCourse[] {
  const minScore = (others[0]?.score ?? 0) * minRelativeScore
  const reachable = others.filter(({ steps }) => steps <= maxLevelsUp)
  // What is needed for a needed course was learnt with it: the nearest level counts.
  const first = reachable
    .filter((other) => other.steps <= 0 && buildsOn(course, other.course))
    .toSorted((a, b) => b.steps - a.steps)
  const sequels = reachable
    .filter((other) => other.steps >= 0 && !first.includes(other) && buildsOn(other.course, course))
    .toSorted((a, b) => a.steps - b.steps)
  const next = [...sequels, ...reachable.filter(({ steps, score }) => steps === 1 && score >= minScore)]
  const labelled = [
    ...first.slice(0, 1).map((other) => shown(other, 'first')),
    ...next.slice(0, 1).map((other) => shown(other, 'next')),
    ...first.slice(1, 2).map((other) => shown(other, 'first')),
    ...sequels.slice(1, 2).map((other) => shown(other, 'next')),
    ...[...reachable.filter(isNear), ...reachable].map((other) => shown(other, 'similar')),
  ]
  return labelled
    .filter(({ id }, index) => labelled.findIndex((each) => each.id === id) === index)
    .slice(0, 3)
    .toSorted((a, b) => relations.indexOf(a.relation) - relations.indexOf(b.relation))
}

function shown({ course: { id, title, badge, img } }: Candidate, relation: Relation): RelatedCourse {
  return { id, title, badge, img, relation }
}

/** How often each word stands in a course; its title and topics count three times. */
function wordCounts(course: Course): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (words: Iterable<string>, weight: number) => {
    for (const word of words) {
      const key = stemOf(word)
      if (key.length > 2) counts.set(key, (counts.get(key) ?? 0) + weight)
    }
  }
  count(wordsOf(course.description), 1)
  count(wordsOf(course.title), 3)
  const { names, words } = topicsOf(course)
  count(new Set([...names, ...words]), 3)
  return counts
}

/** Weights by course id and word; those of one course are a vector of the length 1, or none. */
type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>

/** A word that only one course has ties it to nothing, one of many says little. */
function weigh(courses: readonly Course[], countsOf: (course: Course) => ReadonlyMap<string, number>): Weights {
  const counts = new Map(courses.map((course) => [course.id, countsOf(course)]))
  const holders = new Map<string, number>()
  for (const words of counts.values()) for (const word of words.keys()) holders.set(word, (holders.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(courses.length / (holders.get(word) ?? 1))
  const weigher = (words: ReadonlyMap<string, number>) => {
    const weights = [...words]
      .filter(([word]) => (holders.get(word) ?? 0) > 1)
      .map(([word, times]) => [word, (1 + Math.log(times)) * rarity(word)] as const)
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1
    return new Map(weights.map(([word, weight]) => [word, weight / length]))
  }
  return new Map([...counts].map(([id, words]) => [id, weigher(words)]))
}

/** The cosine of two courses' weights, 0 to 1. */
function similar(weights: Weights, { id }: Course, other: Course): number {
  const others = weights.get(other.id)
  let product = 0
  for (const [word, weight] of weights.get(id) ?? []) product += weight * (others?.get(word) ?? 0)
  return product
}
