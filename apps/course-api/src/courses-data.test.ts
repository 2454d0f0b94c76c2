import { readFileSync } from 'node:fs'
import { checkCourses } from '@syntax-lab/shared/course'
import { describe, expect, test } from 'vitest'

const levels = ['Beginner', 'Intermediate', 'Advanced', 'Professional']
const { courses, issues } = checkCourses(
  JSON.parse(readFileSync(new URL('../data/courses.json', import.meta.url), 'utf8')),
)

const words = (text: string) => text.split(/\s+/).filter((word) => word !== '')
const opening = (text: string) => words(text).slice(0, 3).join(' ').toLowerCase()
const repeated = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index)

describe('the courses we ship', () => {
  test('are more than the 30 that the largest plan names, and nothing is wrong with any', () => {
    expect(issues).toEqual([])
    expect(courses.length).toBeGreaterThan(30)
  })

  test('are each described in 80 to 150 words', () => {
    const lengths = courses.map((course) => ({ id: course.id, length: words(course.description).length }))
    expect(lengths.filter(({ length }) => length < 80 || length > 150)).toEqual([])
  })

  test('have a title and a description of their own', () => {
    expect(repeated(courses.map((course) => course.title))).toEqual([])
    expect(repeated(courses.map((course) => course.description))).toEqual([])
  })

  test('are plain text, without entities, tags or Markdown', () => {
    const marked = courses.filter(({ title, description }) =>
      /&#?\w+;|<\/?\w|\*\*|__|`|\]\(/.test(`${title}\n${description}`),
    )
    expect(marked.map(({ id }) => id)).toEqual([])
  })

  test('name a word of their title at the start, where search engines quote them', () => {
    const start = (text: string) => words(text).slice(0, 8).join(' ').toLowerCase()
    const subject = (title: string) => title.toLowerCase().match(/[a-z/]{2,}/g) ?? []
    const unnamed = courses.filter(
      ({ title, description }) => !subject(title).some((word) => start(description).includes(word)),
    )
    expect(unnamed.map(({ id }) => id)).toEqual([])
  })

  test('end in a paragraph of their own on what one can do by then', () => {
    const outcomes = courses.map(({ description }) => description.split('\n\n'))
    expect(
      outcomes.filter(([, outcome, ...more]) => !outcome?.startsWith('By the end you can ') || more.length),
    ).toEqual([])
  })

  test('do not begin two descriptions with the same three words', () => {
    expect(repeated(courses.map((course) => opening(course.description)))).toEqual([])
  })

  test('show the picture named after their id', () => {
    expect(courses.map((course) => course.img)).toEqual(courses.map((course) => `/images/${course.id}.svg`))
  })

  test('rise from Beginner to Professional, with every level present', () => {
    const badges = courses.map((course) => course.badge)
    expect([...new Set(badges)]).toEqual(levels)
    expect(badges.toSorted((a, b) => levels.indexOf(a) - levels.indexOf(b))).toEqual(badges)
  })
})
