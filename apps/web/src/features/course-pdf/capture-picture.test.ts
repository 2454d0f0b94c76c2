// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest'
import { never } from '#testing/fake-gateway.ts'
import { capturePicture } from './capture-picture.ts'

test('P38 a picture that does not come is waited for no longer than 10 s', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  // jsdom's images have no such method.
  HTMLImageElement.prototype.decode = () => never
  onTestFinished(() => void Reflect.deleteProperty(HTMLImageElement.prototype, 'decode'))
  const ended = vi.fn<(error: unknown) => void>()
  void capturePicture('https://pictures.test/git.svg', { width: 16, height: 9 }).catch(ended)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledExactlyOnceWith(new Error('The picture took too long.'))
})
