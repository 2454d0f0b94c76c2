import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { coursePdfName } from './save-file.ts'

test('P38 names the file Course-{id}.pdf for every id that a course can have', () => {
  const ids = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)
  expect(coursePdfName('react-basics')).toBe('Course-react-basics.pdf')
  fc.assert(fc.property(ids, (id) => coursePdfName(id) === ['Course-', id, '.pdf'].join('')))
})
