// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'
import { CoursePicture } from './course-picture.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
})

const picture = <CoursePicture img="/images/git.svg" />
const endOf = (address = '') => address.replace(/.*\.svg/, '')

test('WebKit learns the theme of every picture from its address, and follows the switch', async () => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
  const { visitor } = renderAt('/courses')
  const cards = await screen.findAllByRole('article')
  const shown = () => cards.map((card) => endOf(within(card).getByRole<HTMLImageElement>('presentation').src))
  expect(shown()).toEqual(cards.map(() => '#light'))
  await visitor.click(screen.getByRole('switch', { name: 'Dark theme' }))
  expect(shown()).toEqual(cards.map(() => '#dark'))
})

test('elsewhere, and in the HTML of the build, an address has no theme', () => {
  vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Google Inc.')
  document.documentElement.dataset['theme'] = 'dark'
  render(picture)
  expect(endOf(screen.getByRole<HTMLImageElement>('presentation').src)).toBe('')
  expect(renderToString(picture)).toContain('git.svg"')
})
