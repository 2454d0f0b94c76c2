import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Course } from '@syntax-lab/shared/course'
import { courseFacts } from '@syntax-lab/shared/course-facts'
import { sampleCourse } from '@syntax-lab/shared/sample-course'
import { answer, courseData } from './course-api.ts'
import {
  aboutCourse,
  expect,
  holdBack,
  isFull,
  openSettled,
  ready,
  requestsOf,
  skipUnlessProduction,
  test,
} from './fixtures.ts'
import { openPdf, type PlacedText, textsOf } from './pdf.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Download pdf' })
const exporter = /\/export-pdf[^/]*\.js/

/** A4, and what the sheet leaves free at its edges, in points. */
const paper = { width: 595.28, margin: 33 } as const

const course = sampleCourse({
  id: 'A_b-9',
  img: '/images/none.svg',
  price: 49.5,
  ratings: 4.25,
  view: 1_234_567,
  comments: 0,
  badge: 'Größe',
})

/** Opens the page of the course as if the course server had it. */
async function openCourse(page: Page, changes: Partial<Course>): Promise<void> {
  await page.route(courseData, answer({ ...course, ...changes }))
  await page.goto(`/courses/${course.id}`)
}

type TextLine = PlacedText & { page: number }

/** Presses the button and reads what comes. */
async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  return readPdf(file)
}

/** The file's name and size, its pages, and what it says about itself. */
async function readPdf(file: Download) {
  const bytes = await readFile(await file.path())
  const { length } = bytes
  const { pdf, pages } = await openPdf(bytes)
  const lines = (await Promise.all(pages.map(linesOf))).flat()
  const links = (await Promise.all(pages.map((sheet) => sheet.getAnnotations()))).map(([link]) => link)
  const { info } = await pdf.getMetadata()
  const outline = await pdf.getOutline()
  const preferences = await pdf.getViewerPreferences()
  return {
    name: file.suggestedFilename(),
    length,
    lines,
    text: bare(lines.map(({ text }) => text).join('')),
    textColors: new Set((await Promise.all(pages.map(textColorsOf))).flat()),
    pictures: (await Promise.all(pages.map(picturesOf))).flat(),
    links,
    outline: outline.map(({ title }: { title: string }) => title),
    title: Reflect.get(info, 'Title'),
    author: Reflect.get(info, 'Author'),
    subject: Reflect.get(info, 'Subject'),
    language: Reflect.get(info, 'Language'),
    showsTitle: preferences instanceof Map && preferences.get('DisplayDocTitle'),
    pages: pdf.numPages,
    firstPage: await pdf.getPage(1),
  }
}

async function linesOf(sheet: PDFPageProxy): Promise<TextLine[]> {
  const texts = await textsOf(sheet)
  return texts.filter(({ text }) => text.trim() !== '').map((text) => ({ ...text, page: sheet.pageNumber }))
}

/** The colour of each piece of text, as `#rrggbb`: it is set anew before each. */
async function textColorsOf(sheet: PDFPageProxy): Promise<string[]> {
  const { fnArray, argsArray } = await sheet.getOperatorList()
  return fnArray.flatMap((operation, index) =>
    operation === OPS.showText ? String(argsArray[fnArray.lastIndexOf(OPS.setFillRGBColor, index)]) : [],
  )
}

/** Where the pictures of a page are: each is placed by a transform of its own. */
async function picturesOf(sheet: PDFPageProxy) {
  const { fnArray, argsArray } = await sheet.getOperatorList()
  return fnArray.flatMap((operation, index) => {
    if (operation !== OPS.paintImageXObject) return []
    const transform = argsArray[fnArray.lastIndexOf(OPS.transform, index)]
    const [width, , , height, left, bottom] = Array.from(transform, Number)
    return [{ width: width ?? 0, height: height ?? 0, left: left ?? 0, bottom: bottom ?? 0 }]
  })
}

/** The mean of all red, green and blue in the first picture of a page, from 0 to 255. */
async function brightnessOf(sheet: PDFPageProxy): Promise<number> {
  const { fnArray, argsArray } = await sheet.getOperatorList()
  const [name] = argsArray[fnArray.indexOf(OPS.paintImageXObject)]
  const { data } = await new Promise<{ data: Uint8Array }>((resolve) => sheet.objs.get(name, resolve))
  return data.reduce((sum, value) => sum + value, 0) / data.length
}

const bare = (text: string) => text.replace(/\s+/g, '')

/** The facts that the page shows, as it shows them. */
async function shownFacts(page: Page): Promise<string[]> {
  const [title, description, values] = await Promise.all([
    page.getByRole('heading', { level: 1 }).textContent(),
    aboutCourse(page).textContent(),
    page.getByRole('complementary', { name: 'Course facts' }).getByRole('definition').allTextContents(),
  ])
  return [title, description, ...values].map((fact) => bare(fact ?? ''))
}

test('P38 a course becomes a PDF with its name, every shown fact as text, its title, language and link @smoke', async ({
  page,
  baseURL,
}) => {
  for (const id of ['git-version-control', ...(isFull ? ['html-foundations'] : [])]) {
    await page.goto(`/courses/${id}`)
    await expect(button(page)).toBeVisible()
    const facts = await shownFacts(page)
    const pdf = await download(page)
    // The level is above the facts.
    expect(facts).toHaveLength(1 + courseFacts.length)
    for (const fact of facts) expect(pdf.text).toContain(fact)
    const title = await page.getByRole('heading', { level: 1 }).textContent()
    expect(pdf).toMatchObject({
      name: `Course-${id}.pdf`,
      title,
      author: 'Syntax Lab',
      language: 'en',
      showsTitle: true,
      outline: [title, 'Description'],
    })
    expect(pdf.subject).toContain('out of 5')
    const star = '#9c5f00'
    expect(pdf.textColors, 'the star before the rating').toContain(star)
    pdf.textColors.delete(star)
    expect([...pdf.textColors].join(' '), 'dark on white paper').toMatch(/^(?:#(?:[0-7][\da-f]){3} ?)+$/)
    const [link] = pdf.links
    const address = new URL(`/courses/${id}`, baseURL).href
    expect(link.url).toBe(address)
    const [foot, number] = [address, 'Page 1'].map((words) => pdf.lines.find(({ text }) => text.startsWith(words)))
    const [left, bottom, right, top] = link.rect
    expect(foot?.x, 'pressed where it stands').toBeCloseTo(left, 0)
    expect(foot?.y).toBeGreaterThan(bottom)
    expect(foot?.y).toBeLessThan(top - 4)
    expect(number?.x, 'beside the number of the page').toBeGreaterThan(right)
    expect(foot?.size).toBeCloseTo(number?.size ?? NaN)
    expect(pdf.pictures).toHaveLength(1)
    expect(pdf.length, 'bytes').toBeLessThanOrEqual(120_000)
  }
})

test('P38 a PDF has its picture in Safari too, where the address of a picture ends with the theme', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'vendor', { value: 'Apple Computer, Inc.', configurable: true }),
  )
  await page.goto('/courses/sql-databases')
  await expect(page.locator('article img')).toHaveAttribute('src', /#light$/)
  expect((await download(page)).pictures).toHaveLength(1)
})

test('P38 a PDF is the same from both themes, and has the same text without its picture', async ({ page }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 1, 12))
  await page.goto('/courses/sql-databases')
  const light = await download(page)
  expect(light.text, 'the day of the sheet').toContain('1March2026')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The system's theme too: what a script loads by itself follows that one.
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload()
  const dark = await download(page)
  expect(dark.lines).toEqual(light.lines)
  expect(dark.pictures).toEqual(light.pictures)
  expect(await brightnessOf(dark.firstPage), 'a light picture on white paper').toBeGreaterThan(128)
  expect(Math.abs(dark.length - light.length), 'bytes between the themes').toBeLessThan(100)
  await page.route(/\/images\//, (route) => route.abort('blockedbyclient'))
  await page.reload()
  const pictureless = await download(page)
  expect(pictureless.lines).toEqual(light.lines)
  expect(pictureless.pictures).toEqual([])
  const note = page.getByText('The PDF was saved without its picture.')
  await expect(note).toBeVisible()
  expect(light.length - pictureless.length, 'bytes of a sharp picture').toBeGreaterThan(25_000)
  await page.unrouteAll()
  expect((await download(page)).pictures, 'pressed again').toEqual(light.pictures)
  await expect(button(page)).toHaveText('Download pdf')
  await expect(note).toHaveCount(0)
})

test('P38 a PDF crops a picture that is not 16:9 to its middle, and shows transparency as white', async ({ page }) => {
  const halves = (size: string, half: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0${half}z"/></svg>`
  const pictures = {
    tall: halves('width="600" height="900"', 'h600v450H0'),
    wide: halves('width="900" height="300"', 'h450v300H0'),
  }
  for (const [name, body] of Object.entries(pictures)) {
    const headers = { 'access-control-allow-origin': '*' }
    await page.route(`**/images/${name}.svg`, (route) => route.fulfill({ contentType: 'image/svg+xml', headers, body }))
    await openCourse(page, { img: `/images/${name}.svg` })
    const brightness = await brightnessOf((await download(page)).firstPage)
    expect(Math.abs(brightness - 255 / 2), `half of a ${name} one is black`).toBeLessThan(8)
  }
})

test('P38 the picture that is laid out for a PDF is not seen on the page', async ({ page }) => {
  await page.goto('/courses/css-layout')
  await expect(button(page)).toBeEnabled()
  const added = await page.evaluateHandle(() => {
    const displays: string[] = []
    const note = (node: Node) => {
      if (node instanceof Element)
        for (const picture of [node, ...node.querySelectorAll('*')])
          if (picture.matches('img, canvas')) displays.push(getComputedStyle(picture).display)
    }
    const observer = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) addedNodes.forEach(note)
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return displays
  })
  await download(page)
  expect(await added.jsonValue()).toEqual(['none'])
})

test('P38 a PDF has its picture also where its page is left while the code for it comes', async ({ page }) => {
  await skipUnlessProduction()
  const release = await holdBack(page, exporter)
  await openSettled(page, '/courses/sql-databases')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    button(page)
      .click()
      .then(() => page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click())
      .then(() => expect(page).toHaveURL('/faq'))
      .then(release),
  ])
  expect((await readPdf(file)).pictures).toHaveLength(1)
})

test('P38 ten pages of odd names and long paragraphs: every line whole on its page, none alone on one', async ({
  page,
}) => {
  const paragraphs = Array.from({ length: 60 }, (_, paragraph) =>
    Array.from({ length: 1 + ((paragraph * 7) % 11) }, (_line, line) => `Line ${line} of paragraph ${paragraph}.`),
  )
  const title = 'Zażółć <b>“gęślą”</b> & ★'
  const badge = 'For students who know a little already'
  await openCourse(page, { title, badge, description: paragraphs.map((lines) => lines.join('\n')).join('\n\n') })
  const pdf = await download(page)
  expect(pdf.name).toBe('Course-A_b-9.pdf')
  for (const fact of [title, badge, '$49.50', '4.25 out of 5', '1,234,567', 'Comments'])
    expect(pdf.text).toContain(bare(fact))
  expect(pdf.lines.filter(({ text }) => text.startsWith('Line ')).map(({ text }) => text)).toEqual(paragraphs.flat())
  const lineOf = (part: string) => pdf.lines.find(({ text }) => text.includes(part))?.y ?? NaN
  expect(lineOf('For students'), 'a long value takes two lines').toBeGreaterThan(lineOf('already') + 15)
  expect(lineOf('already'), 'and the next fact stands below both').toBeGreaterThan(lineOf('Fees') + 20)
  expect(pdf.pages).toBeGreaterThanOrEqual(10)
  expect(pdf.length, 'bytes').toBeLessThanOrEqual(300_000)
  for (const [number, { length }] of paragraphs.entries()) {
    const lines = pdf.lines.filter(({ text }) => text.endsWith(` of paragraph ${number}.`))
    for (const { page: sheet } of lines) {
      const together = lines.filter((other) => other.page === sheet).length
      expect(together, `lines of paragraph ${number} on page ${sheet}`).toBeGreaterThanOrEqual(Math.min(2, length))
    }
  }
  for (let sheet = 1; sheet <= pdf.pages; sheet += 1) {
    const heights = pdf.lines.filter((line) => line.page === sheet && line.text.startsWith('Line ')).map(({ y }) => y)
    expect(Math.min(...heights), 'above the footer').toBeGreaterThan(60)
    heights.slice(1).forEach((y, index) => expect((heights[index] ?? 0) - y).toBeGreaterThan(15))
    const [head] = pdf.lines.filter((line) => line.page === sheet).toSorted((one, other) => other.y - one.y)
    if (sheet > 1) expect(head?.text, 'running head').toContain('Zażółć')
    expect(pdf.text).toContain(bare(`Page ${sheet} of ${pdf.pages}`))
  }
})

for (const { script, title, sentence, isRightToLeft } of [
  {
    script: 'Arabic, with a title in Hebrew',
    title: 'יסודות פיתוח אתרים',
    sentence: 'تعلم أساسيات تطوير الويب من الصفر. ',
    isRightToLeft: true,
  },
  {
    script: 'Chinese',
    title: '网页开发基础',
    sentence: '本课程从零开始讲解网页开发的基础知识。',
    isRightToLeft: false,
  },
]) {
  test(`P38 ${script}, which the fonts lack, is drawn line by line; no picture is missed`, async ({ page }) => {
    await openCourse(page, { title, description: sentence.repeat(20), img: 'data:,' })
    const pdf = await download(page)
    expect(pdf).toMatchObject({ title, outline: [title, 'Description'] })
    for (const fact of ['$49.50', '4.25 out of 5', '1,234,567']) expect(pdf.text).toContain(bare(fact))
    expect(pdf.pictures.length, 'drawn lines').toBeGreaterThanOrEqual(4)
    for (const { left, width, height } of pdf.pictures) {
      const right = paper.width - left - width
      expect(Math.min(left, right)).toBeGreaterThan(paper.margin - 5)
      if (isRightToLeft) expect(right).toBeLessThan(paper.margin + 5)
      expect(height).toBeLessThan(40)
    }
    expect(pdf.length, 'bytes').toBeLessThanOrEqual(300_000)
    // Its picture is at no address that is asked for, now or later.
    await expect(page.getByRole('status').filter({ hasText: 'The PDF was saved.' })).toHaveCount(1)
    await expect(page.getByText('without its picture')).toHaveCount(0)
  })
}

test.describe('where it is already tomorrow', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('P38 a PDF has the date of its reader; a Hebrew word leaves the English line as text, left to right', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-03-31T20:00:00Z')
    await openCourse(page, { description: 'Greet in Hebrew: \u05e9\u05dc\u05d5\u05dd.\nGo on in English.' })
    const pdf = await download(page)
    expect(pdf.text).toContain(bare('1 April 2026'))
    const english = pdf.lines.find(({ text }) => text === 'Go on in English.')
    expect(pdf.pictures.map(({ left }) => Math.round(left))).toEqual([Math.round(english?.x ?? NaN)])
  })
})

test('what is said of a PDF takes the whole bar of phones and tablets, and no room from the two buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/courses/git-version-control')
  await ready(page)
  const bar = page.locator('[data-action-bar]')
  const before = await button(page).boundingBox()
  await page.route(/\.ttf$/, (route) => route.abort('connectionreset'))
  await button(page).click()
  await expect(page.getByText('The PDF could not be made.')).toBeInViewport({ ratio: 1 })
  const [after, whole] = [await button(page).boundingBox(), await bar.boundingBox()]
  expect(after).toMatchObject({ width: before?.width, height: before?.height })
  expect(whole?.height).toBeLessThanOrEqual(130)
  await page.setViewportSize({ width: 768, height: 800 })
  expect((await button(page).boundingBox())?.width).toBeGreaterThan(300)
})

test('P38 ten fast clicks save one file, and its code is loaded only when somebody reaches for the button', async ({
  page,
}) => {
  await skipUnlessProduction()
  const requests = requestsOf(page, { withScripts: true })
  await openSettled(page, '/courses/git-version-control')
  await expect(button(page)).toBeVisible()
  expect(requests.filter((request) => exporter.test(request))).toEqual([])
  let downloads = 0
  page.on('download', () => (downloads += 1))
  const saved = page.waitForEvent('download')
  await button(page).evaluate((element) => {
    for (let click = 0; click < 10; click += 1) if (element instanceof HTMLElement) element.click()
  })
  await saved
  await expect(page.getByRole('status').filter({ hasText: 'The PDF was saved.' })).toHaveCount(1)
  await expect(button(page)).toBeVisible()
  expect(downloads).toBe(1)
  expect(requests.filter((request) => exporter.test(request)).length).toBeGreaterThan(0)
})
