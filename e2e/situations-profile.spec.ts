import { toasts } from '@syntax-lab/shared/messages'
import { expect, logIn, logOut, open, profileLink, test, toast } from './fixtures.ts'

// Two things at once, the same thing twice, another tab, a line that breaks: docs/situations.md has the whole matrix.

const within = { timeout: 2_000 }

test('P12 the connection breaks in the middle of an Update: the text stays, and the next press saves it', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await open(page, '/profile')
  await page.getByLabel('Full name').fill('Renamed Student')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/accounts:update/, async (route) => {
    await promise
    await route.abort('internetdisconnected')
  })
  const asked = page.waitForRequest(/accounts:update/)
  await page.getByRole('button', { name: 'Update' }).click()
  await asked
  await context.setOffline(true)
  resolve()
  await expect(page.getByText("The login service couldn't be reached.")).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Renamed Student')
  await context.setOffline(false)
  await page.unroute(/accounts:update/)
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(toast(page, toasts.profileUpdated)).toBeVisible()
  await expect(profileLink(page)).toHaveAttribute('title', 'Renamed Student')
})

test('P44 a name that is changed in one tab is in the header and the profile of the other within 2 s', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  const other = await context.newPage()
  await open(other, '/profile')
  await expect(other.getByLabel('Full name')).toHaveValue('Test Student')
  await open(page, '/profile')
  await page.getByLabel('Full name').fill('Renamed Student')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(toast(page, toasts.profileUpdated)).toBeVisible()
  await expect(profileLink(other)).toHaveAttribute('title', 'Renamed Student', within)
  await expect(other.getByLabel('Full name')).toHaveValue('Renamed Student')
})

test('P44 another student who logs in elsewhere finds nothing of the first in this tab', async ({
  page,
  context,
  newStudent,
  restoreLogin,
}) => {
  const second = await newStudent()
  await restoreLogin(await newStudent())
  await open(page, '/profile')
  await page.getByLabel('Full name').fill('Typed by the first')
  const other = await context.newPage()
  await open(other, '/faq')
  await logOut(other).click()
  await expect(page).toHaveURL('/login', within)
  await logIn(other, second)
  await expect(page).toHaveURL('/', within)
  await profileLink(page).click()
  await expect(page.getByLabel('Email')).toHaveValue(second.email)
  await expect(page.getByLabel('Full name')).toHaveValue(second.displayName)
})
