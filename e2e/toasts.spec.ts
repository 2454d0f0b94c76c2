import { toasts } from '@syntax-lab/shared/messages'
import { expect, test } from './fixtures.ts'

test('P33 a toast waits under the pointer, and is said once by one live region', async ({ page, newStudent, logIn }) => {
  await logIn(page, await newStudent())
  await page.goto('/checkout/react-from-scratch')
  await page.getByRole('button', { name: 'Enrol Now' }).click()
  const toast = page.getByText(toasts.enrolled)
  await toast.hover()
  const shownFor = await toast.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const start = performance.now()
        const watch = () => (!element.checkVisibility({ opacityProperty: true }) || performance.now() - start > 3_000 ? resolve(performance.now() - start) : requestAnimationFrame(watch))
        watch()
      }),
  )
  expect(shownFor, 'longer than the 2 s that a success stays').toBeGreaterThan(2_900)
  const regions = page.locator('[aria-live], [role="status"], [role="alert"], output').filter({ hasText: toasts.enrolled })
  await expect(regions).toHaveCount(1)
  await expect(regions).toHaveAttribute('aria-live', 'polite')
  await page.mouse.move(5, 5)
  await expect(toast).toBeHidden()
})
