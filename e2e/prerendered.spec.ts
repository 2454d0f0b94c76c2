import { pageList } from '@syntax-lab/web/site-pages'
import { answer, courseApiUrl, courseData, faults, never } from './course-api.ts'
import { expect, isFull, open, openSettled, ready, requestsOf, skipUnlessProduction, test } from './fixtures.ts'
import { layoutShift } from './layout-shift.ts'

test.beforeEach(skipUnlessProduction)

const structuredData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json))

test('a crawler finds every page in the sitemap, every course in the catalogue and on a page of its own', async ({
  request,
  courses,
}) => {
  const [sitemap, catalogue] = await Promise.all(
    ['/sitemap.xml', '/courses'].map(async (path) => (await request.get(path)).text()),
  )
  for (const { path, isPersonal = false } of pageList.filter((page) => !page.path.includes(':')))
    expect(sitemap?.includes(`${path}</loc>`), path).toBe(!isPersonal)
  const [list] = structuredData(catalogue ?? '')
  expect(list['@type']).toBe('ItemList')
  expect(list.itemListElement.map(({ name }: { name: string }) => name)).toEqual(courses.map(({ title }) => title))
  const pictures = new Set<string>()
  for (const { id, title, description } of courses) {
    expect(sitemap).toContain(`/courses/${id}</loc>`)
    expect(catalogue).toContain(`href="/courses/${id}"`)
    const html = await (await request.get(`/courses/${id}`)).text()
    expect(html).toContain(`<title>${title} · Syntax Lab</title>`)
    expect(html).toContain(`<meta property="og:title" content="${title} · Syntax Lab"`)
    for (const kind of ['name="description"', 'property="og:description"'])
      expect(html).toContain(`<meta ${kind} content="${description.slice(0, 40)}`)
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="https://[^"]+/courses/${id}"`))
    const url = expect.stringMatching(new RegExp(`^https://.+/courses/${id}$`))
    expect(structuredData(html)).toEqual([
      expect.objectContaining({ '@type': 'Course', name: title, description, url }),
    ])
    const image = /<meta property="og:image" content="https:\/\/[^/"]+(\/static\/sharing\/[^"]+)"/.exec(html)?.[1]
    pictures.add(image ?? '')
  }
  const [first = '', ...others] = pictures
  expect(others, 'a shared link shows the own picture of each course').toHaveLength(courses.length - 1)
  const picture = await request.get(first)
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png'])
})

test('the landing page leads to a real course of each level, and asks the course API for nothing', async ({
  page,
  courses,
}) => {
  const requests = requestsOf(page)
  await openSettled(page, '/')
  const cards = page.getByRole('list', { name: 'one of the best-rated courses at each level' }).getByRole('listitem')
  await expect(cards).toHaveCount(new Set(courses.map(({ badge }) => badge)).size)
  for (const card of await cards.all()) {
    const title = await card.getByRole('link').textContent()
    const course = courses.find((each) => each.title === title)
    await expect(card.getByRole('link')).toHaveAttribute('href', `/courses/${course?.id}`)
    await expect(card).toContainText(course?.badge ?? 'no such course')
  }
  expect(requests.filter((request) => request.includes(courseApiUrl))).toEqual([])
  await cards.last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('PostgreSQL Performance Tuning')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the catalogue and a course can be read', async ({ page, courses }) => {
    await page.goto('/courses')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(courses.length)
    await page.getByRole('link', { name: 'See Details: Git and Version Control' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Git and Version Control')
    await expect(page.getByRole('article')).toContainText('Anyone who has saved a folder')
  })

  test('a page that needs them says so at once and leads to those that do not; the note scrolls away', async ({
    page,
  }) => {
    const note = page.locator('noscript p')
    for (const path of ['/courses/no-such-course', '/profile', '/']) {
      await page.goto(path)
      await expect(note).toContainText('need JavaScript, which is switched off')
      await expect(note).toBeInViewport({ ratio: 1 })
      await page.locator('#script-missing').evaluate((other) => {
        for (const animation of other.getAnimations()) animation.finish()
      })
      await expect(page.locator('#script-missing')).toBeHidden()
      const isLoading = await page.locator('#root').evaluate((root) => {
        return getComputedStyle(root, '::before').content.includes('Loading')
      })
      expect(isLoading, 'what no script will end').toBe(false)
    }
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(note).not.toBeInViewport()
    await page.goto('/profile')
    await note.locator('a', { hasText: 'courses' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible()
  })

  test('on a phone the links of the menu stand in the header', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    await page.goto('/')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden()
    await expect(header.getByRole('link', { name: 'Login' })).toBeInViewport({ ratio: 1 })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(header, 'so high, it scrolls away').not.toBeInViewport()
    await header.getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Questions, answered' })).toBeVisible()
  })
})

for (const search of isFull ? ['q=kubernetes', 'badge=Advanced'] : ['q=kubernetes'])
  test(`an address with ${search} shows not one frame of courses that nobody asked for`, async ({ page, courses }) => {
    await page.addInitScript(() => {
      const counts = new Set<number>()
      Reflect.set(window, 'counts', counts)
      const everyFrame = () => {
        const shown = [...document.querySelectorAll('main article')].filter((card) =>
          card.checkVisibility({ visibilityProperty: true }),
        )
        if (document.querySelector('main article')) counts.add(shown.length)
        requestAnimationFrame(everyFrame)
      }
      everyFrame()
    })
    const browser = await page.context().newCDPSession(page)
    await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(`/courses?${search}`)
    await ready(page)
    const found = page.getByRole('search').getByRole('status').filter({ hasText: / of / })
    const count = Number.parseInt((await found.textContent()) ?? '')
    expect(count).toBeLessThan(courses.length)
    const badge = new URLSearchParams(search).get('badge')
    if (badge) expect(count).toBe(courses.filter((course) => course.badge === badge).length)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
    await expect
      .poll(() => page.evaluate(() => [...Reflect.get(window, 'counts')].toSorted((one, other) => one - other)))
      .toEqual([0, count])
  })

test('until the script is there a search says that courses are loading; other addresses show them', async ({
  page,
}) => {
  await page.route('**/*.js', never)
  const cards = page.getByRole('article')
  await page.goto('/courses?utm_source=newsletter', { waitUntil: 'domcontentloaded' })
  await expect(cards.first()).toBeVisible()
  await expect(page.getByRole('searchbox'), 'looks disabled').toHaveCSS('opacity', '0.55')
  await page.goto('/courses?q=react', { waitUntil: 'domcontentloaded' })
  const note = () =>
    page.locator('main > *, main > * > *').evaluateAll((parts) =>
      parts
        .map((part) => getComputedStyle(part, '::before'))
        .filter(({ content, visibility, opacity }) => content !== 'none' && visibility === 'visible' && opacity === '1')
        .map(({ content }) => content),
    )
  await expect.poll(note).toEqual(['"Loading the courses…"'])
  await expect(cards.first()).toBeHidden()
})

test('courses that have changed since the build take the place of the old ones, without a reload', async ({
  page,
  courses,
}) => {
  await page.route(courseData, answer([{ ...courses[0], title: 'A Title of Today' }, ...courses.slice(1, 3)]))
  await page.goto('/courses')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText('A Title of Today')
})

test('P37 pictures that are missing before the script is there leave empty ones, in their place', async ({ page }) => {
  await page.route(/\/images\//, (route) => route.abort())
  for (const path of ['/courses', '/courses/git-version-control']) {
    await open(page, path)
    await expect(page.locator('main svg.aspect-video').first()).toBeVisible()
    await expect(page.locator('main img').first()).not.toBeInViewport()
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02)
  }
})

// Each kind is a step of a test without courses of the build, in faults-api.spec.ts: here one stands for them.
for (const { kind, fail, heading } of faults.filter((fault) => isFull || fault.kind === 'answered by 429')) {
  test(`P10 with the courses of the build, a course API that is ${kind} has its words above them`, async ({ page }) => {
    await page.route(courseData, fail)
    for (const path of ['/courses', '/courses/git-version-control']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toContainText(heading)
      await expect(page.getByRole('alert')).toContainText(/You're seeing the version from .*\d\d:\d\d/)
      await expect(page.getByRole('article').first()).toBeVisible()
    }
    await page.unroute(courseData)
    // The page heals by itself, without a press.
    await expect(page.getByRole('alert')).toBeHidden({ timeout: 10_000 })
    await expect(page.getByRole('heading', { level: 1, name: 'Git and Version Control' })).toBeVisible()
  })
}

test('P10 what the build knew of a course that is gone, or of a catalogue now empty, is not shown for long', async ({
  page,
}) => {
  await page.route(courseData, answer({ title: 'Not Found', status: 404 }, { status: 404 }))
  await page.goto('/courses/git-version-control')
  await expect(page.getByRole('heading', { level: 1, name: "Sorry, we couldn't find this course" })).toBeVisible()
  await page.route(courseData, answer([]))
  await page.goto('/courses')
  await expect(page.getByRole('heading', { name: 'The catalogue is empty' })).toBeVisible()
})
