const sizes = new Map<string, Promise<number>>()

/**
 * The bytes of the pictures that a page's HTML asks for at once, those that wait until they are near the screen left
 * out.
 */
export async function weighFirstPictures(html: string): Promise<number> {
  const tags = [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('loading="lazy"'))
  const urls = tags.flatMap((tag) => /\ssrc="([^"]+)"/.exec(tag)?.[1] ?? [])
  const found = await Promise.all(urls.map(sizeOf))
  return found.reduce((total, size) => total + size, 0)
}

/** Asks for each picture once; one that does not come weighs nothing. */
function sizeOf(url: string): Promise<number> {
  const size = sizes.get(url) ?? ask(url)
  sizes.set(url, size)
  return size
}

async function ask(url: string): Promise<number> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(3_000) })
    return response.ok ? (await response.arrayBuffer()).byteLength : 0
  } catch {
    return 0
  }
}
