import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, open, test } from './fixtures.ts'
import { settled } from './test-pages.ts'

for (const [path, content] of [
  ['/courses/react-from-scratch', 'React from Scratch'],
  ['/faq', 'Questions, answered'],
  ['/blog', 'Blog'],
] as const) {
  test(`P34 ${path} prints its content in black on white, without header and footer`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(path)
    await settled(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: content })).toBeVisible()
    for (const part of ['header', 'footer', 'nav', 'search', '[data-action-bar]'])
      await expect(page.locator(part).filter({ visible: true })).toHaveCount(0)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(23, 33, 58)')
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
}

test('on paper in landscape the catalogue and the blog take the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 1047, height: 718 })
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/courses', '/blog']) {
    await page.goto(path)
    const box = await page.getByRole('main').getByRole('article').first().boundingBox()
    expect(box?.width, path).toBeGreaterThan(250)
  }
})

test('P34 on paper as small as A5 no code and no table of the blog ends before it is over', async ({ page }) => {
  await page.setViewportSize({ width: 483, height: 718 })
  await page.emulateMedia({ media: 'print' })
  await page.goto('/blog')
  await settled(page)
  const scrolled = page.getByRole('article').getByRole('region')
  for (const kind of [/^Code of /, /^Table: /])
    await expect(page.getByRole('region', { name: kind })).not.toHaveCount(0)
  const cut = await scrolled.evaluateAll((regions) =>
    regions.filter((region) => region.scrollWidth > region.clientWidth).map((region) => region.ariaLabel),
  )
  expect(cut).toEqual([])
})

test('P34 a course takes one sheet, on paper that is as narrow as A4 and as low as US Letter', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 980 })
  await page.emulateMedia({ media: 'print' })
  // Its description is among the longest.
  await open(page, '/courses/cloud-architecture')
  const end = await page.getByRole('main').evaluate((main) => main.getBoundingClientRect().bottom + scrollY)
  expect(end).toBeLessThanOrEqual(980)
})

test('P34 on paper no question has the mark that opens it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await open(page, '/faq')
  await expect(page.locator('summary')).not.toHaveCount(0)
  await expect(page.locator('summary svg').filter({ visible: true })).toHaveCount(0)
})

for (const { path, pressed, kept } of [
  { path: '/', pressed: ['Get started', 'Submit', 'Get in touch', '24px'], kept: ['.container', '12px'] },
  { path: '/courses', pressed: ['See Details', 'Keep'], kept: ['$19', 'HTML Foundations'] },
  {
    path: '/courses?compare=css-layout,web-security',
    pressed: ['Copy link', 'Back to all courses', 'Shortlist', 'Keep', "Don't compare"],
    kept: ['CSS Layout with Flexbox and Grid', '$89'],
  },
  { path: '/faq', pressed: ['Monthly'], kept: ['Personal', 'Terms of service'] },
  { path: '/blog', pressed: ['Copy'], kept: ['server.js', "MDN's guide"] },
  { path: '/login', pressed: ['Forgot Password', 'Or continue with'], kept: ['Email'] },
  { path: '/courses/no-such-course', pressed: ['See all courses'], kept: ["Sorry, we couldn't find this course"] },
])
  test(`P34 what can only be pressed is not on the paper of ${path}`, async ({ page }) => {
    await open(page, path)
    const main = page.getByRole('main')
    const shown = (text: string) => main.getByText(text, { exact: true }).filter({ visible: true }).first()
    for (const text of pressed) await expect(shown(text)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    for (const text of pressed) await expect(shown(text)).toBeHidden()
    for (const text of kept) await expect(shown(text)).toBeVisible()
    await expect(page.locator('button').filter({ visible: true })).toHaveCount(0)
  })

test('on paper a post begins at a distance from its summary', async ({ page }) => {
  await page.setViewportSize({ width: 718, height: 1047 })
  await page.emulateMedia({ media: 'print' })
  await open(page, '/blog')
  const distances = await page.locator('.post-header').evaluateAll((summaries) =>
    summaries.map((summary) => {
      const body = summary.parentElement?.querySelector('.post-body')
      return Number(body?.getBoundingClientRect().top) - summary.getBoundingClientRect().bottom
    }),
  )
  expect(distances).toHaveLength(4)
  expect(Math.min(...distances)).toBeGreaterThan(12)
})

test('P34 on paper no card of the catalogue is torn in two', async ({ page }) => {
  await page.goto('/courses')
  await settled(page)
  const { promise } = getDocument({ data: new Uint8Array(await page.pdf({ format: 'A4' })), verbosity: 0 })
  const pdf = await promise
  const sheets = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join('')
    }),
  )
  expect(sheets.length).toBeGreaterThan(2)
  for (const card of await page.getByRole('article').all()) {
    const [title, views] = [await card.locator('h3').innerText(), await card.getByText(/ views$/).innerText()]
    expect(
      sheets.findIndex((sheet) => sheet.includes(title) && sheet.includes(views)),
      title,
    ).toBeGreaterThan(-1)
  }
})
