import { toastDurations, toasts, unverified } from '@syntax-lab/shared/messages'
import { violationsInBothThemes } from './axe.ts'
import { documentsOf } from './documents.ts'
import { expect, open, ready, requestsOf, test, verifyElsewhere } from './fixtures.ts'

const course = '/checkout/sql-databases'

for (const name of ['Google', 'GitHub'] as const)
  test(`P19 P28 somebody from ${name} comes back to the exact place, and may enrol there`, async ({
    page,
    provider,
  }) => {
    const place = `${course}?from=blog#facts`
    await page.goto(place)
    await expect(page).toHaveURL('/login')
    await provider.signIn(page, name)
    // The specification's own words.
    await expect(page.getByText(`Login Successful with ${name}`, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(place)
    await expect(page.getByRole('heading', { name: 'SQL and Relational Databases' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible()
    await page.getByRole('link', { name: 'Profile' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Update Your Profile')
  })

test('P28 P21 the checkout says who enrols in what; ten presses of Enrol Now: one toast, no request @smoke', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent()
  await restoreLogin(student)
  await open(page, course)
  await expect(page.getByText(student.displayName, { exact: true })).toBeVisible()
  await expect(page.getByText(student.email, { exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('[data-default-icon]')).toBeVisible()
  const selected = page.getByRole('region', { name: 'SQL and Relational Databases' })
  await expect(selected).toContainText('inner and outer joins')
  const description = selected.getByRole('paragraph').last()
  // With its paragraphs, which a browser draws as one where it is not told to keep them apart.
  expect(await description.innerText()).toContain('\n')
  await expect(page.getByText('$42', { exact: true })).toBeVisible()

  await page.getByRole('button', { name: 'Enrol Now' }).hover()
  const before = await description.boundingBox()
  const requests = requestsOf(page)
  await page
    .getByRole('button', { name: 'Enrol Now' })
    .evaluate((button: HTMLButtonElement) => Array.from({ length: 10 }, () => button.click()))
  await expect(page.getByText(toasts.enrolled, { exact: true })).toHaveCount(1)
  await expect(page.getByText(toasts.enrolled, { exact: true })).toHaveCount(0, {
    timeout: toastDurations.success + 3_000,
  })
  await expect(page.getByRole('link', { name: 'The course page, with related courses' })).toHaveAttribute(
    'href',
    /^\/courses\/./,
  )
  expect(await description.boundingBox()).toEqual(before)
  await expect(page).toHaveURL(course)
  expect(requests).toEqual([])
})

test('P23 P29 showing the checkout sends no mail; one elsewhere unlocks it on coming back, without a reload', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent({ verified: false })
  const requests = requestsOf(page)
  const mails = () => requests.filter((request) => request.includes('accounts:sendOobCode'))
  await restoreLogin(student)
  await open(page, course)
  await expect(page.getByText(unverified.title)).toBeVisible()
  await page.reload()
  await ready(page)
  for (let press = 0; press < 10; press += 1) await page.getByRole('switch', { name: 'Dark theme' }).click()
  await expect(page.getByText(unverified.title)).toBeVisible()
  expect(mails()).toEqual([])

  // A phone whose window ends right below the button, and above the answer.
  const check = page.getByRole('button', { name: "I've verified my email" })
  await page.setViewportSize({ width: 375, height: 667 })
  const bottom = await check.evaluate((button) => Math.ceil(button.getBoundingClientRect().bottom))
  await page.setViewportSize({ width: 375, height: bottom })
  await check.click()
  await expect(page.getByText('Not verified yet.')).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 720 })

  await page.getByRole('button', { name: 'Resend' }).click()
  await expect(page.getByText(toasts.verificationSent, { exact: true })).toBeVisible()
  expect(mails()).toHaveLength(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await violationsInBothThemes(page, { within: 'main' }), 'P29 axe on the notice with its answer').toEqual([])
  const documents = documentsOf(page)
  await verifyElsewhere(student.email)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByRole('button', { name: 'Enrol Now' })).toBeVisible({ timeout: 2_000 })
  await expect(page.getByText(unverified.title)).toHaveCount(0)
  expect(documents).toEqual([])
})
