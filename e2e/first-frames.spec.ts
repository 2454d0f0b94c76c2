import type { Page } from '@playwright/test'
import { expect, holdBack, isFull, ready, skipUnlessProduction, test } from './fixtures.ts'

test.beforeEach(skipUnlessProduction)

const rounds = isFull ? 20 : 2

/** Writes down, at every frame, the page's colour and what a student who is logged in must not see. */
async function record(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const look = () => {
      if (document.body?.firstElementChild) seen.push(`paper ${getComputedStyle(document.body).backgroundColor}`)
      if (location.pathname === '/login') seen.push('the address /login')
      for (const link of document.querySelectorAll('header a, main h1, main button')) {
        if (link.textContent === 'Login' && isShown(link)) seen.push(`shown: ${link.textContent}`)
      }
    }
    const everyFrame = () => {
      look()
      requestAnimationFrame(everyFrame)
    }
    everyFrame()
  })
}

/** What has been seen, in the next frame as well: what Playwright finds need not have been drawn. */
async function seenBy(page: Page): Promise<string[]> {
  const seen = await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    return Reflect.get(window, 'seen')
  })
  return [...new Set(seen)].map(String)
}

for (const path of ['/profile', '/checkout/git-version-control', '/']) {
  test(`P18 ${rounds} reloads of ${path} by a student show no frame of the login page or a header with Login`, async ({
    page,
    newStudent,
    restoreLogin,
  }) => {
    test.setTimeout(60_000 + rounds * 3_000)
    await restoreLogin(await newStudent())
    await record(page)
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(path)
      await expect(page.getByRole('link', { name: 'Profile' })).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const seen = await seenBy(page)
      expect(seen.length).toBeGreaterThan(0)
      expect(seen.filter((sight) => !sight.startsWith('paper'))).toEqual([])
    }
  })
}

for (const theme of ['light', 'dark']) {
  test(`P36 ${rounds} reloads on a slow machine show not one frame that is not ${theme}`, async ({ page, context }) => {
    test.setTimeout(60_000 + rounds * 6_000)
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme)
    await record(page)
    const browser = await context.newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    for (let round = 0; round < rounds; round += 1) {
      await page.goto(['/', '/courses/git-version-control'][round % 2] ?? '/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const papers = (await seenBy(page)).filter((sight) => sight.startsWith('paper'))
      expect(papers).toHaveLength(1)
      const brightness = Number(/\d+/.exec(papers[0] ?? '')?.[0])
      expect(brightness > 128 ? 'light' : 'dark').toBe(theme)
    }
  })
}

test('what is typed before the script arrives stays, and Enter that comes too early sends nothing', async ({
  page,
  newStudent,
}) => {
  const { email, password } = await newStudent()
  const release = await holdBack(page, /\/static\/js\//)
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  const login = page.getByRole('main').getByRole('button', { name: 'Login' })
  await expect(login).toBeDisabled()
  await expect(login, 'looks disabled').toHaveCSS('opacity', '0.55')
  await expect(page.getByRole('switch', { name: 'Dark theme' }), 'and so does the header').toHaveCSS('opacity', '0.55')
  await page.getByLabel('Password').press('Enter')
  await expect(page).toHaveURL('/login')
  release()

  await ready(page)
  await expect(login).toHaveCSS('opacity', '1')
  await login.click()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
})
