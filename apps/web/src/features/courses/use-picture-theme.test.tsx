// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { CoursePicture } from './course-picture.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})

const picture = <CoursePicture img="/images/git.svg" />
const shown = () => screen.getByRole<HTMLImageElement>('presentation').src.replace(/.*\//, '')

test('WebKit learns the theme of a picture from its address', async () => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
  render(picture)
  expect(shown()).toBe('git.svg#light')
  await act(async () => void (document.documentElement.dataset['theme'] = 'dark'))
  expect(shown()).toBe('git.svg#dark')
})

test('elsewhere, and in the HTML of the build, an address has no theme', () => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.')
  document.documentElement.dataset['theme'] = 'dark'
  render(picture)
  expect(shown()).toBe('git.svg')
  expect(renderToString(picture)).toContain('git.svg"')
})
