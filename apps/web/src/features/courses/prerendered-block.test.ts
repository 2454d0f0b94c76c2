// @vitest-environment jsdom
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { expect, test } from 'vitest'
import { prerenderedBlock, readPrerendered } from './course-store.ts'

test('a page reads what the build has written into it, whatever its texts are', () => {
  const hostile = sampleCourse({ title: '</script><img src=x onerror=alert(1)>', description: '<!--<script>' })
  const courses = { requestedAt: 1_795_262_400_000, catalogue: [hostile], course: hostile }
  document.body.innerHTML = prerenderedBlock(courses)
  expect(document.querySelectorAll('img')).toHaveLength(0)
  expect(document.querySelector('script')?.type).toBe('application/json')
  expect(readPrerendered()).toEqual(courses)
})

test('a page without courses has nothing to read', () => {
  document.body.innerHTML = ''
  expect(readPrerendered()).toBeUndefined()
})
