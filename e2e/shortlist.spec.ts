import type { Locator } from '@playwright/test'
import { violationsInBothThemes } from './axe.ts'
import { expect, open, skipUnlessProduction, test } from './fixtures.ts'
import { brokenWords } from './small-windows.ts'

const compared = '/courses?compare=css-layout,web-security,sql-databases,go-back-ends'

test('P52 the shortlist outlives a reload, reaches another tab, and leads to a comparison', async ({
  page,
  context,
}) => {
  await open(page, '/courses')
  const keep = page.getByRole('button', { name: 'Keep: CSS Layout with Flexbox and Grid' })
  const ribbon = () => keep.locator('path').evaluate((path) => getComputedStyle(path).fill)
  const empty = await ribbon()
  await keep.click()
  expect(await ribbon(), 'the ribbon of a kept course is filled').not.toBe(empty)
  const other = await context.newPage()
  await open(other, '/courses/web-security')
  await other.getByRole('button', { name: 'Keep: Web Security for Developers' }).click()
  await other.close()
  await expect(page.getByRole('button', { name: 'Shortlist (2)' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: 'Shortlist (2)' }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL('/courses?compare=css-layout,web-security')
  // What had the focus is gone.
  await expect(page.getByRole('heading', { name: '2 courses side by side' })).toBeFocused()
  await page.setViewportSize({ width: 375, height: 667 })
  const hidden = await page
    .getByRole('region', { name: 'Comparison' })
    .evaluate((box) => box.scrollWidth - box.clientWidth)
  expect(hidden, 'two courses have room').toBeLessThanOrEqual(0)
  const without = page.getByRole('link', { name: "Don't compare: Web Security for Developers" })
  await without.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await without.click()
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expect(page.getByRole('link', { name: "Don't compare: CSS Layout with Flexbox and Grid" })).toBeFocused()
  const moved = Math.abs((await page.evaluate(() => scrollY)) - place)
  expect(moved, 'the page stays where it is').toBeLessThan(100)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('button', { name: 'Keep: Web Security for Developers', pressed: true }).click()
  await expect(page.getByRole('article')).toHaveCount(1)
  const last = page.getByRole('button', { name: 'Keep: CSS Layout with Flexbox and Grid' })
  await expect(last).toBeFocused()
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }))
  await last.press('Enter')
  const heading = page.getByRole('heading', { name: 'Your shortlist is empty' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
})

for (const [where, path] of [
  ['far down the catalogue', '/courses'],
  ['among what a search has found', '/courses?q=web'],
] as const)
  test(`P52 ${where}, the card of a kept course leads to the shortlist, and Back to the card`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, path)
    const card = page.getByRole('article').filter({ hasText: 'Web Security for Developers' })
    const link = card.getByRole('link', { name: 'Your shortlist' })
    await page.getByRole('article').last().scrollIntoViewIfNeeded()
    await card.getByRole('button').scrollIntoViewIfNeeded()
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await card.getByRole('button').click()
    await expect(link).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollHeight), 'it moves nothing').toBe(height)
    const place = await page.evaluate(() => scrollY)
    await link.click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('heading', { name: 'Courses', level: 1 })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Shortlist (1)', pressed: true })).toBeInViewport()
    await expect(link).toBeHidden()
    await page.goBack()
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThanOrEqual(2)
  })

test('P52 two tabs lose none of the courses that either keeps, whichever page the other shows', async ({
  page,
  context,
}) => {
  await open(page, '/courses')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const other = await context.newPage()
  await open(other, '/courses/css-layout')
  await other.getByRole('button', { name: 'Keep: CSS Layout with Flexbox and Grid' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await page.getByRole('button', { name: 'Keep: Web Security for Developers' }).click()
  await expect(page.getByRole('button', { name: 'Shortlist (2)' })).toBeVisible()
  await expect(
    other.getByRole('button', { name: 'Keep: CSS Layout with Flexbox and Grid', pressed: true }),
  ).toBeVisible()
})

test('P52 the shortlist lasts for the visit where storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await open(page, '/courses')
  await page.getByRole('button', { name: 'Keep: CSS Layout with Flexbox and Grid' }).click()
  await expect(page.getByText('could not store the shortlist')).toBeVisible()
  await page.getByRole('link', { name: 'See Details: CSS Layout with Flexbox and Grid' }).click()
  await expect(
    page.getByRole('button', { name: 'Keep: CSS Layout with Flexbox and Grid', pressed: true }),
  ).toBeVisible()
})

test('P52 a shared comparison is a table without a flaw, at 320 px and with text of 200 % too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  // While a theme fades in axe would measure colours that nobody sees for long.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, compared)
  const table = page.getByRole('region', { name: 'Comparison' }).getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveText([
    'Fact',
    'CSS Layout with Flexbox and Grid',
    'Web Security for Developers',
    'SQL and Relational Databases',
    'Back Ends in Go',
  ])
  await expect(table.getByRole('rowheader', { name: 'Fees' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await table.getByRole('columnheader').last().scrollIntoViewIfNeeded()
  await expect(table.getByRole('rowheader', { name: 'Fees' })).toBeInViewport({ ratio: 1 })
  // What passes under it cannot be read through it.
  await expect(table.getByRole('rowheader', { name: 'Fees' })).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  // Nor does it hide what has the focus as a whole. (Chromium leaves in place what is seen but for the scroll padding.)
  const rightOf = (element: Locator) => element.evaluate((each) => each.getBoundingClientRect().right)
  const column = await rightOf(table.getByRole('rowheader').first())
  await table.getByRole('link', { name: "Don't compare" }).last().focus()
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    expect(await rightOf(page.locator(':focus'))).toBeGreaterThan(column + 12)
  }
  await page.getByRole('region', { name: 'Comparison' }).focus()
  await page.keyboard.press('End')
  expect(await violationsInBothThemes(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 640 })
  await page.getByRole('region', { name: 'Comparison' }).evaluate((region) => region.scrollTo({ left: 0 }))
  const third = await table.getByRole('columnheader').nth(3).boundingBox()
  expect(third?.x, 'a part of the third shows that there is more').toBeLessThan(330)
  expect(third?.x).toBeGreaterThan(280)

  await page.setViewportSize({ width: 375, height: 667 })
  await page.locator('html').evaluate((html) => (html.style.fontSize = '200%'))
  expect(await brokenWords(table)).toEqual([])
})

test('P51 a course page leads to three others without scripts', async ({ browser, baseURL }) => {
  await skipUnlessProduction()
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/courses/react-from-scratch')
  const related = page.getByRole('region', { name: 'Related courses' })
  await expect(related.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(related.getByText('What to know first')).toHaveCount(2)
  await related.getByRole('link', { name: 'JavaScript: First Steps' }).click()
  await expect(page).toHaveURL('/courses/javascript-first-steps')
  await context.close()
})

test('P51 whatever way leads to a course, three others follow, and the course server is not asked for them', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname)
  })
  const related = page.getByRole('region', { name: 'Related courses' }).getByRole('link')
  await open(page, '/faq')
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await page.getByRole('link', { name: 'See Details: Docker and Containers' }).click()
  await expect(related).toHaveCount(3)
  await related.filter({ hasText: 'Kubernetes' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kubernetes in Operation')
  await expect(related).toHaveCount(3)
  expect(asked.filter((path) => path.startsWith('/courses'))).toEqual([
    '/courses',
    '/courses/docker-containers',
    '/courses/kubernetes-operations',
  ])
})
