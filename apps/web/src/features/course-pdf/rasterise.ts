import { pictureScale } from './cover.ts'
import { within } from './within.ts'

/** How long html2canvas may take before the picture alone is used, in ms. */
const patience = 1_000

/** `card` as JPEG bytes; without its frame when it cannot be captured, undefined when it holds nothing. */
export async function rasterise(card: HTMLElement): Promise<Uint8Array | undefined> {
  const canvas = (await within(patience, () => capture(card))) ?? card.querySelector('canvas')
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas ? canvas.toBlob(resolve, 'image/jpeg', 0.8) : resolve(null),
  )
  return blob ? new Uint8Array(await blob.arrayBuffer()) : undefined
}

/** Starts to load html2canvas, which comes as a file of its own. */
export function loadCapture() {
  return import('html2canvas')
}

async function capture(card: HTMLElement): Promise<HTMLCanvasElement> {
  const { default: html2canvas } = await loadCapture()
  return html2canvas(card, {
    scale: pictureScale,
    backgroundColor: '#ffffff',
    logging: false,
    // It copies the document and waits for every image and style sheet in it: the copy holds the card alone.
    ignoreElements: (element) => isOutside(element, card),
    onclone: (copy) => {
      // It reads these two backgrounds in any case, and stops at a colour such as oklch().
      for (const element of [copy.documentElement, copy.body])
        element.style.cssText = 'background: #ffffff; transition: none'
    },
  })
}

function isOutside(element: Element, card: HTMLElement): boolean {
  const parent = element.parentElement
  return parent === document.head || (parent === document.body && !element.contains(card))
}
