import { createRoot } from 'react-dom/client'
import { MissingCode } from '#components/missing-code.tsx'
import { ChunkError } from '#lib/lazy-code.ts'

/**
 * Lays a card over the page that the build has rendered where the page's code cannot be had: what can be read, typed
 * and followed there, in the page and in the footer, stays. `start` takes the page over, or rejects again.
 */
export function showMissingCode(message: string, start: () => Promise<void>): void {
  // What waits for the code is shown as it is, and the card takes the place of the note that some script is missing.
  const { dataset } = document.documentElement
  delete dataset['searched']
  delete dataset['awaitsStudent']
  document.getElementById('script-missing')?.remove()

  const place = document.createElement('div')
  document.body.prepend(place)
  const card = createRoot(place)
  let attempt: Promise<void> | undefined

  async function tryAgain(): Promise<void> {
    try {
      await start()
      removeEventListener('popstate', handlePopState)
      card.unmount()
      place.remove()
    } catch (error) {
      if (!(error instanceof ChunkError)) console.error(error)
    } finally {
      attempt = undefined
    }
  }
  const restart = () => (attempt ??= tryAgain())
  // Back and Forward between the pages of an earlier document change the address alone.
  const handlePopState = () => void restart()

  addEventListener('popstate', handlePopState)
  card.render(<MissingCode message={message} isOverPage restart={restart} />)
}
