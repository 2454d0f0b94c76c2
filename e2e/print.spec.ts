import type { Page } from '@playwright/test'
import { aboutCourse, expect, open, test } from './fixtures.ts'
import { openPdf, type PlacedText, textsOf } from './pdf.ts'
import { settled, turnTo } from './test-pages.ts'

const landscape = { width: 1047, height: 718 }

test('P34 on paper the blog takes its whole width, and no code and no table ends before it is over', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog')
  await settled(page)
  await page.setViewportSize(landscape)
  expect((await page.getByRole('article').first().boundingBox())?.width).toBeGreaterThan(250)

  // As small as A5.
  await page.setViewportSize({ width: 483, height: 718 })
  const scrolled = page.getByRole('article').getByRole('region')
  for (const kind of [/^Code of /, /^Table: /])
    await expect(page.getByRole('region', { name: kind })).not.toHaveCount(0)
  const cut = await scrolled.evaluateAll((regions) =>
    regions.filter((region) => region.scrollWidth > region.clientWidth).map((region) => region.ariaLabel),
  )
  expect(cut).toEqual([])

  await page.setViewportSize({ width: 718, height: 1047 })
  const distances = await page.locator('.post-header').evaluateAll((summaries) =>
    summaries.map((summary) => {
      const body = summary.parentElement?.querySelector('.post-body')
      return Number(body?.getBoundingClientRect().top) - summary.getBoundingClientRect().bottom
    }),
  )
  expect(distances).toHaveLength(4)
  expect(Math.min(...distances), 'from a summary to its post').toBeGreaterThan(12)
})

test('P34 a course takes one sheet, on paper that is as narrow as A4 and as low as US Letter', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 980 })
  await page.emulateMedia({ media: 'print' })
  // Its description is among the longest.
  await open(page, '/courses/cloud-architecture')
  const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY)
  expect(end).toBeLessThanOrEqual(980)

  // A heading at the foot of a sheet of A4 goes to the next one, with its text.
  await page.setViewportSize({ width: 794, height: 1123 })
  const about = page.getByRole('heading', { name: 'About this course' })
  await about.evaluate((heading) => {
    document.body.style.paddingTop = `${1_120 - heading.getBoundingClientRect().bottom - scrollY}px`
  })
  const description = await aboutCourse(page).innerText()
  const sheet = (await sheetsOf(page)).find((text) => text.includes('About this course'))
  expect(sheet).toContain(description.slice(0, 40))
})

const printed = [
  { path: '/', pressed: ['Get started', 'Submit', 'Get in touch', '24px'], kept: ['.container', '12px'] },
  { path: '/courses', pressed: ['See Details', 'Keep'], kept: ['$19', 'HTML Foundations'] },
  {
    path: '/courses?compare=css-layout,web-security',
    pressed: ['Copy link', 'Back to all courses', 'Shortlist', 'Keep', "Don't compare"],
    kept: ['CSS Layout with Flexbox and Grid', '$89'],
  },
  { path: '/faq', pressed: ['Monthly'], kept: ['Personal', 'Terms of service'] },
  { path: '/blog', pressed: ['Copy'], kept: ['server.js', "MDN's guide"] },
  { path: '/courses/react-from-scratch', pressed: ['Download pdf', 'Premium Access'], kept: ['React from Scratch'] },
  { path: '/login', pressed: ['Forgot Password', 'Or continue with'], kept: ['Email'] },
  { path: '/courses/no-such-course', pressed: ['See all courses'], kept: ["Sorry, we couldn't find this course"] },
]

/** Not printed on any page; toasts are in the last one. */
const hiddenOnPaper = ['header', 'footer', 'nav', 'search', 'button', '[data-rht-toaster]']

test('P34 pages print their content in black on white, without what can only be pressed', async ({ page }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('/')
  await settled(page)
  const main = page.getByRole('main')
  const shown = (text: string) => main.getByText(text, { exact: true }).filter({ visible: true }).first()
  for (const { path, pressed, kept } of printed)
    await test.step(path, async () => {
      await page.emulateMedia({ media: null })
      if (path !== '/') await turnTo(page, path)
      for (const text of pressed) await expect(shown(text)).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      for (const text of pressed) await expect(shown(text)).toBeHidden()
      for (const text of kept) await expect(shown(text)).toBeVisible()
      for (const part of [...hiddenOnPaper, '[data-action-bar]', 'summary svg'])
        await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(23, 33, 58)')
      // What of an answer is beyond the end of its question is cut off.
      const cutOff = await page.locator('details p').evaluateAll((answers) =>
        answers
          .filter((answer) => {
            const end = answer.closest('details')?.getBoundingClientRect().bottom ?? 0
            const { bottom, height } = answer.getBoundingClientRect()
            return height === 0 || bottom > end
          })
          .map(({ textContent }) => textContent),
      )
      expect(cutOff).toEqual([])
    })
})

test('P34 on paper the catalogue takes the whole width, and no card is torn in two', async ({ page }) => {
  await page.goto('/courses')
  await settled(page)
  await page.setViewportSize(landscape)
  await page.emulateMedia({ media: 'print' })
  expect((await page.getByRole('article').first().boundingBox())?.width).toBeGreaterThan(250)
  await page.emulateMedia({ media: null })
  const sheets = await sheetsOf(page)
  expect(sheets.length).toBeGreaterThan(2)
  for (const card of await page.getByRole('article').all()) {
    const [title, views] = [await card.locator('h3').innerText(), await card.getByText(/ views$/).innerText()]
    expect(
      sheets.findIndex((sheet) => sheet.includes(title) && sheet.includes(views)),
      title,
    ).toBeGreaterThan(-1)
  }
})

test('P34 on paper questions stay with answers, and Pricing with its plans, at three heights', async ({ page }) => {
  await page.goto('/faq')
  await settled(page)
  const questions = await page
    .locator('details')
    .evaluateAll((all) => all.map(({ id, firstElementChild }) => ({ id, question: firstElementChild?.textContent })))
  expect(questions).toHaveLength(5)
  for (const above of ['0', '4cm', '8cm']) {
    await page.locator('body').evaluate((body, padding) => void (body.style.paddingTop = padding), above)
    const sheets = await sheetsOf(page)
    for (const { id, question } of questions) {
      const sheet = sheets.find((text) => text.includes(`#${id}`))
      expect(sheet, `${above} above`).toContain(question)
    }
    const pricing = sheets.find((text) => text.includes('Premium Access is a paid plan'))
    for (const part of ['Personal', 'Verified email or GitHub', 'Both buttons show']) expect(pricing).toContain(part)
  }
})

test('P34 long samples of code leave no sheet of the blog half empty', async ({ page }) => {
  await open(page, '/blog')
  const sheets = await textOnSheets(page)
  expect(sheets.length).toBeGreaterThan(5)
  const lowest = sheets.slice(0, -1).map((items) => Math.min(...items.map(({ y }) => y)))
  expect(Math.max(...lowest), 'the lowest line of each sheet, from its foot').toBeLessThan(842 / 3)
})

/** The text of each sheet of A4 that the page takes. */
async function sheetsOf(page: Page): Promise<string[]> {
  return (await textOnSheets(page)).map((items) => items.map(({ text }) => text).join(''))
}

/** The pieces of text on each sheet of A4 that the page takes. */
async function textOnSheets(page: Page): Promise<PlacedText[][]> {
  const { pages } = await openPdf(await page.pdf({ format: 'A4' }))
  return Promise.all(pages.map(textsOf))
}
