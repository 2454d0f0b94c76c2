import type { Locator, Page } from '@playwright/test'
import { answer, courseData, sample } from './course-api.ts'
import { aboutCourse, expect, open, skipUnlessProduction, test } from './fixtures.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')
/** How many courses are shown, as it is seen; it is announced a moment later. */
const count = (page: Page) => page.getByRole('search').locator('p[aria-hidden]')
const thousands = new Intl.NumberFormat('en-US')

test.describe('whatever the browser speaks', () => {
  test.use({ locale: 'de-DE' })

  test('the catalogue shows a card with all facts and an index entry for each course @smoke', async ({
    page,
    courses,
  }) => {
    await open(page, '/courses')
    await expect(count(page)).toHaveText(`${courses.length} courses`)
    await expect(cards(page).getByRole('heading')).toHaveText(courses.map(({ title }) => title))
    await expect(cards(page).getByText(/^\$/)).toHaveText(courses.map(({ price }) => `$${price}`))
    await expect(cards(page).getByText(/ views$/)).toHaveText(
      courses.map(({ view }) => `${thousands.format(view)} views`),
    )
    await expect(cards(page).getByText(/^(Beginner|Intermediate|Advanced|Professional)$/)).toHaveText(
      courses.map(({ badge }) => badge),
    )
    const stars = await cards(page)
      .getByRole('img')
      .evaluateAll((found) => found.map((star) => star.getAttribute('aria-label')))
    expect(stars).toEqual(courses.map(({ ratings }) => `${ratings} out of 5`))
    await expect(cards(page).getByRole('link', { name: 'See Details' })).toHaveCount(courses.length)

    await expect(page.getByRole('navigation', { name: 'Course index' }).getByRole('link')).toHaveText(
      courses.map(({ title }) => title),
    )
    await page.getByRole('navigation', { name: 'Course index' }).getByRole('link', { name: 'API' }).first().click()
    await expect(page).toHaveURL('/courses/node-apis')
  })
})

test('a course page shows every fact, and leads back and on', async ({ page, courses }) => {
  const course = courses.find(({ id }) => id === 'web-security')
  if (!course) throw new Error('There is no course web-security.')
  const list = `/courses?badge=${course.badge}&sort=price-up`
  await open(page, list)
  await page.getByRole('link', { name: `See Details: ${course.title}` }).click()
  await expect(page).toHaveURL('/courses/web-security')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course.title)
  await expect(page.getByRole('main').locator('img').first()).toHaveAttribute('src', /web-security\.svg$/)
  // With its paragraphs, which a browser draws as one where it is not told to keep them apart.
  expect(await aboutCourse(page).innerText()).toBe(course.description)
  const facts = page.getByRole('complementary', { name: 'Course facts' })
  await expect(facts.getByRole('definition')).toHaveText([
    `$${course.price}`,
    course.ratings.toFixed(1),
    thousands.format(course.view),
    thousands.format(course.comments),
  ])
  await expect(facts.getByRole('img', { name: `${course.ratings} out of 5` })).toBeVisible()
  await expect(facts.getByRole('button', { name: 'Download pdf' })).toBeVisible()
  await expect(facts.getByRole('link', { name: 'Premium Access' })).toHaveAttribute('href', '/checkout/web-security')
  const previous = facts.getByRole('link', { name: 'Previous Page' })
  await expect(previous, 'for those who come from elsewhere').toHaveAttribute('href', '/courses')
  await previous.click()
  await expect(page).toHaveURL(list)
})

test('a long title and a level of one long word leave a course its width', async ({ page }) => {
  const title = 'A Title That Is Much Longer Than Any Breadcrumb of a Tablet Has Room For, as Titles Can Be'
  const badge = 'Berufsbildungsvorbereitungsmassnahmenjah'
  await page.route(courseData, answer({ ...sample, id: 'long', title, badge }))
  await page.setViewportSize({ width: 320, height: 700 })
  await open(page, '/courses/long')
  await expect(page.getByText(badge)).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 768, height: 700 })
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByText('A Title')
  expect((await crumb.boundingBox())?.height, 'a line').toBeLessThan(30)
})

test('search, badge and order live in the address; Back undoes a choice, a reload keeps it', async ({
  page,
  courses,
}) => {
  const advanced = courses.filter(({ badge }) => badge === 'Advanced')
  const advancedOfAll = `${advanced.length} of ${courses.length} courses`
  await open(page, '/courses')
  await page.getByRole('button', { name: 'Advanced' }).click()
  await expect(page).toHaveURL('/courses?badge=Advanced')
  await expect(count(page)).toHaveText(advancedOfAll)
  const fillOf = (name: string) =>
    page.getByRole('button', { name, exact: true }).evaluate((button) => getComputedStyle(button).backgroundColor)
  await expect.poll(() => fillOf('Advanced'), 'what is chosen looks so').not.toBe(await fillOf('Beginner'))
  await page.getByLabel('Sort by').selectOption('Fees: high to low')
  await expect(page).toHaveURL('/courses?badge=Advanced&sort=price-down')
  const dearest = advanced.toSorted((a, b) => b.price - a.price)
  await expect(cards(page).getByRole('heading')).toHaveText(dearest.map(({ title }) => title))

  await page.getByLabel('Search the courses').pressSequentially('security')
  await expect(page).toHaveURL('/courses?badge=Advanced&sort=price-down&q=security')
  await expect(cards(page).getByRole('heading')).toContainText(['Web Security for Developers'])
  // Not while the code of the search is on its way, nor while the list is still that of fewer letters.
  await expect(page.getByRole('search').getByRole('status')).toHaveText(/ courses for “security”$/)
  const narrowed = await count(page).textContent()
  await page.reload()
  await expect(count(page)).toHaveText(narrowed ?? '')
  await expect(page.getByLabel('Search the courses')).toHaveValue('security')
  await expect(page.getByRole('button', { name: 'Advanced' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('Sort by')).toHaveValue('price-down')

  await page.goBack()
  await expect(page).toHaveURL('/courses?badge=Advanced')
  await expect(count(page)).toHaveText(advancedOfAll)
  await page.goBack()
  await expect(count(page)).toHaveText(`${courses.length} courses`)
})

test('a press anywhere on a card opens its course, also one that lasts', async ({ page }) => {
  await open(page, '/courses')
  await page.getByRole('article').filter({ hasText: 'CSS Layout' }).locator('img').hover({ force: true })
  await page.mouse.down()
  // What a pressed link looks like is drawn before the button is let go.
  await page.evaluate(() => new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end))))
  await page.mouse.up()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS Layout')
})

test('the catalogue on a phone, a tablet, a desktop and a wide screen', async ({ page }) => {
  const size = (width: number) => page.setViewportSize({ width, height: 800 })
  const columns = () =>
    cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().x)).size)
  await size(375)
  await open(page, '/courses')
  expect((await cards(page).first().getByRole('heading').boundingBox())?.y, 'the first screen').toBeLessThan(760)
  await expect.poll(columns).toBe(1)
  const folding = [page.getByLabel('Sort by'), page.getByRole('group', { name: 'Level' })]
  for (const part of folding) await expect(part).toBeHidden()
  await page.getByRole('button', { name: 'Filters' }).click()
  for (const part of folding) await expect(part).toBeVisible()
  await page.getByRole('button', { name: 'Filters' }).click()
  for (const part of folding) await expect(part).toBeHidden()
  await size(640)
  for (const part of folding) await expect(part).toBeVisible()

  await size(768)
  await expect.poll(columns).toBe(2)

  await size(1280)
  await expect.poll(columns).toBe(3)
  const picture = cards(page).first().locator('img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const rows = await cards(page).evaluateAll((all) => {
    const bottomOf = (card: Element, selector: string) => card.querySelector(selector)?.getBoundingClientRect().bottom
    const byRow = Map.groupBy(all, (card) => card.getBoundingClientRect().top)
    return Array.from(byRow.values(), (row) =>
      row.map((card) => [bottomOf(card, '[role="img"]'), bottomOf(card, 'a'), card.getBoundingClientRect().bottom]),
    )
  })
  expect(rows.length, 'rows').toBeGreaterThan(1)
  for (const row of rows.slice(0, -1)) expect(row, 'cards in a row').toHaveLength(3)
  for (const [first, ...others] of rows) {
    expect(first).toEqual([expect.any(Number), expect.any(Number), expect.any(Number)])
    // The ratings and the buttons stand in line, however much the courses say.
    for (const other of others) expect(other).toEqual(first)
  }

  await size(1920)
  const content = await page.getByRole('main').locator('> *').first().boundingBox()
  expect(content?.width).toBeLessThan(1_300)
  expect(Math.abs((content?.x ?? 0) * 2 + (content?.width ?? 0) - 1920)).toBeLessThan(20)
  await expect(picture).toHaveCSS('object-fit', 'cover')
})

test('beside a long course its facts and what can be done stay in view', async ({ page }) => {
  await skipUnlessProduction()
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/courses/cloud-architecture')
  const facts = page.getByRole('complementary', { name: 'Course facts' })
  await page.getByRole('region', { name: 'Related courses' }).getByRole('link').last().scrollIntoViewIfNeeded()
  await expect(facts.getByRole('link', { name: 'Premium Access' })).toBeInViewport({ ratio: 1 })
})

test('on a phone on its side what can be done with a course follows its facts', async ({ page }) => {
  await page.setViewportSize({ width: 667, height: 320 })
  await open(page, '/courses/cloud-architecture')
  const facts = page.getByRole('complementary', { name: 'Course facts' })
  const bottom = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
  const [access, previous] = ['Premium Access', 'Previous Page'].map((name) => facts.getByRole('link', { name }))
  const [end, first, next] = [
    await bottom(facts.getByText('Comments')),
    await bottom(access ?? facts),
    await bottom(previous ?? facts),
  ]
  expect(first - end).toBeGreaterThan(0)
  expect(first - end).toBeLessThan(150)
  expect(next).toBeGreaterThan(first)
})

test('a search without results says so and offers all courses', async ({ page, courses }) => {
  await open(page, '/courses?q=xylophone')
  await expect(count(page)).toHaveText(`0 of ${courses.length} courses`)
  await expect(page.getByRole('heading', { name: 'No course matches “xylophone”' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect(cards(page)).toHaveCount(courses.length)
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeFocused()
  await expect(page).toHaveURL('/courses')
})

test('the index marks what is on the screen, and scrolls along', async ({ page, courses }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await open(page, '/courses')
  const index = page.getByRole('navigation', { name: 'Course index' })
  const marked = index.locator('[data-in-view]')
  await expect(marked.first()).toHaveText(courses[0]?.title ?? '')
  const linkToTenth = index.getByRole('link', { name: courses[9]?.title ?? '', exact: true })
  const bringTenthTo = (height: number) =>
    cards(page)
      .nth(9)
      .evaluate((card, top) => scrollBy(0, card.getBoundingClientRect().top - top), height)
  await bringTenthTo(300)
  await expect(marked.and(linkToTenth)).toHaveCount(1)
  const edgeOf = (link: Locator) => link.evaluate((element) => getComputedStyle(element).borderLeftColor)
  const other = index.locator('a:not([data-in-view])').first()
  expect(await edgeOf(other), 'the mark').toBe('rgba(0, 0, 0, 0)')
  expect(await edgeOf(linkToTenth), 'the mark').not.toBe('rgba(0, 0, 0, 0)')
  await bringTenthTo(820)
  await expect(marked.and(linkToTenth), 'below the window').toHaveCount(0)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(marked.last()).toHaveText(courses.at(-1)?.title ?? '')
  await expect(marked.last()).toBeInViewport()
  await expect(index.getByRole('link', { name: courses[0]?.title ?? '', exact: true })).not.toBeInViewport()
  const search = page.getByRole('searchbox')
  await search.focus()
  await expect(marked.first()).toHaveText(courses[0]?.title ?? '')
  await search.fill('xylophone')
  await expect(marked, 'the cards are gone').toHaveCount(0)
})

test('with a mouse at hand the picture of a card grows into its course, and back', async ({ page }) => {
  await page.addInitScript(() => {
    const grown: boolean[] = []
    Reflect.set(window, 'grown', grown)
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      // Whoever has pressed a link does not wait for it.
      const isQuickPicture = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect &&
        effect.pseudoElement === '::view-transition-group(picture)' &&
        Number(effect.getComputedTiming().duration) <= 300
      void transition.ready.then(() => grown.push(document.getAnimations().some(isQuickPicture)))
      return transition
    }
  })
  const grown = () => page.evaluate(() => Reflect.get(window, 'grown'))
  await open(page, '/courses')
  await page.getByRole('link', { name: 'See Details: CSS Layout' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('CSS Layout')
  await expect.poll(grown).toEqual([true])
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses')
  await expect.poll(grown).toEqual([true, true])
})
