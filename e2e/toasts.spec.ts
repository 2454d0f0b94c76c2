import { toastDurations, toasts } from '@syntax-lab/shared/messages'
import { hiddenBy } from './focus.ts'
import { expect, open, test } from './fixtures.ts'

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
  await expect(toast).toBeHidden({ timeout: toastDurations.success + 3_000 })
})

test('a toast stands in the lower corner, on a phone under the header, away from the action bar', async ({ page }) => {
  // So that a toast does not come flying.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/login')
  const boxOfToast = async (width: number, height: number) => {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: 'Forgot Password' }).click()
    const toast = page.getByRole('alert').filter({ hasText: 'Please Provide a Email Address' })
    await expect(toast).toBeInViewport({ ratio: 1 })
    return toast.boundingBox()
  }
  const wide = await boxOfToast(1_280, 800)
  expect(wide?.x).toBeGreaterThan(640)
  expect(wide?.y).toBeGreaterThan(400)
  const onPhone = await boxOfToast(390, 844)
  const header = await page.getByRole('banner').boundingBox()
  expect(onPhone?.y).toBeGreaterThan(header?.height ?? Infinity)
  expect(onPhone?.y).toBeLessThan(200)
})

test('on a phone the open menu takes the place of a toast, which is at the lower edge meanwhile', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.clock.install({ time: 0 })
  await open(page, '/login')
  await page.clock.pauseAt(600_000)
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  const toast = page.getByRole('alert').filter({ hasText: 'Please Provide a Email Address' })
  const top = async () => (await toast.boundingBox())?.y
  await expect.poll(top).toBeLessThan(200)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.poll(top).toBeGreaterThan(600)
  await expect(toast).toBeInViewport({ ratio: 1 })
})

for (const [place, width] of [
  ['lower edge', 800],
  ['upper edge, under the header, of a phone', 390],
] as const)
  test(`P30 a button that was pressed at the ${place} is not covered by the toast that it brings`, async ({
    page,
    newStudent,
    restoreLogin,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 640 })
    await restoreLogin(await newStudent())
    await open(page, '/checkout/react-from-scratch')
    const button = page.getByRole('button', { name: 'Enrol Now' })
    await button.focus()
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {}
    if (width === 800) await page.setViewportSize({ width, height: Math.round(y + height) + 20 })
    else {
      const header = await page.getByRole('banner').boundingBox()
      await page.evaluate((distance) => scrollBy(0, distance), y - (header?.height ?? 0) - 20)
    }
    expect(await hiddenBy(page), 'before it is pressed').toBe('')
    await page.keyboard.press('Enter')
    const toast = page.getByText(toasts.enrolled)
    // It waits under the pointer; Playwright waits until it has come to rest.
    await toast.hover()
    await expect(button).toBeFocused()
    await expect.poll(() => hiddenBy(page)).toBe('')
    await expect(toast).toBeVisible()
  })

test('a logout is told in the look of an error, which is not that of a success', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const lookOf = (message: string) =>
    page.getByText(message, { exact: true }).evaluate((words) => {
      const toast = words.parentElement
      const [own, ...grounds] = [toast, ...(toast?.querySelectorAll('*') ?? [])].map(
        (part) => part && getComputedStyle(part).backgroundColor,
      )
      const icons = grounds.filter((ground) => ground !== own && ground !== 'rgba(0, 0, 0, 0)')
      return { color: getComputedStyle(words).color, icons }
    })
  await restoreLogin(await newStudent())
  await page.goto('/checkout/react-from-scratch')
  await page.getByRole('button', { name: 'Enrol Now' }).click()
  const success = await lookOf(toasts.enrolled)
  expect(success.icons, 'what stands out of the toast').not.toEqual([])
  await page.getByRole('button', { name: 'Log Out' }).click()
  expect((await lookOf(toasts.loggedOut)).color).not.toBe(success.color)
})

test('a toast stands above the actions of a course, which smaller screens have in view', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 800, height: 900 })
  await restoreLogin(await newStudent())
  await open(page, '/courses/css-layout')
  const action = page.getByRole('link', { name: 'Premium Access' })
  await expect(action).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Log Out' }).click()
  const toast = page.getByText(toasts.loggedOut)
  await expect(toast).toBeInViewport({ ratio: 1 })
  const [above, below] = [await toast.boundingBox(), await action.boundingBox()]
  expect((above?.y ?? Infinity) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0)
})
