import { toasts } from '@syntax-lab/shared/messages'
import { violationsInBothThemes, violationsOn } from './axe.ts'
import { expect, open, test } from './fixtures.ts'
import { forceEverywhere } from './pseudo-classes.ts'
import { turnTo } from './test-pages.ts'

// What every visitor would see, and no other test looks at.

test('headings are larger than text, in a face of their own', async ({ page }) => {
  await open(page, '/courses/css-layout')
  const sizeAndFace = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { fontSize, fontFamily } = getComputedStyle(element)
        return { size: parseFloat(fontSize), face: fontFamily.split(',')[0] }
      })
  const [first, second, text] = [await sizeAndFace('h1'), await sizeAndFace('h2'), await sizeAndFace('article p')]
  expect.soft(first.size).toBeGreaterThan(second.size)
  expect(second.size).toBeGreaterThan(text.size)
  expect.soft(first.face).toBe(second.face)
  expect(first.face).not.toBe(text.face)
  const loaded = await page.evaluate(() =>
    [...document.fonts]
      .filter(({ family }) => !/Fallback/.test(family))
      .map(({ family, display }) => [family, display]),
  )
  expect(loaded, 'text is read in another face until its own is there').toEqual([
    ['Bricolage Grotesque', 'swap'],
    ['Instrument Sans', 'swap'],
    ['JetBrains Mono', 'swap'],
  ])
})

test('links in text are underlined, and a field with an error has an edge in the colour of its message', async ({
  page,
}) => {
  await open(page, '/login')
  await expect(page.getByRole('main').getByRole('link', { name: 'Register' })).toHaveCSS(
    'text-decoration-line',
    'underline',
  )
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  const message = page.getByText('Please fill in this field.').last()
  const color = await message.evaluate((element) => getComputedStyle(element).color)
  // The first one has the focus, and its colour.
  await expect(page.getByLabel('Password').locator('..')).toHaveCSS('border-top-color', color)
  await page.getByLabel('Password').fill('anything')
  await page.getByLabel('Email').focus()
  await expect(page.getByLabel('Password').locator('..')).not.toHaveCSS('border-top-color', color)
})

test('a toast can be read, and buttons are high enough for a thumb', async ({ page, provider }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  // So that the toast is not measured while it fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/login')
  for (const name of ['Login', 'Continue with Google'])
    expect
      .soft((await page.getByRole('main').getByRole('button', { name }).boundingBox())?.height, name)
      .toBeGreaterThan(43)
  // Long, and mostly without a place to break.
  await page.getByLabel('Email').fill('nobody'.repeat(8) + provider.newEmail())
  await page.getByRole('button', { name: 'Forgot Password' }).click()
  const toast = page.getByText(toasts.passwordResetSent)
  // It waits under the pointer.
  await toast.hover()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
  expect(await violationsOn(page, { within: '[data-rht-toaster]' })).toEqual([])
  await expect(toast).toBeVisible()
})

test('what is under the pointer can be read, and on the page of a course what is being pressed', async ({ page }) => {
  test.setTimeout(120_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  for (const path of ['/', '/courses', '/login', '/courses/css-layout']) {
    if (path !== '/') await turnTo(page, path)
    await forceEverywhere(page, ['hover'])
    expect.soft(await violationsInBothThemes(page, { onlyColours: true }), path).toEqual([])
  }
  await forceEverywhere(page, ['hover', 'active'])
  expect(await violationsInBothThemes(page, { onlyColours: true })).toEqual([])
})

// axe does not look at placeholders, nor at what is selected: it is shown their words as text.
test('placeholders and selected text can be read in both themes', async ({ page }) => {
  await open(page, '/courses')
  for (const path of ['/courses', '/register']) {
    if (path !== '/courses') await turnTo(page, path)
    for (const theme of ['light', 'dark']) {
      const texts = await page.locator('h1, [placeholder]').evaluateAll((parts) =>
        parts.map((part) => {
          const input = part instanceof HTMLInputElement ? part : undefined
          const text = part.parentElement?.querySelector('data') ?? document.createElement('data')
          text.textContent = input?.placeholder ?? 'Selected'
          text.style.color = getComputedStyle(part, input ? '::placeholder' : '::selection').color
          text.style.backgroundColor = getComputedStyle(part, input ? null : '::selection').backgroundColor
          part.after(text)
          return text.textContent
        }),
      )
      expect(texts.length).toBeGreaterThan(1)
      expect(await violationsOn(page, { onlyColours: true, within: 'data' }), `${path}, ${theme}`).toEqual([])
      await page.getByRole('switch', { name: 'Dark theme' }).click()
    }
  }
})

// axe does not look at the text of drawings either.
test('the text of drawings can be read in both themes', async ({ page }) => {
  await open(page, '/')
  for (const path of ['/', '/blog', '/nowhere']) {
    if (path !== '/') await turnTo(page, path)
    for (const theme of ['light', 'dark']) {
      const contrasts = await page.evaluate(() => {
        const luminance = (colour: string) => {
          const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const share = Number(part) / 255
            return share <= 0.04 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
          })
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue
        }
        const paper = luminance(getComputedStyle(document.documentElement).backgroundColor)
        return Array.from(document.querySelectorAll('main svg text'), (text) => {
          const ink = luminance(getComputedStyle(text).fill)
          return (Math.max(ink, paper) + 0.05) / (Math.min(ink, paper) + 0.05)
        })
      })
      expect(contrasts).not.toEqual([])
      expect(Math.min(...contrasts), `${path}, ${theme}`).toBeGreaterThanOrEqual(4.5)
      await page.getByRole('switch', { name: 'Dark theme' }).click()
    }
  }
})

test('scrollbars inside a page are in the colours of the theme; the pointer says what can be pressed', async ({
  page,
}) => {
  await open(page, '/courses')
  await expect(page.getByRole('button', { name: 'Beginner' })).toHaveCSS('cursor', 'pointer')
  for (const path of ['/courses', '/blog']) {
    if (path !== '/courses') await turnTo(page, path)
    const colours = await page.getByRole('main').evaluate((main) =>
      Array.from(main.querySelectorAll('*'))
        .map((element) => getComputedStyle(element))
        .filter(({ overflowX, overflowY }) => [overflowX, overflowY].includes('auto'))
        .map(({ scrollbarColor }) => scrollbarColor),
    )
    expect(colours).not.toEqual([])
    expect(new Set(colours)).toEqual(new Set(['rgb(133, 125, 105) rgba(0, 0, 0, 0)']))
  }
})
