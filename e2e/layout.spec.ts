import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { buildWithoutCourses, courseData } from './breakages.ts'
import { expect, test } from './fixtures.ts'
import { settled, sitePages } from './site-pages.ts'

test.use({ trace: 'off' })

/** WCAG 1.4.12: the distances that a reader may set without losing anything. */
const textSpacing = '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** What sticks out of the window to the side, so that the page would scroll there. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const wide = Array.from(document.querySelectorAll('body *')).filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
    return wide.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))
  })
}

/** Text that its own box cuts off; what scrolls by itself, is shortened on purpose or is for screen readers alone does not count. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Array.from(document.querySelectorAll('a, button, h1, h2, h3, p, li, dd, dt, label, summary, th, td'))
      .filter((element) => {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
        if (!element.checkVisibility() || element.closest('.sr-only') || textOverflow === 'ellipsis') return false
        return (overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1) || (overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1)
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

/** Controls smaller than 24×24 px; links inside a sentence may be (WCAG 2.5.8). */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInSentence = (element: Element) => {
      const around = element.closest('p, li, td, dd')
      return element.matches('a, button') && getComputedStyle(element).display === 'inline' && around !== null && (around.textContent ?? '').trim().length > (element.textContent ?? '').trim().length
    }
    return Array.from(document.querySelectorAll('a[href], button, input, select, textarea, summary'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches('[type="hidden"], .sr-only') && !isInSentence(element))
      .map((element) => ({ element, box: (element.matches('input') ? (element.closest('label') ?? element) : element).getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ element, box }) => `${Math.round(box.width)}×${Math.round(box.height)}: ${element.outerHTML.slice(0, 120)}`)
  })
}

for (const { name, path, viewer } of sitePages) {
  test(`P32 the ${name} fits 320 px, keeps its words with wider spacing, and has targets of 24 px`, async ({ page, newStudent, logIn }) => {
    if (viewer !== 'visitor') await logIn(page, await newStudent({ verified: viewer === 'verified student' }))
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(path)
    await settled(page)
    expect(await sticksOut(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    await page.addStyleTag({ content: textSpacing })
    expect(await sticksOut(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    expect(await smallTargets(page)).toEqual([])
    expect(await cutOff(page)).toEqual([])
  })
}

/** How far the page's parts have moved by themselves so far, as browsers count it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += 'value' in entry && typeof entry.value === 'number' && !('hadRecentInput' in entry && entry.hadRecentInput) ? entry.value : 0
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum))))
      }),
  )
}

for (const { name, path, viewer } of sitePages) {
  test(`P37 nothing on the ${name} moves while it loads`, async ({ page, newStudent, logIn }) => {
    if (viewer !== 'visitor') await logIn(page, await newStudent({ verified: viewer === 'verified student' }))
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(path)
      await settled(page)
      expect(await layoutShift(page), `${width} px`).toBeLessThanOrEqual(0.02)
    }
  })
}

for (const path of ['/courses', '/courses/react-from-scratch']) {
  test(`P37 nothing on ${path} moves when its pictures and data come late, or its pictures never come`, async ({ page }) => {
    await buildWithoutCourses(page)
    const arrival = Promise.withResolvers<void>()
    await page.route(courseData, async (route) => {
      await arrival.promise
      await route.continue()
    })
    const pictures = Promise.withResolvers<void>()
    await page.route(/\/images\//, async (route) => {
      await pictures.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('.skeleton')).toBeVisible()
    arrival.resolve()
    await expect(page.locator('main img').first()).toBeAttached()
    pictures.resolve()
    await settled(page)
    expect(await layoutShift(page), 'late').toBeLessThanOrEqual(0.02)

    await page.unroute(/\/images\//)
    await page.route(/\/images\//, (route) => route.abort())
    await page.goto(path)
    await settled(page)
    await expect(page.locator('main svg.aspect-video').first()).toBeVisible()
    expect(await layoutShift(page), 'broken').toBeLessThanOrEqual(0.02)
  })
}

test('P31 every page has a title of its own, and a link gives its heading the focus', async ({ page }) => {
  const titles = new Set<string>()
  await page.goto('/about')
  await settled(page)
  const links = page.getByRole('banner')
  for (const [label, heading] of [['Home', 'Understand'], ['Courses', 'Courses'], ['FAQ', 'Questions'], ['Blog', 'Blog'], ['Login', 'Login']] as const) {
    titles.add(await page.title())
    await links.getByRole('link', { name: label, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect.poll(async () => titles.has(await page.title())).toBe(false)
  }
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Register' })).toBeFocused()
  titles.add('Login · Syntax Lab')
  titles.add(await page.title())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Twitter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Syntax Lab' })).toBeFocused()
  expect(titles.size).toBe(7)
})

test('P31 Back returns to the place of the catalogue from which a course was opened', async ({ page }) => {
  await page.goto('/courses')
  await settled(page)
  const link = page.getByRole('link', { name: 'See Details: CI/CD Pipelines' })
  await link.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'CI/CD Pipelines' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(link).toBeInViewport()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2)
})

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

test('P34 with reduced motion nothing moves for longer than 1 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const { path } of sitePages.filter(({ viewer }) => viewer === 'visitor')) {
    await page.goto(path)
    await settled(page)
    const long = await page.evaluate(() =>
      Array.from(document.querySelectorAll('*')).flatMap((element) => {
        const { animationDuration, animationName, transitionDuration } = getComputedStyle(element)
        const times = [...(animationName === 'none' ? [] : animationDuration.split(',')), ...transitionDuration.split(',')]
        return times.some((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1_000) > 1) ? [element.outerHTML.slice(0, 100)] : []
      }),
    )
    expect(long, path).toEqual([])
    expect(await page.evaluate(() => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1).length), path).toBe(0)
  }
})

test('P34 forced colours leave buttons their edge, the focus its ring and the chosen its mark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/courses')
  await settled(page)
  const edges = await page.getByRole('main').locator('li a[aria-label], [role="group"] button').evaluateAll((buttons) => buttons.filter((button) => button.checkVisibility() && parseFloat(getComputedStyle(button).borderTopWidth) < 1).map((button) => button.outerHTML.slice(0, 100)))
  expect(edges).toEqual([])
  const [chosen, other] = [page.getByRole('button', { name: 'All', exact: true }), page.getByRole('button', { name: 'Beginner', exact: true })]
  expect(await chosen.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  expect(await other.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const ring = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body))
  expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '3px'])
})

for (const [path, content] of [['/courses/react-from-scratch', 'React from Scratch'], ['/faq', 'Questions, answered'], ['/blog', 'Blog']] as const) {
  test(`P34 ${path} prints its content in black on white, without header and footer`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
    await page.goto(path)
    await settled(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1, name: content })).toBeVisible()
    for (const furniture of ['header', 'footer', 'nav', 'search', '[data-action-bar]']) await expect(page.locator(furniture).filter({ visible: true })).toHaveCount(0)
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe('rgb(23, 33, 58)')
    for (const answer of await page.locator('details p').all()) expect(await answer.evaluate((paragraph) => paragraph.getBoundingClientRect().height)).toBeGreaterThan(0)
  })
}

test('P35 each error of a form is text beside its field, tied to it, and the first has the focus', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Photo URL').fill('https://example.com/photo.png')
  await page.getByLabel('Email').fill('no address')
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  for (const label of ['Full name', 'Email', 'Password']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/\w{3}/)
  }
  await expect(page.getByLabel('Photo URL')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://example.com/photo.png')
  await expect(page.getByLabel('Email')).toHaveValue('no address')
})
