import type { Page } from '@playwright/test'
import { expect, logIn, logOut, openSettled, test } from './fixtures.ts'

const within = { timeout: 2_000 }
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

test('P24 two tabs agree on login and logout within 2 s', async ({ page, context, newStudent }) => {
  const other = await context.newPage()
  await openSettled(other, '/faq')
  await expect(login(other)).toBeVisible()
  await logIn(page, await newStudent())
  await expect(logOut(other)).toBeVisible(within)
  await other.goto('/profile')
  await expect(other.getByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeVisible()
  await logOut(page).click()
  await expect(other).toHaveURL('/login', within)
  await expect(login(other)).toBeVisible(within)
})

test('P24 a logout in one tab leaves no place behind in another that has logged in itself', async ({
  page,
  context,
  newStudent,
}) => {
  await page.goto('/checkout/git-version-control')
  await expect(page).toHaveURL('/login')
  await logIn(page, await newStudent())
  await expect(page).toHaveURL('/checkout/git-version-control')
  const other = await context.newPage()
  await openSettled(other, '/faq')
  await logOut(other).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('You logged out in another tab')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('checkout')
})

test('P24 a page that Back shows as it was left asks who is logged in: it heard nothing meanwhile', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  // Playwright starts Chromium without the pages that it keeps for Back: events do for the two ends of such a time.
  await page.addInitScript(() => {
    let isKept = false
    addEventListener('pagehide', () => (isKept = true))
    addEventListener('storage', (event) => isKept && event.stopImmediatePropagation())
    addEventListener('pageshow', () => (isKept = false), { capture: true })
  })
  await openSettled(page, '/checkout/git-version-control')
  await expect(logOut(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  const other = await context.newPage()
  await openSettled(other, '/faq')
  await logOut(other).click()
  await expect(login(other)).toBeVisible()
  await expect(logOut(page)).toBeVisible()
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect(page).toHaveURL('/login', within)
  await expect(page.getByText('You logged out in another tab')).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain('checkout')
})

test('P24 two tabs agree on the theme within 2 s', async ({ page, context }) => {
  const other = await context.newPage()
  await openSettled(other, '/blog')
  await openSettled(page, '/')
  for (const theme of ['dark', null]) {
    await page.getByRole('switch', { name: 'Dark theme' }).click()
    if (theme) await expect(other.locator('html')).toHaveAttribute('data-theme', theme, within)
    else await expect(other.locator('html')).not.toHaveAttribute('data-theme', 'dark', within)
    await expect(other.getByRole('switch', { name: 'Dark theme' })).toBeChecked({ checked: theme !== null })
  }
})

test('P24 after a logout nothing private is left in the page or in any storage, in either tab', async ({
  page,
  context,
  newStudent,
}) => {
  const student = await newStudent({ photoUrl: 'https://example.com/private-photo.png' })
  await page.goto('/checkout/git-version-control')
  await expect(page).toHaveURL('/login')
  const [answer] = await Promise.all([page.waitForResponse(/accounts:signInWithPassword/), logIn(page, student)])
  const { localId, idToken, refreshToken } = await answer.json()
  const secrets = [student.email, student.displayName, 'private-photo', localId, idToken, refreshToken].map(String)
  const other = await context.newPage()
  await other.goto('/profile')
  await expect(other.getByLabel('Email')).toHaveValue(student.email)
  expect((await foundIn(page, secrets)).length, 'what is found before the logout').toBeGreaterThan(2)

  await logOut(page).click()
  await expect(login(page)).toBeVisible()
  await expect(login(other)).toBeVisible(within)
  for (const tab of [page, other]) await expect.poll(() => foundIn(tab, secrets)).toEqual([])
})

/** Which of `secrets` the page shows or keeps, and where. */
async function foundIn(page: Page, secrets: string[]): Promise<string[]> {
  return page.evaluate(async (words) => {
    const ask = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const kept: Record<string, string> = {
      document:
        document.documentElement.outerHTML + [...document.querySelectorAll('input')].map((input) => input.value).join(),
      address: location.href + JSON.stringify(history.state),
      cookies: document.cookie,
      localStorage: JSON.stringify({ ...localStorage }),
      sessionStorage: JSON.stringify({ ...sessionStorage }),
    }
    for (const { name } of await indexedDB.databases()) {
      const database = await ask(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const table = database.transaction(store).objectStore(store)
        kept[`IndexedDB ${name}/${store}`] = JSON.stringify([await ask(table.getAllKeys()), await ask(table.getAll())])
      }
      database.close()
    }
    return Object.entries(kept).flatMap(([place, text]) =>
      words.filter((word) => text.includes(word)).map((word) => `${place}: ${word.slice(0, 40)}`),
    )
  }, secrets)
}
