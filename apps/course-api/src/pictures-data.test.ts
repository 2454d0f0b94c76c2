import { readdirSync, readFileSync } from 'node:fs'
import { checkCourses } from '@syntax-lab/shared/course'
import { describe, expect, test } from 'vitest'

// The catalogue shows all the pictures at once, so each has to stay small.
const maxBytes = 7_500

const drawing = new Set(['svg', 'title', 'style', 'defs', 'pattern', 'g', 'path', 'rect', 'circle'])

const folder = new URL('../', import.meta.url)
const { courses } = checkCourses(JSON.parse(readFileSync(new URL('data/courses.json', folder), 'utf8')))
const pictures = courses.map(({ id, badge }) => ({
  id,
  badge,
  svg: readFileSync(new URL(`images/${id}.svg`, folder), 'utf8'),
}))

const faultyPictures = (isFaulty: (svg: string) => boolean) =>
  pictures.filter(({ svg }) => isFaulty(svg)).map(({ id }) => id)
const ground = (svg: string) => /<path fill="(#[0-9a-f]{6})" d="M0 0h640v360H0z"\/>/.exec(svg)?.[1]
const styleOf = (svg: string) => /<style id="dark">(.*?)<\/style>/s.exec(svg)?.[1] ?? ''
const colour = /\[((fill|stroke)="(#[0-9a-f]{6})")\]\{\2:light-dark\(\3,(#[0-9a-f]{6})\)\}/g

/** The dark colour of each drawn one, by its attribute: `fill="#f1ebdc"` to `#262525`. */
function darkColours(svg: string): Map<string, string> {
  return new Map(
    [...styleOf(svg).matchAll(colour)].map(([, attribute = '', , , dark = '']) => [attribute, dark] as const),
  )
}

const darkGround = (svg: string) => darkColours(svg).get(`fill="${ground(svg)}"`)
const elements = (svg: string) => [...svg.matchAll(/<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)]

/** Whether each element is closed in the reverse order of opening, and nothing but elements and plain text is there. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  for (const [, closing, name = '', , empty] of elements(svg)) {
    if (closing) {
      if (open.pop() !== name) return false
    } else if (!empty) open.push(name)
  }
  const rest = elements(svg).reduce((text, [tag]) => text.replace(tag, ''), svg)
  return open.length === 0 && !/[<>]|&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(rest)
}

describe('the pictures we ship', () => {
  test('are there for every course, each a well-formed SVG of 16:9', () => {
    expect(readdirSync(new URL('images/', folder)).toSorted()).toEqual(pictures.map(({ id }) => `${id}.svg`).toSorted())
    expect(
      faultyPictures(
        (svg) =>
          !svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 360" width="640" height="360"'),
      ),
    ).toEqual([])
    expect(faultyPictures((svg) => !isWellFormed(svg))).toEqual([])
  })

  test('weigh 7.5 kB at most', () => {
    expect(faultyPictures((svg) => Buffer.byteLength(svg) > maxBytes)).toEqual([])
  })

  test('each say in a title what they show', () => {
    const titles = pictures.map(({ svg }) => /<title id="t">([^<]{20,120})<\/title>/.exec(svg)?.[1])
    expect(titles).not.toContain(undefined)
    expect(new Set(titles).size).toBe(pictures.length)
  })

  test('are drawn with shapes alone: no script, handler, HTML, font or picture of another kind', () => {
    expect(faultyPictures((svg) => elements(svg).some(([, , name = '']) => !drawing.has(name)))).toEqual([])
    expect(
      faultyPictures((svg) => elements(svg).some(([, , , attributes = '']) => /\son\w+=/i.test(attributes))),
    ).toEqual([])
    expect(faultyPictures((svg) => /<!|<\?/.test(svg))).toEqual([])
  })

  test('refer to nothing outside themselves', () => {
    expect(faultyPictures((svg) => /href|@import|javascript:|data:/i.test(svg))).toEqual([])
    expect(faultyPictures((svg) => /url\((?!#)/i.test(svg))).toEqual([])
    expect(faultyPictures((svg) => /https?:/.test(svg.replace('http://www.w3.org/2000/svg', '')))).toEqual([])
  })

  test('are drawn in the light theme, and have another colour for each of theirs in the dark one', () => {
    // In @media, because what draws the pictures of shared links knows no light-dark(), and skips that.
    const rules =
      /^@media all\{svg\{color-scheme:light dark\}svg:target\{.+?\}svg:has\(#dark:target\)\{.+?\}(?<colours>.+)\}$/
    expect(
      faultyPictures((svg) => rules.exec(styleOf(svg))?.groups?.['colours']?.replaceAll(colour, '') !== ''),
    ).toEqual([])
    const withoutDark = pictures.map(({ id, svg }) => {
      const used = svg.replace(styleOf(svg), '').match(/(?:fill|stroke)="#[0-9a-f]{6}"/g) ?? []
      const dark = darkColours(svg)
      return { id, colours: [...new Set(used)].filter((attribute) => !dark.has(attribute)) }
    })
    expect(withoutDark.filter(({ colours }) => colours.length > 0)).toEqual([])
  })

  test.each([
    { theme: 'light', groundOf: ground },
    { theme: 'dark', groundOf: darkGround },
  ])('bring their own ground, one colour for each level, in the $theme theme', ({ groundOf }) => {
    const grounds = new Set(pictures.map(({ svg }) => groundOf(svg)))
    const pairs = new Set(pictures.map(({ badge, svg }) => `${badge} ${groundOf(svg)}`))
    expect(grounds).not.toContain(undefined)
    expect(grounds.size).toBe(new Set(courses.map(({ badge }) => badge)).size)
    expect(pairs.size).toBe(grounds.size)
  })

  // For browsers that do not hand a picture the theme of its page, and for the PDF.
  test('stay light under #light and dark under #dark, whatever the browser prefers', () => {
    expect(faultyPictures((svg) => !/^<svg [^>]*\sid="light"/.test(svg))).toEqual([])
    expect(faultyPictures((svg) => !styleOf(svg).includes('svg:target{color-scheme:light}'))).toEqual([])
    expect(faultyPictures((svg) => !styleOf(svg).includes('svg:has(#dark:target){color-scheme:dark}'))).toEqual([])
  })

  test('all differ', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length)
  })
})
