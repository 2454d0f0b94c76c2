import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { someCourses } from './app-fixture.ts'
import { readCourses } from './courses-file.ts'
import { StartError } from './start-error.ts'

function courseFile(content: string | Buffer): string {
  const folder = mkdtempSync(join(tmpdir(), 'courses-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'courses.json'), content)
  return join(folder, 'courses.json')
}

function errorOf(file: string): string {
  try {
    readCourses(file)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return error instanceof Error ? error.message : ''
  }
  return 'no error'
}

const [first, second] = someCourses

test('reads the courses in their order and drops what the schema does not name', () => {
  expect(readCourses(courseFile(JSON.stringify(someCourses.map((course) => ({ ...course, secret: 1 })))))).toEqual(
    someCourses,
  )
  expect(readCourses(courseFile('[]'))).toEqual([])
})

test.each([
  [
    'a wrong type',
    [first, { ...second, price: '12' }],
    /course "node-apis", field "price": Invalid type: Expected number but received "12"$/,
  ],
  ['a missing field', [{ ...first, badge: undefined }], /course "css-layout", field "badge": Invalid key/],
  ['a number out of range', [{ ...first, ratings: 7 }], /course "css-layout", field "ratings": Invalid value/],
  ['an id twice', [first, first], /course "css-layout", field "id": Another course has this id/],
  ['no id', [first, {}], /course "course number 2", field "id"/],
  ['no course', [null], /course "course number 1", field "\(the course itself\)"/],
  ['three issues', [{ ...first, price: -1 }, 1, 2], /field "price": .* \(and 2 more\)$/],
  ['no list', { courses: [] }, /The course list is not an array/],
])('P3 %s is one line with the file, the course, the field and the issue', (_kind, value, line) => {
  const file = courseFile(JSON.stringify(value))
  const error = errorOf(file)
  expect(error).toMatch(line)
  expect(error).toContain(file)
  expect(error).not.toContain('\n')
})

test('P3 a number that is too large to be written again is refused', () => {
  const file = courseFile(JSON.stringify([first]).replace('"price":19.5', '"price":1e999'))
  expect(errorOf(file)).toMatch(/course "css-layout", field "price": Invalid value/)
})

test('P3 a file that is no JSON, or is not there, is one line with its name', () => {
  const broken = courseFile('[\n  {"id": \n')
  expect(errorOf(broken)).toMatch(/courses\.json: the course file \(COURSES_FILE\) is not valid JSON: [^\n]+$/)
  expect(errorOf(courseFile('[\n  {"id": oops}\n'))).toContain('"[ {"id": oops} "')
  expect(errorOf('/nowhere/courses.json')).toMatch(
    /^\/nowhere\/courses\.json: the course file \(COURSES_FILE\) cannot be read: [^\n]+$/,
  )
})

test('P3 a file may begin with a byte order mark, and has to be UTF-8', () => {
  expect(readCourses(courseFile(`\uFEFF${JSON.stringify([first])}`))).toHaveLength(1)
  const inLatin1 = Buffer.from(JSON.stringify([{ ...first, title: 'Café' }]), 'latin1')
  expect(errorOf(courseFile(inLatin1))).toMatch(/\(COURSES_FILE\) cannot be read: .*utf-8/)
})
