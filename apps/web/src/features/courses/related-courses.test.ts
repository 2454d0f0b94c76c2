import { expect, test } from 'vitest'
import courses from '../../../../course-api/data/courses.json' with { type: 'json' }
import { findRelated } from './related-courses.ts'

const related = findRelated(courses)
const idsFor = (id: string) =>
  courses.filter((course) => course.id === id).flatMap((course) => related(course).map((each) => each.id))

test('P51 every course leads to three others, each once', () => {
  for (const course of courses) {
    const ids = related(course).map((each) => each.id)
    expect(new Set([course.id, ...ids]).size).toBe(4)
  }
})

test.each([
  ['css-layout', 'html-foundations'],
  ['kubernetes-operations', 'docker-containers'],
  ['docker-containers', 'kubernetes-operations'],
  ['tcp-ip-in-depth', 'how-networks-work'],
  ['how-networks-work', 'tcp-ip-in-depth'],
  ['postgresql-tuning', 'sql-databases'],
  ['sql-databases', 'postgresql-tuning'],
  ['ci-cd-pipelines', 'git-version-control'],
  ['git-version-control', 'ci-cd-pipelines'],
  ['api-design', 'node-apis'],
  ['react-from-scratch', 'javascript-first-steps'],
  ['testing-web-apps', 'ci-cd-pipelines'],
  ['html-foundations', 'css-layout'],
  ['web-security', 'node-apis'],
  ['web-performance', 'web-accessibility'],
  ['linux-command-line', 'docker-containers'],
  ['windows-it-support', 'linux-command-line'],
  ['language-model-apps', 'node-apis'],
  ['ci-cd-pipelines', 'testing-web-apps'],
  ['full-stack-react', 'sql-databases'],
])('P51 %s leads to %s', (id, other) => expect(idsFor(id)).toContain(other))

test.each([
  ['web-performance', 'postgresql-tuning'],
  ['postgresql-tuning', 'web-performance'],
  ['web-security', 'postgresql-tuning'],
  ['sql-databases', 'web-security'],
  ['tcp-ip-in-depth', 'cloud-architecture'],
])('%s and %s have a word in common, and no subject', (id, other) => expect(idsFor(id)).not.toContain(other))

test('what a course says that one should know comes first', () => {
  const firstFor = (id: string) =>
    courses
      .filter((course) => course.id === id)
      .flatMap((course) => related(course).flatMap((each) => (each.relation === 'first' ? each.id : [])))
  expect(firstFor('react-native-apps')).toEqual(['react-from-scratch', 'typescript-in-practice'])
  expect(firstFor('docker-containers')).toContain('linux-command-line')
  expect(firstFor('language-model-apps')).toEqual(['node-apis'])
  expect(firstFor('css-layout')).toEqual(['html-foundations'])
  expect(firstFor('html-foundations')).toEqual([])
})

test('what to know first is of no higher level, the next step of no lower one, and nothing is far above', () => {
  const levels = ['Beginner', 'Intermediate', 'Advanced', 'Professional']
  for (const course of courses) {
    for (const { badge, relation } of related(course)) {
      const steps = levels.indexOf(badge) - levels.indexOf(course.badge)
      if (relation === 'first') expect(steps).toBeLessThanOrEqual(0)
      if (relation === 'next') expect(steps).toBeGreaterThanOrEqual(0)
      expect(steps).toBeLessThanOrEqual(2)
    }
  }
})

test('a course among none or one other leads to what there is', () => {
  const [first, second] = courses
  if (!first || !second) throw new Error('The catalogue is empty.')
  expect(findRelated([first])(first)).toEqual([])
  expect(findRelated([first, second])(first).map(({ id }) => id)).toEqual([second.id])
})
