import { within } from './within.ts'

/** How long the picture may take before the sheet goes without it, in ms. */
const patience = 2_000
/** Pixels per CSS pixel: 192 dpi on paper. */
export const pictureScale = 2

/** A decoded picture and its size in its own pixels. */
export type Cover = { source: CanvasImageSource; width: number; height: number }

/** The picture at `url`; undefined when it is missing, forbidden by CORS, no picture, or slower than 2 s. */
export function loadCover(url: string | undefined): Promise<Cover | undefined> {
  return within(patience, async (signal) => {
    if (!url) return undefined
    const response = await fetch(url, { mode: 'cors', credentials: 'omit', signal })
    if (!response.ok) return undefined
    const blob = await response.blob()
    return blob.type.startsWith('image/svg') ? decodeSvg(blob) : decodeBitmap(blob)
  })
}

async function decodeBitmap(blob: Blob): Promise<Cover> {
  const source = await createImageBitmap(blob)
  return { source, width: source.width, height: source.height }
}

// createImageBitmap refuses SVG files, an <img> does not.
async function decodeSvg(blob: Blob): Promise<Cover> {
  const source = new Image()
  source.src = URL.createObjectURL(blob)
  try {
    await source.decode()
  } finally {
    URL.revokeObjectURL(source.src)
  }
  return { source, width: source.naturalWidth || 16, height: source.naturalHeight || 9 }
}

/** The middle part of a picture that fills a frame, as `object-fit: cover` has it. All sizes in one unit. */
export function crop(picture: { width: number; height: number }, frame: { width: number; height: number }) {
  const scale = Math.min(picture.width / frame.width, picture.height / frame.height)
  const [width, height] = [frame.width * scale, frame.height * scale]
  return { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height }
}

/** Fills a laid-out canvas with the cover, or with a plain plate when there is none. */
export function paintCover(canvas: HTMLCanvasElement, cover: Cover | undefined): void {
  canvas.width = canvas.clientWidth * pictureScale
  canvas.height = canvas.clientHeight * pictureScale
  const context = canvas.getContext('2d')
  if (!context) return
  paintPlate(context, canvas)
  if (!cover) return
  const part = crop(cover, canvas)
  context.drawImage(cover.source, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height)
}

function paintPlate(context: CanvasRenderingContext2D, { width, height }: HTMLCanvasElement): void {
  const wash = context.createLinearGradient(0, 0, width, height)
  wash.addColorStop(0, '#e4efe5')
  wash.addColorStop(1, '#b9d4c2')
  context.fillStyle = wash
  context.fillRect(0, 0, width, height)
  context.fillStyle = '#a3c4af'
  const step = width / 24
  for (let x = step; x < width; x += step) context.fillRect(x, 0, 1, height)
  for (let y = step; y < height; y += step) context.fillRect(0, y, width, 1)
  context.fillStyle = '#12603e'
  context.font = `700 ${height / 4}px monospace`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText('{ }', width / 2, height / 2)
}
