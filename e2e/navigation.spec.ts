import { expect, open, test } from './fixtures.ts'

const faqLinks = [
  'Features',
  'Integrations',
  'Pricing',
  'FAQ',
  'Privacy',
  'Terms of Service',
  'Public API',
  'Documentation',
  'Guides',
]
const places = [
  ['Home', '/'],
  ['Courses', '/courses'],
  ['FAQ', '/faq'],
  ['Blog', '/blog'],
  ['Login', '/login'],
] as const

test('the header leads to every part of the site, and says which one is open', async ({ page }) => {
  await open(page, '/about')
  const header = page.getByRole('banner')
  for (const [name, path] of places) {
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    if (name !== 'Login')
      await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page')
  }
})

test('the header of a student has Log Out and the way to the profile in place of Login', async ({
  page,
  newStudent,
  restoreLogin,
}) => {
  const student = await newStudent()
  await restoreLogin(student)
  await open(page, '/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveCount(0)
  await header.getByRole('link', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/profile')
  await header.getByRole('button', { name: 'Log Out' }).click()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('the footer: nine links to the FAQ, three to About, the logo home, and whose rights they are', async ({
  page,
}) => {
  await open(page, '/login')
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('navigation').getByRole('link')
  await expect(links).toHaveText(faqLinks)
  expect(await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))).toEqual(
    faqLinks.map(() => '/faq'),
  )
  for (const name of ['Facebook', 'Twitter', 'Instagram'])
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', '/about')
  await expect(
    footer.getByText('Copyright © 2022 Syntax Lab. All rights reserved by the Professor.', { exact: true }),
  ).toBeVisible()

  await footer.getByRole('link', { name: 'Terms of Service' }).click()
  await expect(page).toHaveURL('/faq')
  await footer.getByRole('link', { name: 'Instagram' }).click()
  await expect(page).toHaveURL('/about')
  await footer.getByRole('link', { name: 'Syntax Lab, home' }).click()
  await expect(page).toHaveURL('/')
})

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 375, height: 720 },
    hasTouch: true,
    // A phone's browser, which lays a page out as wide as its viewport tag says; Playwright's Firefox has none.
    isMobile: ({ browserName }, use) => use(browserName !== 'firefox'),
  })

  test('the links fold into a menu that opens, leads on and closes', async ({ page }) => {
    await open(page, '/')
    const header = page.getByRole('banner')
    const menu = header.getByRole('button', { name: 'Menu' })
    await expect(header.getByRole('link', { name: 'Courses' })).toBeHidden()
    await expect(menu).toHaveAttribute('aria-expanded', 'false')

    await menu.tap()
    await expect(menu).toHaveAttribute('aria-expanded', 'true')
    for (const [name] of places) await expect(header.getByRole('link', { name, exact: true })).toBeVisible()
    await header.getByRole('link', { name: 'Courses' }).tap()
    await expect(page).toHaveURL('/courses')
    await expect(header.getByRole('link', { name: 'Courses' })).toBeHidden()

    await menu.tap()
    await page.keyboard.press('Escape')
    await expect(menu).toHaveAttribute('aria-expanded', 'false')
  })
})
