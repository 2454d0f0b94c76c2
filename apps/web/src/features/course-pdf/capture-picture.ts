import { importWithRetry } from '#lib/import-with-retry.ts'
import { withTimeLimit } from '#lib/time-limit.ts'

/** Loads html2canvas, which comes as a file of its own: a PDF can do without its picture. */
// oxlint-disable-next-line no-restricted-imports -- the door to html2canvas
export const loadCapture = () => import('html2canvas')

/** How long the picture and the code that takes it may take before the PDF goes without it. */
const timeoutMs = 10_000

/**
 * The page's picture with this address, whatever its hash, as a JPEG (a data URL), cropped to a frame of this size,
 * in points.
 * Undefined when the page shows none, or none that its host lets a page read.
 * Rejects when it cannot be taken, or takes longer than 10 s.
 */
export async function capturePicture(url: string | undefined, frame: { width: number; height: number }) {
  const picture = [...document.images].find(({ src }) => src.split('#', 1)[0] === url)
  if (!picture?.crossOrigin) return undefined
  const timeoutError = () => new Error('The picture took too long.')
  return withTimeLimit(capture(picture, `${url}#light`, frame), timeoutMs, timeoutError)
}

async function capture(picture: HTMLImageElement, source: string, frame: { width: number; height: number }) {
  const { width, height } = frame
  const [{ default: html2canvas }] = await Promise.all([importWithRetry(loadCapture), picture.decode()])
  // html2canvas knows no `object-fit: cover`: the picture is laid out as large as it needs to be, and cropped.
  const zoom = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const [fullWidth, fullHeight] = [picture.naturalWidth * zoom, picture.naturalHeight * zoom]
  const canvas = await html2canvas(picture, {
    x: (fullWidth - width) / 2,
    y: (fullHeight - height) / 2,
    width,
    height,
    // 192 dpi, where one of its pixels is a point.
    scale: 192 / 72,
    backgroundColor: '#ffffff',
    useCORS: true,
    logging: false,
    // It copies the document, waits for every image in it, and stops at colours such as oklch():
    // the copy holds the picture alone, without the site's styles.
    ignoreElements: (element) => !element.contains(picture),
    onclone: (_, copy) => {
      copy.style.cssText = `all: initial; display: block; width: ${fullWidth}px; height: ${fullHeight}px`
      // html2canvas loads it by itself, where a picture follows the system's theme; under #light it stays light.
      Object.defineProperty(copy, 'currentSrc', { value: source })
    },
  })
  return canvas.toDataURL('image/jpeg', 0.8)
}
