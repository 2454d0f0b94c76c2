import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { goInside } from './documents.ts'
import { expect, isFull, logIn, logOut, openSettled, test } from './fixtures.ts'
import { studentPaths, visitorPaths } from './test-pages.ts'

// A test of all pages takes long on a busy machine.
test.describe.configure({ timeout: 120_000 })

/** A page with courses, one with a form, one for students and one that is not there stand for all of them. */
const paths = isFull ? [...visitorPaths, ...studentPaths] : ['/courses', '/login', '/profile', '/nowhere']
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Login' })

const nearlyFull = 'have room for 600 letters in localStorage'

/** Ways in which a browser keeps nothing; each begins before the page asks for the first time. */
const refusals: Record<string, (page: Page) => Promise<unknown>> = {
  'refuse every access': (page) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError')
          },
        })
      }
    }),
  async 'are full'(page) {
    // A database has too much room to be filled in a test.
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    await openSettled(page, '/about')
    await page.evaluate(fillUp)
  },
  // The SDK then takes it for usable.
  async [nearlyFull](page) {
    await openSettled(page, '/about')
    await page.evaluate(() => localStorage.setItem('room', 'x'.repeat(600)))
    await page.evaluate(fillUp)
    await page.evaluate(() => {
      localStorage.removeItem('room')
      sessionStorage.clear()
    })
  },
}

/** Runs in the page: writes until not one letter more fits. */
function fillUp() {
  for (const storage of [localStorage, sessionStorage]) {
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2)) {
      try {
        for (let part = 0; ; part += 1) storage.setItem(`${size} ${part}`, 'x'.repeat(size))
      } catch {
        // Full for this size.
      }
    }
  }
}

/**
 * Waits until the SDK has done what it does in its database when it starts: were that cut off, its own library would
 * leave an error that nobody catches.
 */
async function databaseAtRest(page: Page): Promise<void> {
  await page.waitForFunction(async (name) => {
    const databases = await indexedDB.databases()
    if (!databases.some((database) => database.name === name)) return false
    const opening = indexedDB.open(name)
    await new Promise((open) => opening.addEventListener('success', open))
    const { result } = opening
    // Transactions take turns: those of the SDK were there first.
    const transaction = result.transaction([...result.objectStoreNames], 'readwrite')
    await new Promise((complete) => transaction.addEventListener('complete', complete))
    result.close()
    return true
  }, 'firebase-heartbeat-database')
}

/** Clears what the browser keeps, as "Clear site data" does: open databases are closed by force. */
async function clearAll(page: Page): Promise<void> {
  await databaseAtRest(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: 'all' })
  await page.evaluate(() => sessionStorage.clear())
  await browser.detach()
}

const theme = (page: Page) => page.getByRole('switch', { name: 'Dark theme' })

async function expectDark(page: Page, isDark: boolean): Promise<void> {
  await expect(theme(page)).toBeChecked({ checked: isDark })
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(isDark ? 'dark' : null)
}

/** Changes the theme to dark, and sees it stay on another page. */
async function expectThemeToWork(page: Page): Promise<void> {
  await theme(page).click()
  await goInside(page, '/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About Syntax Lab' })).toBeVisible()
  await expectDark(page, true)
}

for (const [how, refuse] of Object.entries(refusals)) {
  // Of visitors little is kept: a nearly full storage is the students' trouble.
  if (isFull || how !== nearlyFull)
    test(`P15 storages that ${how} break no page, and the theme works for the visit`, async ({ page, pageErrors }) => {
      await refuse(page)
      for (const path of paths.filter((each) => visitorPaths.includes(each))) {
        await openSettled(page, path)
        await expect(heading(page), path).toBeVisible()
        expect(pageErrors, path).toEqual([])
      }
      await expectThemeToWork(page)
    })

  test(`P15 a student logs in where storages ${how}, goes to every page, and logs out`, async ({
    page,
    newStudent,
    pageErrors,
  }) => {
    await refuse(page)
    await page.goto('/profile')
    await expect(page).toHaveURL('/login')
    await expect(page.getByText("Your browser can't keep you logged in here")).toBeVisible()
    await logIn(page, await newStudent())
    await expect(page.getByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeVisible()
    await page.getByLabel('Full name').fill('Renamed Student')
    await page.getByRole('button', { name: 'Update' }).click()
    await expect(page.getByText(toasts.profileUpdated, { exact: true })).toBeVisible()
    for (const path of paths) {
      const [between, itsHeading] = path === '/faq' ? ['/blog', 'Blog'] : ['/faq', 'Questions, answered']
      await goInside(page, between)
      await expect(heading(page)).toHaveText(itsHeading)
      await goInside(page, path)
      await expect(heading(page), path).not.toHaveText(itsHeading)
      await expect(logOut(page), path).toBeVisible()
      expect(pageErrors, path).toEqual([])
    }
    await expectThemeToWork(page)
    await logOut(page).click()
    await expect(login(page)).toBeVisible()
  })
}

test("P15 a login does not wait for the SDK's database, whose transactions can hang in WebKit", async ({
  page,
  newStudent,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (name, version) {
      if (name !== 'firebaseLocalStorageDb') return open.call(this, name, version)
      // A request that is never answered.
      return new EventTarget() as IDBOpenDBRequest
    }
  })
  await page.goto('/profile')
  await expect(page).toHaveURL('/login')
  await logIn(page, await newStudent())
  await expect(page.getByRole('heading', { level: 1, name: 'Update Your Profile' })).toBeVisible()
})

test('P15 storages cleared while a visitor looks at a page break none, and the theme works for the visit', async ({
  page,
  pageErrors,
}) => {
  // As if somebody had been logged in: the header then shows Login only once the provider has looked.
  await page.addInitScript(() => localStorage.setItem('signed-in', 'yes'))
  for (const path of paths.filter((each) => visitorPaths.includes(each))) {
    await page.goto(path)
    await expect(login(page), path).toBeVisible()
    await expect(heading(page), path).toBeVisible()
    await theme(page).click()
    await clearAll(page)
    await expectDark(page, true)
    await theme(page).click()
    await expectDark(page, false)
    expect(pageErrors, path).toEqual([])
  }
})

test('P15 storages cleared while a student looks at a page log out and break none, and the theme works', async ({
  page,
  newStudent,
  restoreLogin,
  pageErrors,
}) => {
  const student = await newStudent()
  // /login leads a student elsewhere, and /nowhere is the same to everybody.
  for (const path of paths.filter((each) => isFull || !['/login', '/nowhere'].includes(each))) {
    await restoreLogin(student)
    await page.goto(path)
    await expect(logOut(page), path).toBeVisible()
    await expect(heading(page), path).toBeVisible()
    const wasDark = await theme(page).isChecked()
    await theme(page).click()
    await clearAll(page)
    await expect(login(page), path).toBeVisible()
    await expectDark(page, !wasDark)
    expect(pageErrors, path).toEqual([])
  }
})
