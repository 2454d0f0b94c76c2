// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { CoursePicture } from './course-picture.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const picture = () => screen.queryByRole<HTMLImageElement>('presentation')

test('P37 a picture that cannot be had makes room for an empty one; that of another course is asked for', () => {
  const { container, rerender } = render(<CoursePicture img="/images/git.svg" />)
  expect(container.querySelector('svg')).toBeNull()
  fireEvent.error(screen.getByRole('presentation'))
  fireEvent.error(screen.getByRole('presentation'))
  expect(picture()).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
  rerender(<CoursePicture img="/images/css.svg" />)
  expect(picture()?.src).toMatch(/\/images\/css\.svg/)
})

test('P37 a picture that its host lets nobody read is shown all the same', () => {
  const { container } = render(<CoursePicture img="https://pictures.example.com/git.png" />)
  expect(picture()?.crossOrigin).toBe('anonymous')
  fireEvent.error(screen.getByRole('presentation'))
  expect(picture()?.crossOrigin).toBeNull()
  expect(container.querySelector('svg')).toBeNull()
})

test.each([
  [
    'failed before hydration is replaced',
    async () => Promise.reject(new DOMException('Broken', 'EncodingError')),
    false,
  ],
  ['loaded before hydration stays', async () => undefined, true],
])('a picture of the build that %s', async (_kind, decode, isShown) => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
  // jsdom has no pictures.
  HTMLImageElement.prototype.decode = decode
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  render(<CoursePicture img="/images/git.svg" />)
  await act(async () => {})
  expect(picture() !== null).toBe(isShown)
})

test('a picture is asked for when it is near, unless it is said to be on the first screen', () => {
  const { rerender } = render(<CoursePicture img="/images/git.svg" />)
  expect(picture()?.getAttribute('loading')).toBe('lazy')
  rerender(<CoursePicture img="/images/git.svg" isLazy={false} />)
  expect(picture()?.getAttribute('loading')).toBe('eager')
})

test('what is no address of a picture is not asked for', () => {
  const { container } = render(<CoursePicture img="javascript:alert(1)" />)
  expect(picture()).toBeNull()
  expect(container.querySelector('svg')).not.toBeNull()
})
