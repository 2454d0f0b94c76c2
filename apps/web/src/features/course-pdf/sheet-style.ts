import type { CSSProperties } from 'react'

/** Width of the sheet in CSS pixels; with the page's margins it fills A4 at 96 dpi. */
export const sheetWidth = 704

/** Hex only: html2canvas stops at the colour spaces that the site's own palette may use. */
const ink = '#17213a'
export const inkSoft = '#4d566e'
export const accent = '#12603e'
export const hairline = '#cfd3cb'
const star = '#9c5f00'

/** The sheet's own fonts, first in line; the rest draws what they lack. */
export const families = {
  display: '"Sheet Display", system-ui, sans-serif',
  text: '"Sheet Text", system-ui, sans-serif',
  strong: '"Sheet Strong", system-ui, sans-serif',
  mono: '"Sheet Mono", system-ui, sans-serif',
} as const

// `all: initial` and plain <div>s keep the site's style sheet and its themes out of the sheet.
const root: CSSProperties = {
  all: 'initial',
  display: 'block',
  width: sheetWidth,
  background: '#ffffff',
  color: ink,
  colorScheme: 'light',
  forcedColorAdjust: 'none',
  font: `400 15.5px/25px ${families.text}`,
  // The PDF sets glyph by glyph: without kerning and ligatures both take the same room.
  fontKerning: 'none',
  fontVariantLigatures: 'none',
}

const annotation: CSSProperties = { font: `400 11px/16px ${families.mono}`, color: inkSoft, letterSpacing: 0.2 }

export const style = {
  root,
  masthead: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    paddingBottom: 7,
    borderBottom: `2px solid ${ink}`,
  },
  brand: { font: `650 16px/22px ${families.display}`, color: accent },
  annotation,
  title: {
    margin: '26px 0 0',
    font: `650 34px/39px ${families.display}`,
    overflowWrap: 'anywhere',
    textWrap: 'balance',
  },
  facts: { display: 'flex', justifyContent: 'space-between', margin: '22px 0 0' },
  plate: {
    width: 424,
    height: 242,
    boxSizing: 'border-box',
    padding: 7,
    border: `1px solid ${hairline}`,
    background: '#ffffff',
  },
  caption: { ...annotation, marginTop: 6 },
  picture: { display: 'block', width: 408, height: 226 },
  table: { width: 248, borderTop: `1px solid ${ink}` },
  row: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: 12,
    padding: '11px 0 11px',
    borderBottom: `1px solid ${hairline}`,
  },
  value: { font: `600 15.5px/25px ${families.strong}`, textAlign: 'right', overflowWrap: 'anywhere' },
  stars: { color: star },
  section: { display: 'flex', margin: '34px 0 0' },
  sectionHead: { width: 116, flexShrink: 0, font: `650 15.5px/25px ${families.display}` },
  prose: { flexGrow: 1, minWidth: 0, paddingLeft: 23, borderLeft: `1px solid ${hairline}` },
  paragraph: { overflowWrap: 'anywhere', whiteSpace: 'pre-line', textWrap: 'pretty' },
  laterParagraph: { overflowWrap: 'anywhere', whiteSpace: 'pre-line', textWrap: 'pretty', paddingTop: 12 },
} as const satisfies Record<string, CSSProperties>
