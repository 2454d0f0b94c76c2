// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CoursePdfButton } from './course-pdf-button.tsx'

const course = sampleCourse()

let requests: string[]

/** Without the fonts no PDF can be made. */
function answerFonts(answer: () => Promise<Response>): void {
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url)
    return answer()
  })
}

beforeEach(() => {
  requests = []
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  answerFonts(() => Promise.reject(new TypeError('Failed to fetch')))
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const button = () => screen.getByRole('button', { name: /pdf/ })

test('P21 ten fast clicks make one PDF', async () => {
  render(<CoursePdfButton course={course} />)
  // All ten before React has drawn the first.
  act(() => {
    for (let click = 0; click < 10; click += 1) button().click()
  })
  await screen.findByRole('alert')
  expect(requests.length).toBeGreaterThan(0)
  expect(requests).toEqual([...new Set(requests)])
})

test('keeps its focus and says that it is at work', async () => {
  render(<CoursePdfButton course={course} />)
  button().focus()
  expect(button().textContent).toBe('Download pdf')
  fireEvent.click(button())
  expect(button().textContent).toBe('Preparing pdf…')
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(document.activeElement).toBe(button())
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(button())
})

test('says when it failed, and tries again', async () => {
  render(<CoursePdfButton course={course} />)
  fireEvent.click(button())
  await screen.findByRole('alert')
  expect(button().textContent).toBe('Download pdf')
  const before = requests.length
  fireEvent.click(button())
  expect(screen.queryByRole('alert')).toBeNull()
  await screen.findByRole('alert')
  expect(requests.length).toBe(2 * before)
})

test('P13 a PDF whose files hang is told of after 5 s and given up after 120 s', async () => {
  vi.useFakeTimers()
  answerFonts(() => new Promise(() => {}))
  const said = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('')
  render(<CoursePdfButton course={course} />)
  fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(4_999))
  expect(said()).toBe('')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(said()).toBe('This is taking longer than usual. Still trying.')
  await act(() => vi.advanceTimersByTimeAsync(114_999))
  expect(button().getAttribute('aria-busy')).toBe('true')
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('alert').textContent).toContain('The PDF could not be made.')
  expect(said()).toBe('')
})
