import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A piece of text, its size, and where its baseline starts: points from the lower left corner of its page. */
export type PlacedText = { text: string; size: number; x: number; y: number }

/** A PDF and its pages. */
export async function openPdf(bytes: Uint8Array): Promise<{ pdf: PDFDocumentProxy; pages: PDFPageProxy[] }> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  return { pdf, pages }
}

/** The text of a page, in the order of the file. */
export async function textsOf(page: PDFPageProxy): Promise<PlacedText[]> {
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item
      ? [{ text: item.str, size: item.height, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
      : [],
  )
}
