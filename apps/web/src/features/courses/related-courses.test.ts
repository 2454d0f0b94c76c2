import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { expect, test } from 'vitest'
import courses from '../../../../course-api/data/courses.json' with { type: 'json' }
import { createRelatedFinder } from './related-courses.ts'

const related = createRelatedFinder(courses)
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
  ['full-stack-react', 'postgresql-tuning'],
  ['postgresql-tuning', 'full-stack-react'],
  ['html-foundations', 'interface-design'],
  ['interface-design', 'web-accessibility'],
  ['javascript-first-steps', 'typescript-in-practice'],
  ['javascript-first-steps', 'algorithms-and-recursion'],
  ['web-security', 'api-design'],
  ['web-security', 'go-back-ends'],
  ['web-accessibility', 'web-performance'],
  ['node-apis', 'api-design'],
  ['cloud-architecture', 'observability-and-sre'],
  ['cloud-architecture', 'kubernetes-operations'],
  ['language-model-apps', 'ai-assisted-coding'],
  ['language-model-apps', 'data-analysis-pandas'],
  ['ai-assisted-coding', 'language-model-apps'],
  ['linux-command-line', 'windows-it-support'],
])('P51 %s leads to %s', (id, other) => expect(idsFor(id)).toContain(other))

test.each([
  ['web-performance', 'postgresql-tuning'],
  ['postgresql-tuning', 'web-performance'],
  ['web-security', 'postgresql-tuning'],
  ['sql-databases', 'web-security'],
  ['tcp-ip-in-depth', 'cloud-architecture'],
])('%s and %s have a word in common, and no subject', (id, other) => expect(idsFor(id)).not.toContain(other))

/** What the courses' own descriptions say that one should know, of the courses that there are. */
const toKnowFirst = {
  'html-foundations': [],
  'css-layout': ['html-foundations'],
  'interface-design': ['css-layout', 'html-foundations'],
  'javascript-first-steps': ['html-foundations'],
  'git-version-control': ['linux-command-line'],
  'linux-command-line': [],
  'windows-it-support': [],
  'how-networks-work': [],
  'python-automation': [],
  'web-accessibility': ['css-layout', 'html-foundations'],
  'typescript-in-practice': ['javascript-first-steps'],
  'ai-assisted-coding': ['git-version-control', 'javascript-first-steps'],
  'react-from-scratch': ['javascript-first-steps', 'html-foundations'],
  'react-native-apps': ['react-from-scratch', 'typescript-in-practice'],
  'node-apis': ['javascript-first-steps'],
  'sql-databases': ['python-automation'],
  'data-analysis-pandas': ['python-automation'],
  'algorithms-and-recursion': ['javascript-first-steps'],
  'testing-web-apps': ['typescript-in-practice', 'javascript-first-steps'],
  'docker-containers': ['node-apis', 'linux-command-line'],
  'tcp-ip-in-depth': ['how-networks-work', 'linux-command-line'],
  'web-security': ['node-apis'],
  'ci-cd-pipelines': ['testing-web-apps', 'git-version-control'],
  'web-performance': ['javascript-first-steps', 'css-layout'],
  'api-design': ['node-apis'],
  'go-back-ends': ['node-apis'],
  'full-stack-react': ['react-from-scratch', 'sql-databases'],
  'language-model-apps': ['node-apis'],
  'postgresql-tuning': ['sql-databases'],
  'cloud-architecture': ['docker-containers'],
  'kubernetes-operations': ['docker-containers', 'linux-command-line'],
  'observability-and-sre': ['ci-cd-pipelines', 'docker-containers'],
}

test('what a course says that one should know comes first', () => {
  const found = courses.map((course) => {
    const first = related(course).filter(({ relation }) => relation === 'first')
    return [course.id, first.map(({ id }) => id)]
  })
  expect(Object.fromEntries(found)).toEqual(toKnowFirst)
})

test('what to know first stands before the next steps, and the similar courses come last', () => {
  const order = ['first', 'next', 'similar']
  for (const course of courses) {
    const places = related(course).map(({ relation }) => order.indexOf(relation))
    expect(places, course.id).toEqual(places.toSorted((a, b) => a - b))
  }
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
  expect(createRelatedFinder([first])(first)).toEqual([])
  expect(createRelatedFinder([first, second])(first).map(({ id }) => id)).toEqual([second.id])
})

/** Courses without a known subject: an id, a level, a title and a description. */
const catalogue = (...rows: [id: string, badge: string, title: string, description: string][]) =>
  rows.map(([id, badge, title, description]) => sampleCourse({ id, badge, title, description }))

/** What the first of the courses leads to. */
function leadsTo(made: ReturnType<typeof catalogue>): string[] {
  const [course] = made
  if (!course) throw new Error('There is no course.')
  return createRelatedFinder(made)(course).map(({ id, relation }) => `${relation} ${id}`)
}

test('courses without a known subject lead to those with words in common, rare ones above all', () => {
  expect(
    leadsTo(
      catalogue(
        ['read', 'Beginner', 'Read', 'pottery glazes kilns clay'],
        ['other', 'Beginner', 'Other', 'violins bows strings'],
        ['common', 'Beginner', 'Common', 'clay bricks walls'],
        ['walls', 'Beginner', 'Walls', 'clay bricks walls'],
        ['rare', 'Beginner', 'Rare', 'glazes bricks walls'],
      ),
    ),
  ).toEqual(['similar rare', 'similar common', 'similar walls'])
})

test('a word of the title counts more than one of the description, one said twice more than one said once', () => {
  const rest = [
    ['third', 'Beginner', 'Third', 'violin bow'],
    ['fourth', 'Beginner', 'Fourth', 'violin bow'],
  ] as const
  const read = ['read', 'Beginner', 'Read', 'pottery weaving'] as const
  const inText = ['text', 'Beginner', 'Text', 'weaving violin'] as const
  const inTitle = ['title', 'Beginner', 'Pottery', 'violin'] as const
  const twice = ['twice', 'Beginner', 'Twice', 'pottery pottery violin'] as const
  expect(leadsTo(catalogue([...read], [...inText], [...inTitle], [...rest[0]], [...rest[1]]))[0]).toBe('similar title')
  expect(leadsTo(catalogue([...read], [...inText], [...twice], [...rest[0]], [...rest[1]]))[0]).toBe('similar twice')
})

test('of two that are much alike the nearer level comes first, and one that is two levels below comes last', () => {
  expect(
    leadsTo(
      catalogue(
        ['read', 'Advanced', 'Read', 'pottery glazes kilns clay'],
        ['far', 'Beginner', 'Far', 'pottery glazes kilns clay'],
        ['below', 'Intermediate', 'Below', 'pottery glazes kilns clay'],
        ['same', 'Advanced', 'Same', 'pottery glazes kilns clay bows'],
        ['other', 'Advanced', 'Other', 'violins bows'],
        ['bows', 'Advanced', 'Bows', 'bows violins'],
      ),
    ),
  ).toEqual(['similar same', 'similar below', 'similar other'])
})

test('the next step is a level above and has enough in common; a badge that is no level is the first one', () => {
  const read = ['read', 'New', 'Read', 'pottery glazes kilns clay'] as const
  const same = ['same', 'Beginner', 'Same', 'pottery glazes kilns clay'] as const
  const two = ['two', 'Advanced', 'Two', 'pottery glazes kilns clay'] as const
  const other = ['other', 'Beginner', 'Other', 'violins bows'] as const
  const next = ['next', 'Intermediate', 'Next', 'pottery glazes kilns'] as const
  const little = ['little', 'Intermediate', 'Little', 'clay violins bows bows bows violins violins'] as const
  expect(leadsTo(catalogue([...read], [...same], [...two], [...other], [...next]))).toEqual([
    'next next',
    'similar same',
    'similar other',
  ])
  expect(leadsTo(catalogue([...read], [...same], [...two], [...other], [...little]))[0]).toBe('similar same')
})

test('a course three levels above is nothing to go on with, even where nothing else is left', () => {
  expect(
    leadsTo(
      catalogue(
        ['read', 'Beginner', 'Read', 'pottery'],
        ['far', 'Professional', 'Far', 'pottery'],
        ['two', 'Advanced', 'Two', 'violins'],
      ),
    ),
  ).toEqual(['similar two'])
})

test('words of two letters tie nothing together', () =>
  expect(
    leadsTo(
      catalogue(
        ['read', 'Beginner', 'Read', 'an ox, pottery'],
        ['ox', 'Beginner', 'Other', 'an ox, violins'],
        ['pottery', 'Beginner', 'Third', 'pottery, violins'],
      ),
    )[0],
  ).toBe('similar pottery'))

test('what to know first is nearest in level, not above, and at most two; the same goes for what comes next', () => {
  const html = (id: string, badge: string, title = 'HTML') => [id, badge, title, ''] as [string, string, string, string]
  const css = (id: string, badge: string, title = 'CSS') => html(id, badge, title)
  const others = [html('pottery', 'Beginner', 'Pottery'), html('violins', 'Beginner', 'Violins')]
  expect(leadsTo(catalogue(css('read', 'Beginner'), html('above', 'Advanced')))).toEqual(['similar above'])
  expect(leadsTo(catalogue(html('read', 'Advanced'), css('below', 'Beginner')))).toEqual(['similar below'])
  expect(
    leadsTo(
      catalogue(
        css('read', 'Advanced'),
        html('far', 'Beginner'),
        html('near', 'Intermediate', 'HTML, Linux and Kubernetes'),
        html('third', 'Beginner', 'HTML, SQL and Linux'),
        ...others,
      ),
    ),
  ).toEqual(['first near', 'first far', 'similar third'])
  expect(
    leadsTo(
      catalogue(
        html('read', 'Beginner'),
        css('far', 'Intermediate'),
        css('near', 'Beginner', 'CSS, Linux and Kubernetes'),
        css('third', 'Intermediate', 'CSS, SQL and Linux'),
        ...others,
      ),
    ),
  ).toEqual(['next near', 'next far', 'similar third'])
})
