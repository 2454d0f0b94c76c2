import { importWithRetry } from '#lib/import-with-retry.ts'
import { withTimeLimit } from '#lib/time-limit.ts'

/** Loads html2canvas, which comes as a file of its own: a PDF can do without its picture. */
// oxlint-disable-next-line no-restricted-imports -- the door to html2canvas
const loadCapture = () => import('html2canvas')

/** How long the picture and the code that takes it may take before the PDF goes without it. */
const timeoutMs = 10_000

type Frame = { width: number; height: number }

/**
 * The picture at this address as a JPEG (a data URL), cropped to a frame of this size, in points; undefined without an
 * address.
 * Rejects when it cannot be had, may not be read, or takes longer than 10 s.
 */
export async function capturePicture(url: string | undefined, frame: Frame) {
  const timeoutError = () => new Error('The picture took too long.')
  return url === undefined ? undefined : withTimeLimit(capture(url, frame), timeoutMs, timeoutError)
}

async function capture(url: string, { width, height }: Frame) {
  // Not the page's own, which may have failed, and is removed when the visitor leaves. Under #light it has the light
  // theme's colours.
  const picture = new Image()
  picture.crossOrigin = 'anonymous'
  picture.referrerPolicy = 'no-referrer'
  picture.src = `${url}#light`
  const [{ default: html2canvas }] = await Promise.all([importWithRetry(loadCapture), picture.decode()])
  // html2canvas knows no `object-fit: cover`: the picture is laid out as large as it needs to be, and cropped.
  const zoom = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
  const [fullWidth, fullHeight] = [picture.naturalWidth * zoom, picture.naturalHeight * zoom]
  picture.hidden = true
  document.body.append(picture)
  try {
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
        // html2canvas loads it by this address, which in Chromium lacks the hash.
        Object.defineProperty(copy, 'currentSrc', { value: picture.src })
      },
    })
    return canvas.toDataURL('image/jpeg', 0.8)
  } finally {
    picture.remove()
  }
}
