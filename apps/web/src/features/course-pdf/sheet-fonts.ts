import displayUrl from './fonts/bricolage-grotesque-650.ttf?url'
import textUrl from './fonts/instrument-sans-400.ttf?url'
import strongUrl from './fonts/instrument-sans-600.ttf?url'
import monoUrl from './fonts/jetbrains-mono-450.ttf?url'
import unseenUrl from './fonts/unseen.ttf?url'
import { charactersOf } from './font-characters.ts'

/** A font that both the browser and the PDF set the sheet in. */
export type SheetFont = { family: string; bytes: Uint8Array<ArrayBuffer>; characters: ReadonlySet<number> }

const files = { 'Sheet Display': displayUrl, 'Sheet Text': textUrl, 'Sheet Strong': strongUrl, 'Sheet Mono': monoUrl }

/** The family of the font of blanks. */
export const unseen = 'Sheet Unseen'

let loaded: Promise<SheetFont[]> | undefined

/** The fonts, loaded once and made known to the document. Throws when one cannot be loaded; the next call tries again. */
export function loadSheetFonts(): Promise<SheetFont[]> {
  loaded ??= Promise.all(Object.entries(files).map(([family, url]) => loadFont(family, url))).catch(
    (error: unknown) => {
      loaded = undefined
      throw error
    },
  )
  return loaded
}

/** The font of blanks that puts text behind a drawn line, so that it can be found and copied. Throws when it cannot be loaded. */
export async function loadUnseenFont(): Promise<SheetFont> {
  return { family: unseen, bytes: await fetchBytes(unseenUrl), characters: new Set() }
}

async function fetchBytes(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`The font at ${url} answered ${response.status}.`)
  return new Uint8Array(await response.arrayBuffer())
}

async function loadFont(family: string, url: string): Promise<SheetFont> {
  const bytes = await fetchBytes(url)
  // The range of weights keeps the browser from thickening a file that is bold already.
  const face = await new FontFace(family, bytes, { weight: '100 900' }).load()
  document.fonts.add(face)
  return { family, bytes, characters: charactersOf(bytes) }
}
