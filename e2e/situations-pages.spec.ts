import type { Page } from '@playwright/test'
import { passwordRules } from '@syntax-lab/shared/validation'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import {
  expect,
  fillInRegistration,
  heading,
  logOut,
  open,
  ready,
  skipUnlessImportsAreRetried,
  skipUnlessProduction,
  test,
  toast,
} from './fixtures.ts'
import { goInside } from './documents.ts'

// Two things at once, the same thing twice, another tab, a line that breaks: docs/situations.md has the whole matrix.

/** What a browser does that translates: each text goes, and elements of its own stand in its place. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
      text.nodeValue?.trim() && !text.parentElement?.closest('script, style')
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_REJECT,
    )
    const found: Node[] = []
    while (texts.nextNode()) found.push(texts.currentNode)
    for (const text of found) {
      // oxlint-disable typescript/no-deprecated -- the element that Google Translate puts around each text
      const translated = document.createElement('font')
      translated.append(document.createElement('font'))
      // oxlint-enable typescript/no-deprecated
      translated.firstElementChild?.append(text.nodeValue ?? '')
      text.parentNode?.replaceChild(translated, text)
    }
  })

test('a PDF that is asked for offline says so, and the next press with a connection saves it', async ({
  page,
  context,
}) => {
  await skipUnlessProduction()
  await skipUnlessImportsAreRetried(page)
  await open(page, '/courses/sql-databases')
  const button = page.getByRole('button', { name: 'Download pdf' })
  await context.setOffline(true)
  await button.click()
  await expect(page.getByRole('alert')).toContainText('The PDF could not be made')
  await context.setOffline(false)
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(download.suggestedFilename()).toBe('Course-sql-databases.pdf')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('what was typed into a form is there again on Back, also from another document and after an error', async ({
  page,
}) => {
  await skipUnlessProduction()
  await open(page, '/')
  await page.getByLabel('Full name').fill('Ada')
  await page.getByLabel('Message').fill('A long question')
  await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
  await expect(page).toHaveURL('/faq')
  await page.goBack()
  await expect(page.getByLabel('Message')).toHaveValue('A long question')
  await page.goto('/robots.txt')
  await page.goBack()
  await ready(page)
  await expect(page.getByLabel('Full name')).toHaveValue('Ada')
  await expect(page.getByLabel('Message')).toHaveValue('A long question')
  await open(page, '/register')
  await fillInRegistration(page, 'ada@example.com')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL(/faq/)
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('New Student')
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://photos.example/new.png')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('')
  await page.getByLabel('Password').fill('short')
  await page.getByLabel('Full name').focus()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
  await page.goto('/robots.txt')
  await page.goBack()
  await ready(page)
  await expect(page.getByLabel('Full name')).toHaveValue('New Student')
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://photos.example/new.png')
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(page.getByLabel('Password')).toHaveValue('')
})

test('on a phone the menu leaves the focus on its button, after Log Out and after a link to the open page', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/courses')
  const menu = page.getByRole('button', { name: 'Menu' })
  for (const control of [page.getByRole('banner').getByRole('link', { name: 'Courses' }), logOut(page)]) {
    await expect(control).toBeHidden()
    await menu.click()
    await control.click()
    await expect(control).toBeHidden()
    await expect(menu).toBeFocused()
  }
})

test('five links at once lead to the last; a PDF is saved although its page was left', async ({ page }) => {
  await open(page, '/')
  const banner = page.getByRole('banner')
  for (const name of ['Courses', 'Blog', 'Home', 'Login', 'FAQ']) {
    await banner.getByRole('link', { name, exact: true }).dispatchEvent('click')
  }
  await expect(heading(page, 'Questions, answered')).toBeVisible()
  await goInside(page, '/courses/sql-databases')
  const button = page.getByRole('button', { name: 'Download pdf' })
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await button.click()
  await goInside(page, '/courses/git-version-control')
  await expect(heading(page, 'Git and Version Control')).toBeVisible()
  await button.click()
  // Two files at once may end in either order.
  await expect.poll(() => downloads.toSorted()).toEqual(['Course-git-version-control.pdf', 'Course-sql-databases.pdf'])
})

test('a page that the browser translates can be searched and left, and a form keeps its words', async ({ page }) => {
  await open(page, '/courses')
  // React takes over the list last; what has changed by then it would draw anew.
  await expect(page.locator('[data-prerendered]')).toHaveCount(0)
  for (const kept of [1, 2]) {
    await translate(page)
    await page
      .getByRole('button', { name: /^Keep: / })
      .nth(kept)
      .click()
    await expect(page.getByRole('button', { name: `Shortlist (${kept})` })).toBeVisible()
  }
  await page.getByRole('searchbox').fill('sql')
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'SQL and Relational Databases' })
  const title = card.getByRole('heading')
  await expect(title).toHaveText('SQL and Relational Databases')
  await translate(page)
  await page.getByRole('searchbox').fill('qwertz')
  await expect(page.getByRole('heading', { name: 'No course matches “qwertz”' })).toBeVisible()
  await translate(page)
  await page.getByRole('button', { name: 'Show all courses' }).click()
  await expect(title).toHaveText('SQL and Relational Databases')
  await goInside(page, '/register')
  await expect(heading(page, 'Register')).toBeVisible()
  await translate(page)
  await page.getByLabel('Email').fill('nobody')
  await page.getByLabel('Password').fill('short')
  await page.getByLabel('Full name').fill('New Student')
  await expect(toast(page, passwordRules[0]?.message ?? '').first()).toBeVisible()
  await translate(page)
  await page.getByLabel('Password').fill(samplePassword)
  await page.getByLabel('Full name').press('End')
  await expect(page.getByLabel('Full name')).toHaveValue('New Student')
})

test('a course page that the browser translates between two downloads is still there', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort())
  await open(page, '/courses/react-from-scratch')
  const pdf = page.getByRole('button', { name: 'Download pdf' })
  for (let presses = 0; presses < 2; presses += 1) {
    await Promise.all([page.waitForEvent('download'), pdf.click()])
    await expect(pdf).toBeVisible()
    await translate(page)
  }
  await expect(heading(page, 'React from Scratch')).toBeVisible()
})

test('a browser of before URL.parse and URL.canParse shows the courses and the FAQ', async ({ page }) => {
  await page.addInitScript(() => ['parse', 'canParse'].forEach((name) => Reflect.deleteProperty(URL, name)))
  await open(page, '/courses')
  await page.getByRole('searchbox').fill('sql')
  await expect(page.getByRole('heading', { name: 'SQL and Relational Databases' })).toBeVisible()
  await goInside(page, '/courses/sql-databases')
  await expect(heading(page, 'SQL and Relational Databases')).toBeVisible()
  await open(page, '/faq')
  await expect(heading(page, 'Questions, answered')).toBeVisible()
})
