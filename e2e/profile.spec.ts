import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { expect, open, profileLink, test } from './fixtures.ts'

const photo = 'https://photos.example/student.svg'
const showPhoto = (page: Page) =>
  page.route(photo, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>',
    }),
  )

test('Update says so, loads the profile anew, and says it once more @smoke', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  await showPhoto(page)
  await restoreLogin(await newStudent())
  await open(page, '/profile')
  await expect(profileLink(page)).toHaveAttribute('title', 'Test Student')
  await page.getByLabel('Full name').fill('Renamed Student')
  // Pasted with blanks, which are no part of it.
  await page.getByLabel('Photo URL').fill(` ${photo} `)
  await expect(page.getByRole('region', { name: 'preview' }).locator('img').first()).toHaveAttribute('src', photo)
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update' }).click()
  await reloaded

  await expect(page.getByText(toasts.profileUpdated, { exact: true })).toBeVisible()
  await expect(page).toHaveURL('/profile')
  await expect(profileLink(page)).toHaveAttribute('title', 'Renamed Student')
  await expect(profileLink(page).locator('img')).toHaveAttribute('src', photo)
  await expect(page.getByLabel('Full name')).toHaveValue('Renamed Student')

  await open(page, '/profile')
  await expect(page.getByLabel('Full name')).toHaveValue('Renamed Student')
  await expect(page.getByText(toasts.profileUpdated, { exact: true })).toHaveCount(0)
})

test('a long name that is read from the right is cut at its end in the menu', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const displayName = 'שם ארוך מאוד של תלמידה שאין לה מקום בשורה אחת של הכותרת'
  await restoreLogin(await newStudent({ displayName }))
  await page.setViewportSize({ width: 375, height: 667 })
  await open(page, '/profile')
  await page.getByRole('button', { name: 'Menu' }).click()
  const nameInMenu = (link: Element) => getComputedStyle(link, '::after').unicodeBidi
  expect(await profileLink(page).evaluate(nameInMenu)).toBe('plaintext')
})

test('the profile shows who one is, and what the header will show; emptying Photo URL removes the photo', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent({ photoUrl: photo })
  await showPhoto(page)
  await restoreLogin(student)
  await open(page, '/profile')
  await expect(page.getByLabel('Email')).toHaveValue(student.email)
  await expect(page.getByLabel('Email')).not.toBeEditable()
  await expect(page.getByLabel('Full name')).toHaveValue(student.displayName)
  await expect(page.getByLabel('Photo URL')).toHaveValue(photo)
  // A photo of other proportions is cropped and not squeezed.
  await expect(profileLink(page).locator('img')).toHaveCSS('object-fit', 'cover')
  await expect(page.getByText('in the header')).toBeVisible()
  // Where the header has no room for a name and a photo.
  await page.setViewportSize({ width: 375, height: 667 })
  await expect(page.getByText('in the header')).toBeHidden()

  await page.setViewportSize({ width: 1280, height: 720 })
  const place = () => page.getByRole('button', { name: 'Update' }).boundingBox()
  const before = await place()
  await page.getByLabel('Photo URL').fill('github.com/me.png')
  await page.getByLabel('Photo URL').blur()
  await expect(page.getByLabel('Photo URL')).toHaveAccessibleDescription(/A full https:/)
  expect(await place(), 'nothing moves under the pointer').toEqual(before)
  await page.getByLabel('Photo URL').fill('')
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update' }).click()
  await reloaded
  await expect(profileLink(page).locator('[data-default-icon]')).toBeVisible()
  await expect(page.getByLabel('Photo URL')).toHaveValue('')
})
