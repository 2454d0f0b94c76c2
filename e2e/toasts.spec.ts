import { toasts } from '@syntax-lab/shared/messages'
import { expect, test } from './fixtures.ts'

test('P33 a toast waits under the pointer, and is said once by one live region', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await restoreLogin(await newStudent())
  await page.clock.install({ time: 0 })
  await page.goto('/checkout/react-from-scratch')
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible()
  await page.clock.pauseAt(600_000)
  await page.getByRole('button', { name: 'Enrol Now' }).click()
  const toast = page.getByText(toasts.enrolled)
  await toast.hover()
  // Longer than any toast stays otherwise.
  await page.clock.runFor(10_000)
  await expect(toast).toBeVisible()
  const regions = page
    .locator('[aria-live], [role="status"], [role="alert"], output')
    .filter({ hasText: toasts.enrolled })
  await expect(regions).toHaveCount(1)
  await expect(regions).toHaveAttribute('aria-live', 'polite')
  await page.clock.resume()
  await page.mouse.move(5, 5)
  await expect(toast).toBeHidden()
})
