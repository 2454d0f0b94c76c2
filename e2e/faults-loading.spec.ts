import { readdirSync, readFileSync } from 'node:fs'
import type { Locator, Page, Route } from '@playwright/test'
import { sitePages } from '@syntax-lab/web/site-pages'
import { never } from './course-api.ts'
import { documentsOf, goInside } from './documents.ts'
import { expect, isFull, openSettled, skipUnlessProduction, test } from './fixtures.ts'
import { addressOf } from './test-pages.ts'

test.beforeEach(skipUnlessProduction)

/** An address for each chunk that a page is made of. */
const addresses: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(sitePages).map(([name, { path }]) => [`${name}-page`, addressOf(path, 'git-version-control')]),
  ),
  'auth-action-page': '/auth/action?mode=verifyEmail&oobCode=none',
  'not-found-page': '/nowhere',
  // What stands around the pages for students.
  'require-user': '/profile',
}

/**
 * All pages come through one function: one of them and the frame around those for students stand for the rest, unless
 * the promises are kept at full length.
 */
const representatives = ['courses-page', 'require-user']
const tried = Object.entries(addresses).filter(([name]) => isFull || representatives.includes(name))

/** Chunks that are no part of a page, each with tests of its own in faults-late-code.spec.ts. */
const later = [
  'browser-course-loaders',
  'course-api',
  'course-search',
  'course-topics',
  'export-pdf',
  'firebase-gateway',
  'html2canvas',
  'related-courses',
]

/** What comes with the login's code, which has been asked for before another page is. */
const withSignIn = ['sign-up']

/** What every page starts with. */
const first = ['index', 'libraries', 'rolldown-runtime', 'site']

const scripts = new URL('../apps/web/dist-preview/static/js/', import.meta.url)
const hash = '-12345678.js'
const names = () => readdirSync(scripts).map((file) => file.slice(0, -hash.length))
const chunk = (name: string) => new RegExp(`/static/js/${name}-[\\w-]{8}\\.js$`)
const slowNote = 'The page is taking longer than usual to load.'

/** Another page, which works without the chunk in question. */
function elsewhere(name: string): string {
  const faq = readdirSync(scripts).find((file) => file.startsWith('faq-page-')) ?? ''
  return name === 'faq-page' || importsOf(faq).includes(name) ? '/about' : '/faq'
}

async function startElsewhere(page: Page, name: string): Promise<void> {
  await openSettled(page, elsewhere(name))
}

/** It comes 0.3 s after the press, by CSS. */
const line = (page: Page) => page.locator('.loading-line')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page) => page.getByRole('heading', { level: 1, name: 'This page did not load' })

/** The parts that several pages share, each with a page that cannot do without it. */
function sharedParts(): [part: string, address: string][] {
  const known = new Set([...first, ...later, ...Object.keys(addresses), ...withSignIn])
  return names().flatMap((part) => {
    if (known.has(part)) return []
    const needs = readdirSync(scripts).find(
      (file) => Object.hasOwn(addresses, file.slice(0, -hash.length)) && importsOf(file).includes(part),
    )
    const address = addresses[needs?.slice(0, -hash.length) ?? '']
    if (!address) throw new Error(`No page of the list needs ${part}: is it loaded on demand?`)
    return [[part, address]]
  })
}

/** The parts that an idle browser gets, so that they cannot fail once for a page. */
function idleParts(): Set<string> {
  const files = readdirSync(scripts).filter((file) =>
    /^(?:browser-course-loaders|course-api|firebase-gateway)-/.test(file),
  )
  return new Set(files.flatMap(importsOf))
}

/** What a script file cannot start without. */
function importsOf(file: string): string[] {
  const code = readFileSync(new URL(file, scripts), 'utf8')
  return [...code.matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map((match) => (match[1] ?? '').slice(0, -hash.length))
}

test('P13 every script file of the build is in one of the lists, or is part of a page in them', () => {
  const listed = [...first, ...later, ...withSignIn, ...Object.keys(addresses)]
  expect(names()).toEqual(expect.arrayContaining(listed))
  expect(Object.keys(addresses)).toEqual(expect.arrayContaining(representatives))
  expect(sharedParts().length).toBeGreaterThan(5)
})

for (const [name, address] of tried) {
  test(`P13 the chunk "${name}" that hangs is told of after 5 s, and one that fails once is got all the same`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await startElsewhere(page, name)
    await page.clock.pauseAt(600_000)
    const before = await heading(page).textContent()
    const documents = documentsOf(page)
    let fail: () => void = never
    const failed = new Promise<void>((resolve) => (fail = resolve))
    // Once for the import: what is asked for ahead of it may fail without harm.
    await page.route(chunk(name), async (route) => failed.then(() => route.abort('connectionreset')), { times: 2 })
    const asked = page.waitForRequest(chunk(name))
    await goInside(page, address)
    await asked
    await expect(line(page)).toBeVisible()
    await expect(line(page)).toHaveCSS('animation-delay', '0.3s')
    await page.clock.runFor(4_500)
    await expect(page.getByText(slowNote)).toBeHidden()
    await page.clock.runFor(600)
    await expect(page.getByText(slowNote)).toBeVisible()

    fail()
    await expect(heading(page)).not.toHaveText(before ?? '')
    await expect(card(page)).toHaveCount(0)
    await expect(page.getByText(slowNote)).toBeHidden()
    await expect(line(page)).toHaveCount(0)
    expect(documents.length, 'reloads').toBeLessThanOrEqual(1)
  })

  test(`P13 the chunk "${name}" that fails for ever ends in a card after one reload at most`, async ({ page }) => {
    await startElsewhere(page, name)
    const documents = documentsOf(page)
    await page.route(chunk(name), (route) => route.abort('connectionrefused'))
    await goInside(page, address)
    await expect(card(page)).toBeVisible()
    expect(documents.length, 'reloads').toBeLessThanOrEqual(1)

    await page.unroute(chunk(name))
    await page.getByRole('button', { name: 'Try again' }).click()
    // In one step: that there is no card is true too early, and the card has a heading of its own, the first one.
    await expect(heading(page).first()).toHaveText(/^(?!This page did not load).+/s)
  })
}

for (const [name, address] of tried) {
  test(`P13 the chunk "${name}" that hangs for ever is given up after 120 s, in a card after one reload`, async ({
    page,
  }) => {
    await page.clock.install({ time: 0 })
    await startElsewhere(page, name)
    const documents = documentsOf(page)
    await page.clock.pauseAt(600_000)
    await page.route(chunk(name), never)
    const asked = page.waitForRequest(chunk(name))
    await goInside(page, address)
    await asked
    await page.clock.runFor(119_500)
    await expect(page.getByText(slowNote)).toBeVisible()
    expect(documents).toEqual([])

    const askedAgain = page.waitForRequest(chunk(name))
    await page.clock.runFor(600)
    await askedAgain
    await expect(async () => {
      await page.clock.runFor(120_500)
      await expect(card(page)).toBeVisible({ timeout: 500 })
    }).toPass()
    expect(documents).toHaveLength(1)
  })
}

for (const once of [true, false]) {
  const outcome = once ? 'once is got all the same' : 'for ever ends in a card'
  test(`P13 a part that pages share and that fails ${outcome}, after one reload at most`, async ({ page }) => {
    const documents = documentsOf(page)
    const parts = sharedParts().filter(([part]) => !once || !idleParts().has(part))
    // The first ones stand for all, as with pages.
    for (const [part, address] of parts.slice(0, isFull ? undefined : 2)) {
      await page.unrouteAll()
      const failPart = (route: Route) => route.abort('connectionreset')
      if (!once) await page.route(chunk(part), failPart)
      const failed = page.waitForEvent('requestfailed', (request) => chunk(part).test(request.url()))
      await openSettled(page, elsewhere(part))
      const before = await heading(page).textContent()
      documents.length = 0
      // Once for the import: what is asked for ahead of it may fail without harm.
      if (once) await page.route(chunk(part), failPart, { times: 2 })
      await goInside(page, address)
      await failed
      // In one step, as above.
      if (once)
        await expect(heading(page), part).toHaveText(new RegExp(`^(?!.*(?:${before}|This page did not load)).+`, 's'))
      else await expect(card(page), part).toBeVisible()
      expect(documents.length, `reloads for ${part}`).toBeLessThanOrEqual(1)
    }
  })
}

for (const scrollY of [0, 200])
  test(`P12 P13 P37 a form whose page has no code is neither reloaded nor moved, ${scrollY} px down`, async ({
    page,
    context,
  }) => {
    const hold = Promise.withResolvers<void>()
    await page.route(chunk('register-page'), (route) => hold.promise.then(() => route.abort('connectionreset')))
    await page.goto('/register', { waitUntil: 'commit' })
    const name = page.getByLabel('Full name')
    await name.fill('Ann Example')
    const documents = documentsOf(page)
    await page.evaluate((y) => scrollTo(0, y), scrollY)
    const before = await name.boundingBox()
    hold.resolve()
    await expect(card(page)).toBeInViewport()
    await expect(page.locator('#script-missing')).toHaveCount(0)
    expect(await name.boundingBox()).toEqual(before)
    await context.setOffline(true)
    await expect(card(page).locator('..')).toContainText("It will be tried again when you're back online.")
    await page.unroute(chunk('register-page'))
    await context.setOffline(false)
    await expect(card(page)).toHaveCount(0)
    await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeEnabled()
    await expect(name).toHaveValue('Ann Example')
    expect(documents).toEqual([])
  })

test('P12 P13 what is typed while a page asks whether it may be loaded anew is kept', async ({ page }) => {
  await page.route(chunk('register-page'), (route) => route.abort('connectionreset'))
  const documents = documentsOf(page)
  const asked = page.waitForRequest((request) => request.method() === 'HEAD')
  const hold = Promise.withResolvers<void>()
  await page.route('/register', async (route) => {
    if (route.request().method() === 'HEAD') await hold.promise
    await route.fallback()
  })
  await page.goto('/register')
  await asked
  await page.getByLabel('Full name').fill('Ann Example')
  hold.resolve()
  await expect(card(page)).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Example')
  expect(documents).toHaveLength(1)
})

test('P12 P13 where typed text keeps a page from being loaded anew, a press may do so, and says what it costs', async ({
  page,
}) => {
  await page.route(chunk('register-page'), (route) => route.abort('connectionreset'))
  await page.goto('/register')
  await expect(card(page)).toBeVisible()
  await page.getByLabel('Full name').fill('Ann Example')
  const documents = documentsOf(page)
  await page.getByRole('button', { name: 'Try again' }).click()
  const reload = page.getByRole('link', { name: 'Reload, and lose what you typed' })
  await expect(reload).toBeInViewport()
  await expect(page.getByText(/^Tried again at \d\d:\d\d, without success\.$/)).toBeVisible()
  expect(documents).toEqual([])

  await page.unroute(chunk('register-page'))
  await reload.click()
  await expect(page.getByRole('switch', { name: 'Dark theme' })).toBeEnabled()
  await expect(card(page)).toHaveCount(0)
  expect(documents).toHaveLength(1)
})

test('P12 P13 P31 "Try again" that helps gives the focus to the page, and loads no document', async ({ page }) => {
  await page.route(chunk('faq-page'), (route) => route.abort('connectionreset'))
  await page.goto('/faq')
  await expect(card(page)).toBeVisible()
  for (const isInside of [false, true]) {
    if (isInside) {
      await openSettled(page, '/register')
      await page.getByLabel('Full name').fill('Ann Example')
      await page.route(chunk('faq-page'), (route) => route.abort('connectionreset'))
      // To a section of the FAQ.
      await page.getByRole('main').getByRole('link', { name: 'Privacy' }).click()
      await expect(card(page)).toBeVisible()
    }
    const documents = documentsOf(page)
    await page.unroute(chunk('faq-page'))
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Questions, answered' })).toBeFocused()
    expect(documents).toEqual([])
  }
  await page.goBack()
  await expect(page.getByLabel('Full name')).toHaveValue('Ann Example')
})

test('P30 P34 the card of missing code covers nothing that has the focus, and leaves no empty sheet', async ({
  page,
}) => {
  await page.route(chunk('register-page'), (route) => route.abort('connectionreset'))
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 667 })
    await page.goto('/register')
    await expect(card(page)).toBeVisible()
    const covered = new Set<string>()
    for (let stop = 0; stop < 20; stop += 1) {
      await page.keyboard.press('Tab')
      covered.add(
        await page.evaluate(() => {
          const [focused, over] = [document.activeElement, document.querySelector('.over-page')]
          if (!focused || !over || over.contains(focused)) return ''
          const isBelow = focused.getBoundingClientRect().bottom > over.getBoundingClientRect().top
          return isBelow ? focused.outerHTML.slice(0, 100) : ''
        }),
      )
    }
    expect([...covered], `${width} px`).toEqual([''])
  }
  const paddingBottom = () => page.evaluate(() => getComputedStyle(document.body).paddingBottom)
  expect(await paddingBottom()).not.toBe('0px')
  await page.emulateMedia({ media: 'print' })
  expect(await paddingBottom()).toBe('0px')
})

test('P13 P14 under the card of missing code Back leads back, and a search in the address can be read', async ({
  page,
}) => {
  await openSettled(page, '/')
  await page.route(chunk('faq-page'), (route) => route.abort('connectionreset'))
  await goInside(page, '/faq')
  await expect(heading(page)).toHaveText(['This page did not load completely', 'Questions, answered'])
  await page.goBack()
  await expect(card(page)).toHaveCount(0)
  await expect(heading(page)).not.toHaveText('Questions, answered')

  await page.route(chunk('courses-page'), (route) => route.abort('connectionreset'))
  await page.goto('/courses?q=git')
  await expect(card(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'See Details: Git and Version Control' })).toBeVisible()
})

test('P12 P13 a page whose code is missing stays there where its site does not answer', async ({ page }) => {
  await page.route(chunk('faq-page'), (route) => route.abort('connectionreset'))
  const documents = documentsOf(page)
  const asked: string[] = []
  await page.route('/faq', (route) => {
    asked.push(route.request().method())
    return asked.length > 1 ? route.abort('connectionrefused') : route.fallback()
  })
  await page.goto('/faq')
  await expect(heading(page)).toHaveText(['This page did not load completely', 'Questions, answered'])
  expect(asked).toEqual(['GET', 'HEAD'])
  expect(documents).toHaveLength(1)
})

test('the line of a page on its way is in sight at the top of a page and further down', async ({ page }) => {
  await openSettled(page, '/about')
  await page.route(chunk('faq-page'), never)
  for (const y of [300, 0]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    if (y) await goInside(page, '/faq')
    await expect(line(page)).toBeVisible()
    const bottomOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)
    const below = (await bottomOf(line(page))) - (await bottomOf(page.getByRole('banner')))
    expect(below).toBeGreaterThanOrEqual(2)
  }
})

const firstOfVisit = isFull
  ? ['home-page', 'courses-page', 'browser-course-loaders', 'register-page', 'course-page']
  : ['register-page']

for (const name of firstOfVisit) {
  const address = addresses[name] ?? '/courses'

  test(`P13 a visit that begins with the chunk "${name}" ends in a card if it fails for ever, else goes on`, async ({
    page,
  }) => {
    const documents = documentsOf(page)
    await page.route(chunk(name), (route) => route.abort('connectionrefused'))
    await page.goto(address)
    await expect(card(page)).toBeVisible()
    // What the build has written into the page is still there to be read.
    await expect(heading(page)).toHaveCount(2)
    expect(documents.length, 'documents').toBeLessThanOrEqual(2)
    await page.getByRole('banner').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Questions, answered' })).toBeVisible()

    await page.unroute(chunk(name))
    await page.route(chunk(name), (route) => route.abort('connectionreset'), { times: 1 })
    documents.length = 0
    await page.goto(address)
    await page.getByRole('switch', { name: 'Dark theme' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(card(page)).toHaveCount(0)
    expect(documents.length, 'documents').toBeLessThanOrEqual(2)
  })

  test(`P13 a visit that begins with the chunk "${name}" tells of a chunk that hangs`, async ({ page }) => {
    await page.clock.install()
    await page.route(chunk(name), never)
    await page.goto(address, { waitUntil: 'commit' })
    await expect(async () => {
      await page.clock.runFor(5_100)
      await expect(page.getByText(slowNote)).toBeVisible({ timeout: 200 })
    }).toPass()
    await page.unroute(chunk(name))
    await page.clock.runFor(120_000)
    await expect(page.getByText(slowNote)).toBeHidden()
    await expect(heading(page)).toBeVisible()
  })
}
