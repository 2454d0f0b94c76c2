// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Avatar } from './avatar.tsx'

afterEach(cleanup)

const draw = (photoUrl: string | null | undefined) => {
  const { container, rerender } = render(<Avatar photoUrl={photoUrl} />)
  return {
    picture: () => container.querySelector('img'),
    icon: () => container.querySelector('[data-default-icon]'),
    rerender,
  }
}

test('a photo is asked for without telling from where', () => {
  const { picture, icon } = draw('https://photos.test/a b.png')
  expect(picture()?.src).toBe('https://photos.test/a%20b.png')
  expect(picture()?.getAttribute('referrerpolicy')).toBe('no-referrer')
  expect(icon()).toBeNull()
})

test.each([
  ...[
    'http://photos.test/one.png',
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg onload="alert(1)"/>',
    'blob:https://photos.test/1',
    'file:///etc/passwd',
  ],
  ...[
    '//photos.test/one.png',
    '/one.png',
    'one.png',
    'https:one.png',
    'https://',
    'https://name:secret@photos.test/one.png',
    'https://name@photos.test/one.png',
    'https://\\/name:secret@photos.test/one.png',
    'nonsense',
    '',
    null,
    undefined,
  ],
])('%j is not asked for: the default icon', (photoUrl) => {
  const { picture, icon } = draw(photoUrl)
  expect(picture()).toBeNull()
  expect(icon()).toBeTruthy()
})

test('a photo that does not load gives way to the icon; another address is tried again', () => {
  const { picture, icon, rerender } = draw('https://photos.test/gone.png')
  const broken = picture()
  if (broken) fireEvent.error(broken)
  expect(picture()).toBeNull()
  expect(icon()).toBeTruthy()
  rerender(<Avatar photoUrl="https://photos.test/other.png" />)
  expect(picture()?.src).toBe('https://photos.test/other.png')
})
