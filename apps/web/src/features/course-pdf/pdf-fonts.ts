import type { jsPDF } from 'jspdf'
import displayUrl from './fonts/bricolage-grotesque-650.ttf?url'
import textUrl from './fonts/instrument-sans-400.ttf?url'
import strongUrl from './fonts/instrument-sans-600.ttf?url'
import monoUrl from './fonts/jetbrains-mono-450.ttf?url'

const files = { display: displayUrl, text: textUrl, strong: strongUrl, mono: monoUrl } as const

/** The name of a font in the document. */
export type FontName = keyof typeof files

/** Loads the fonts into the document. Throws when one cannot be had. */
export async function addFonts(doc: jsPDF): Promise<void> {
  const loadings = Object.entries(files).map(async ([name, url]) => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`The font at ${url} answered ${response.status}.`)
    // jsPDF takes a file as a string with one character per byte.
    const bytes = new Uint8Array(await response.arrayBuffer())
    doc.addFileToVFS(`${name}.ttf`, Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    doc.addFont(`${name}.ttf`, name, 'normal')
  })
  await Promise.all(loadings)
}
