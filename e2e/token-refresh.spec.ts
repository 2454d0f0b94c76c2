import { unverified } from '@syntax-lab/shared/messages'
import { expect, open, test } from './fixtures.ts'

test('a login that is hours old gets a new token by itself, and goes on', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await page.clock.install()
  await restoreLogin(await newStudent({ verified: false }))
  await open(page, '/checkout/sql-databases')
  await expect(page.getByText(unverified.title)).toBeVisible()

  const refreshed = page.waitForResponse(/securetoken\.googleapis\.com\/v1\/token/)
  await page.clock.fastForward('03:00:00')
  await page.getByRole('button', { name: "I've verified my email" }).click()
  expect((await refreshed).status()).toBe(200)
  await expect(page.getByText('Not verified yet. Open the link in the email first.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
})
