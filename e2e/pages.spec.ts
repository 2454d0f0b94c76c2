import type { Page } from '@playwright/test'
import { expect, open, openSettled, requestsOf, test } from './fixtures.ts'

/** What the page has sent by the time that another minute has passed on its clock, which the test has to install. */
async function sentWithinMinute(page: Page, requests: string[]): Promise<string[]> {
  await page.clock.runFor(60_000)
  // Requests are told of in their order: with the answer to this one, those before it are in the list.
  await page.evaluate(() => fetch('/robots.txt').then(() => undefined))
  expect(requests.pop()).toMatch(/\/robots\.txt$/)
  return requests
}

test('the first thing to do on the landing page looks so, and the marked words have their marks below them', async ({
  page,
}) => {
  await open(page, '/')
  const [first, second] = await page
    .getByRole('main')
    .getByRole('link', { name: /^(Get started|Learn more)$/ })
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).backgroundColor))
  expect(first).not.toBe(second)
  const marked = page.getByRole('heading', { level: 1 }).getByText('code you write')
  for (const width of [320, 1_280]) {
    await page.setViewportSize({ width, height: 800 })
    const { words, marks } = await marked.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element.firstChild ?? element)
      const boxesOf = (shapes: Iterable<Element>) =>
        Array.from(shapes, (shape) => shape.getBoundingClientRect().toJSON())
      return { words: range.getBoundingClientRect().toJSON(), marks: boxesOf(element.querySelectorAll('path')) }
    })
    expect(marks.length).toBeGreaterThan(1)
    const [begin, end] = [marks.at(0), marks.at(-1)]
    expect(Math.abs(begin.left - words.left), 'at the beginning').toBeLessThan(20)
    expect(Math.abs(words.right - end.right), 'at the end').toBeLessThan(20)
    for (const { top } of marks) expect(top).toBeGreaterThan((words.top + words.bottom) / 2)
  }
})

test('P28 Submit of the contact form sends nothing and keeps every word', async ({ page }) => {
  await page.clock.install()
  await openSettled(page, '/')
  const form = page.getByRole('region', { name: 'Get in touch' })
  await form.getByLabel('Full name').fill('A Visitor')
  await form.getByLabel('Email').fill('visitor@example.com')
  await form.getByLabel('Message').fill('How long is the Git course?')
  const requests = requestsOf(page)
  await form.getByRole('button', { name: 'Submit' }).click()
  await form.getByLabel('Email').press('Enter')

  await expect(form.getByLabel('Full name')).toHaveValue('A Visitor')
  await expect(form.getByLabel('Email')).toHaveValue('visitor@example.com')
  await expect(form.getByLabel('Message')).toHaveValue('How long is the Git course?')
  await expect(form.getByText('Submit sends nothing')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await sentWithinMinute(page, requests)).toEqual([])
})

test('the FAQ answers five questions, each when it is asked', async ({ page }) => {
  await open(page, '/faq')
  const questions = page.getByRole('main').locator('details')
  await expect(questions.getByRole('heading')).toHaveText([
    /this project/,
    /features/,
    /strong.*authentication/,
    /types of login/,
    /large devices/,
  ])
  for (const question of await questions.all()) {
    const answer = question.getByRole('paragraph').first()
    // The mark is a plus, and without this stroke a minus.
    const stroke = question.locator('svg path').last()
    const height = () => stroke.evaluate((path) => path.getBoundingClientRect().height)
    await expect(answer).toBeHidden()
    expect(await height()).toBeGreaterThan(5)
    await question.getByRole('heading').click()
    await expect(answer).toBeVisible()
    await expect.poll(height).toBeLessThan(1)
  }
  const entries = () => page.evaluate(() => history.length)
  const before = await entries()
  await questions
    .first()
    .getByRole('link', { name: /link to this answer/ })
    .click()
  await expect(page).toHaveURL(/#/)
  expect(await entries(), 'a link to what is open already is no step in the history').toBe(before)
  await questions.first().getByRole('heading').click()
  await expect(questions.first().getByRole('paragraph').first()).toBeHidden()
})

test('an address with a section in it gives that the focus, without a frame around it', async ({ page }) => {
  await open(page, '/faq#pricing')
  await expect(page.locator('#pricing')).toBeFocused()
  await expect(page.locator('#pricing')).toHaveCSS('outline-style', 'none')
  await expect(page.locator('#pricing')).toBeInViewport()
  await open(page, '/register')
  await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click()
  await expect(page.locator('#privacy')).toBeInViewport()
  await expect(page.locator('#privacy')).toBeFocused()
})

test('P28 the three plans cost 3, 8 and 19 euro per month, whatever is pressed, and pressing makes no request', async ({
  page,
}) => {
  await page.clock.install()
  await openSettled(page, '/faq')
  const plans = page.getByRole('table', { name: 'The three plans compared' }).getByRole('row')
  const compared = [
    /Personal.*€3 per month.*More than 10 courses/,
    /Professional.*€8 per month.*More than 20 courses/,
    /Enterprise.*€19 per month.*More than 30 courses/,
  ]
  await expect(plans).toHaveText([/Plan/, ...compared])
  const requests = requestsOf(page)
  // React takes over the parts of a page one by one.
  await expect(page.getByRole('button', { name: 'Annually' })).toBeEnabled()
  for (const name of ['Annually', 'Monthly']) {
    const before = await page.getByRole('main').innerHTML()
    await page.getByRole('button', { name }).click()
    await expect(plans).toHaveText([/Plan/, ...compared])
    expect(await page.getByRole('main').innerHTML()).toBe(before)
  }
  expect(await sentWithinMinute(page, requests)).toEqual([])
})

test('in the tables of the FAQ each label stands once; on a phone each plan and each fact has its own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await open(page, '/faq')
  const plans = page.getByRole('table', { name: 'The three plans compared' })
  const kept = page.getByRole('table', { name: 'What your browser keeps' })
  const ofPlans = plans.getByRole('cell').getByText('Good for', { exact: true }).filter({ visible: true })
  const ofFacts = kept.getByText('Until:', { exact: true }).filter({ visible: true })
  await expect(plans.getByRole('columnheader', { name: 'Good for' })).toBeVisible()
  await expect(kept.getByRole('columnheader', { name: 'Until' })).toBeVisible()
  await expect(ofPlans).toHaveCount(0)
  await expect(ofFacts).toHaveCount(0)
  await page.setViewportSize({ width: 375, height: 800 })
  await expect(ofPlans).toHaveCount(3)
  await expect(plans.getByRole('columnheader')).toHaveCount(7)
  await expect(ofFacts).toHaveCount(await kept.getByRole('rowheader').count())
})

test('the blog has four posts of October 25, 2022, each with an address of its own', async ({ page }) => {
  await open(page, '/blog')
  const posts = page.getByRole('article')
  await expect(posts.getByRole('heading', { level: 2 })).toHaveText([
    /CORS.*Node/i,
    /Firebase/,
    /private route/i,
    /Node/,
  ])
  await expect(posts.getByRole('time')).toHaveText([
    'October 25, 2022',
    'October 25, 2022',
    'October 25, 2022',
    'October 25, 2022',
  ])
  const index = page.getByRole('navigation', { name: 'Posts' })
  await index.getByRole('link').nth(2).click()
  await expect(page).toHaveURL('/blog#private-routes')
  await expect(posts.nth(2).getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(index).toBeInViewport({ ratio: 1 })
  const contents = posts.nth(2).getByRole('navigation')
  await contents.getByRole('link').nth(1).click()
  await expect(posts.nth(2).getByRole('heading', { level: 3 }).nth(1)).toBeFocused()
  const header = await page.getByRole('banner').boundingBox()
  for (const part of [index, contents]) expect((await part.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
})

test('in samples of code each kind of word has a colour of its own; on a phone the keyboard scrolls them', async ({
  page,
}) => {
  await open(page, '/blog')
  const words = page.getByRole('region', { name: /^Code of / }).locator('span')
  await expect(words).not.toHaveCount(0)
  const plain = await words.evaluateAll((all) => {
    const colorOf = (element: Element | null) => element && getComputedStyle(element).color
    return all.flatMap((word) => (colorOf(word) === colorOf(word.closest('code')) ? [word.textContent] : []))
  })
  expect(plain).toEqual([])
  const colors = await words.evaluateAll((all) => {
    return [...new Map(all.map((word) => [word.getAttribute('class'), getComputedStyle(word).color])).values()]
  })
  expect(new Set(colors).size, 'no two kinds share one').toBe(colors.length)

  await page.setViewportSize({ width: 320, height: 640 })
  const code = page.getByRole('region', { name: /^Code of / }).first()
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
})
