import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { answer, courseData } from './breakages.ts'
import { expect, openSettled, requestsOf, test } from './fixtures.ts'

const button = (page: Page) => page.getByRole('button', { name: 'Download pdf' })
const exporter = /\/(export-pdf|jspdf|html2canvas)[^/]*\.js/

/** Presses the button and reads what comes: the file's name and size, its texts without any white space, what it says about itself. */
async function download(page: Page) {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page).click()])
  const bytes = await readFile(await file.path())
  const { length } = bytes
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)))
  const texts = await Promise.all(pages.map((sheet) => sheet.getTextContent()))
  const links = (await Promise.all(pages.map((sheet) => sheet.getAnnotations()))).flat().map(({ url }) => String(url))
  const { info } = await pdf.getMetadata()
  const text = bare(texts.flatMap(({ items }) => items.map((item) => ('str' in item ? item.str : ''))).join(''))
  return {
    name: file.suggestedFilename(),
    length,
    text,
    links,
    title: Reflect.get(info, 'Title'),
    language: Reflect.get(info, 'Language'),
    pages: pdf.numPages,
  }
}

const bare = (text: string) => text.replace(/\s+/g, '')

/** The facts that the page shows, as it shows them. */
async function shownFacts(page: Page): Promise<string[]> {
  const [title, description, values] = await Promise.all([
    page.getByRole('heading', { level: 1 }).textContent(),
    page.getByRole('article').getByRole('paragraph').last().textContent(),
    page.getByRole('complementary', { name: 'Course facts' }).getByRole('definition').allTextContents(),
  ])
  return [title, description, ...values.map((value) => value.replace(/ (views?|comments?)$/, ''))].map((fact) =>
    bare(fact ?? ''),
  )
}

test('P38 a course becomes a PDF with its name, every shown fact as text, its title, language and link @smoke', async ({
  page,
  baseURL,
}) => {
  for (const id of ['git-version-control', 'html-foundations']) {
    await page.goto(`/courses/${id}`)
    await expect(button(page)).toBeVisible()
    const facts = await shownFacts(page)
    const pdf = await download(page)
    expect(facts).toHaveLength(6)
    for (const fact of facts) expect(pdf.text).toContain(fact)
    expect(pdf).toMatchObject({
      name: `Course-${id}.pdf`,
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      language: 'en',
    })
    expect(pdf.links).toContain(new URL(`/courses/${id}`, baseURL).href)
    expect(pdf.length, 'bytes').toBeLessThanOrEqual(300_000)
  }
})

test('P38 a PDF has the same text from both themes, and without its picture', async ({ page }) => {
  await page.goto('/courses/sql-databases')
  const light = await download(page)
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  const dark = await download(page)
  await page.route(/\/images\//, (route) => route.abort('blockedbyclient'))
  await page.reload()
  const pictureless = await download(page)
  expect(dark.text).toBe(light.text)
  expect(pictureless.text).toBe(light.text)
  expect(Math.abs(dark.length - light.length), 'bytes between the themes').toBeLessThan(1_000)
})

test('P38 a long course of odd names becomes a PDF of ten pages with every line', async ({ page }) => {
  const lines = Array.from({ length: 400 }, (_, index) => `Line ${index} of a description that does not end soon.`)
  const course = {
    id: 'A_b-9',
    title: 'Zażółć <b>“gęślą”</b> & Ω',
    img: '/images/none.svg',
    price: 49.5,
    description: lines.join('\n'),
    ratings: 4.25,
    view: 1_234_567,
    comments: 0,
    badge: 'Größe',
  }
  await page.route(courseData, answer(course))
  await page.goto('/courses/A_b-9')
  const pdf = await download(page)
  expect(pdf.name).toBe('Course-A_b-9.pdf')
  for (const fact of [course.title, course.badge, '$49.50', '4.25 out of 5', '1,234,567', ...lines])
    expect(pdf.text).toContain(bare(fact))
  expect(pdf.pages).toBeGreaterThanOrEqual(8)
  expect(pdf.length, 'bytes').toBeLessThanOrEqual(300_000)
})

test('P38 ten fast clicks save one file, and its code is loaded only when somebody reaches for the button', async ({
  page,
}) => {
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
  await expect(button(page)).toBeVisible()
  expect(downloads).toBe(1)
  expect(requests.filter((request) => exporter.test(request)).length).toBeGreaterThan(0)
})
