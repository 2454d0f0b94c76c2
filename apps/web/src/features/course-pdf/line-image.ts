import type { TextFragment } from './text-fragments.ts'

/** Room on both sides for strokes that reach beyond their line, in CSS pixels. */
export const overhang = 6

type DrawnLine = { canvas: HTMLCanvasElement; pixels: ImageData }

/**
 * A line that the PDF's font cannot write, drawn by the browser, which knows every script.
 * `scale` is in canvas pixels per CSS pixel.
 */
export function drawLine({ text, width, top, bottom, baseline, type }: TextFragment, scale: number): DrawnLine {
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * overhang) * scale)
  canvas.height = Math.ceil((bottom - top) * scale)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser has no canvas to draw a line on.')
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.scale(scale, scale)
  context.fillStyle = type.color
  context.font = `${type.weight} ${type.size}px ${type.families}`
  context.fontKerning = 'none'
  context.letterSpacing = `${type.letterSpacing}px`
  context.direction = type.isRightToLeft ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.fillText(text.replace(/\s+/g, ' '), overhang, baseline - top)
  return { canvas, pixels: context.getImageData(0, 0, canvas.width, canvas.height) }
}
