import { Resvg } from '@resvg/resvg-js'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What sites that show shared links ask for, in pixels; index.html names the same. */
const width = 1_200
const height = 630

/** Drawing one takes about 50 ms. */
const maxPictures = 200

type Folders = {
  /** The build's. */
  dist: string
  /** Keeps what has been drawn from one build to the next. */
  cache: string
}

/**
 * Draws the SVG pictures at `urls` as PNGs for shared links: the names of their files in `dist` by address, after what
 * they show, such as `/static/sharing/0f3c….png`. A picture that does not come or is no SVG has none.
 */
export async function sharingPictures(urls: readonly string[], { dist, cache }: Folders): Promise<Map<string, string>> {
  const all = [...new Set(urls)]
  const wanted = all.slice(0, maxPictures)
  if (all.length > maxPictures) {
    console.warn(
      `Only ${maxPictures} of ${all.length} pictures are drawn for shared links; the others show the site's own.`,
    )
  }
  const drawings = await Promise.all(wanted.map(async (url) => ({ url, svg: await svgOf(url) })))
  mkdirSync(join(dist, 'static/sharing'), { recursive: true })
  mkdirSync(cache, { recursive: true })
  return new Map(
    drawings.flatMap(({ url, svg }) => {
      const name = svg && writePng(svg, { dist, cache })
      return name ? [[url, name]] : []
    }),
  )
}

async function svgOf(url: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3_000) })
    const isSvg = response.headers.get('content-type')?.startsWith('image/svg+xml') ?? false
    return response.ok && isSvg ? await response.text() : undefined
  } catch {
    return undefined
  }
}

function writePng(svg: string, { dist, cache }: Folders): string | undefined {
  const name = `${createHash('sha256').update(`${width}×${height} ${svg}`).digest('hex').slice(0, 16)}.png`
  const kept = join(cache, name)
  try {
    if (!existsSync(kept)) writeFileSync(kept, drawPng(svg))
  } catch {
    // A drawing that is no XML: the page's picture is missing as well, and the site goes on.
    return undefined
  }
  copyFileSync(kept, join(dist, 'static/sharing', name))
  return `/static/sharing/${name}`
}

/** Fills the whole picture: of a drawing of other proportions, the middle. */
export function drawPng(svg: string): Buffer {
  const sized = svg.replace(/<svg\b[^>]*>/, (tag) =>
    tag
      .replaceAll(/\s(?:width|height|preserveAspectRatio)="[^"]*"/g, '')
      .replace('<svg', `<svg width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"`),
  )
  return new Resvg(sized, { font: { loadSystemFonts: false } }).render().asPng()
}
