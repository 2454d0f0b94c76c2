import { samplePassword } from '@syntax-lab/shared/sample-password'
import type { Page, Route } from '@playwright/test'
import { violationsInBothThemes } from './axe.ts'
import { answer, never } from './course-api.ts'
import { goInside } from './documents.ts'
import { expect, failUntilReloaded, openSettled, test } from './fixtures.ts'

const silent = (page: Page) => page.getByRole('heading', { level: 1, name: "We can't tell whether you are logged in" })

/** What of the provider never comes, while a student who was logged in opens their profile. */
const silences = {
  'account look-up hangs': { address: /accounts:lookup/, handler: never, hangs: true },
  'code fails': {
    address: /\/firebase-gateway[^/]*$/,
    handler: (route: Route) => route.abort('connectionreset'),
    hangs: false,
  },
}

for (const [what, { address, handler, hangs }] of Object.entries(silences)) {
  const promises = hangs ? 'P16' : 'P16 P29'
  test(`${promises} the provider's ${what}: the profile explains itself within 10 s, public pages work`, async ({
    page,
    newStudent,
    restoreLogin,
  }) => {
    await restoreLogin(await newStudent())
    if (hangs) await page.clock.install()
    await page.route(address, handler)
    await Promise.all([page.waitForRequest(address), page.goto('/profile')])
    if (hangs) {
      await page.clock.pauseAt(Date.now() + 1_000)
      const turns = () =>
        page
          .getByRole('main')
          .locator('button[aria-busy=true]')
          .evaluate((button) =>
            button.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().iterations),
          )
      expect(await turns(), 'an endless spinner').toEqual([Infinity])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect(await turns(), 'P34 with reduced motion it stands still').toEqual([])
      await page.clock.runFor(9_000)
    }
    await expect(silent(page)).toBeVisible({ timeout: 10_000 })
    if (hangs) await page.clock.resume()
    for (const [path, heading] of [
      ['/courses', 'Courses'],
      ['/faq', 'Questions, answered'],
    ] as const) {
      await goInside(page, path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await goInside(page, '/profile')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    if (hangs) return
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await violationsInBothThemes(page, { within: 'main' }), 'P29 axe').toEqual([])
  })
}

test('P16 "Try again" loads the page anew where the provider\'s code is missing', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await failUntilReloaded(page, /\/firebase-gateway[^/]*$/)
  await page.goto('/profile')
  await expect(silent(page)).toBeVisible({ timeout: 10_000 })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeVisible()
})

test('P16 a provider that answers 503 while a page loads logs nobody out', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await page.route(/accounts:lookup/, answer({ error: { code: 503, message: 'UNAVAILABLE' } }, { status: 503 }))
  for (const isUnavailable of [true, false]) {
    const looked = page.waitForResponse(/accounts:lookup/)
    await page.goto('/profile')
    expect((await looked).ok()).toBe(!isUnavailable)
    await expect(page.getByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeVisible()
    await page.unroute(/accounts:lookup/)
  }
})

test('P16 a login whose provider never answers ends, and the form is usable again', async ({ page }) => {
  await page.clock.install()
  await page.route(/accounts:signInWithPassword/, never)
  await openSettled(page, '/login')
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByLabel('Password').fill(samplePassword)
  const asked = page.waitForRequest(/accounts:signInWithPassword/)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  await asked
  await page.clock.runFor(61_000)
  await expect(page.getByRole('main').getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('main').getByText(/press the button again/i)).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com')
})
