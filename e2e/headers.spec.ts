import type { Page } from '@playwright/test'
import { injections } from './injections.ts'
import { expect, skipUnlessProduction, test } from './fixtures.ts'

test.beforeEach(skipUnlessProduction)

/** One address of each kind of answer; scripts, style sheets and fonts are taken from the page itself. */
async function kindsOf(page: Page): Promise<Record<string, string>> {
  await page.goto('/')
  const addressOf = (selector: string, attribute: string) =>
    page.locator(selector).first().getAttribute(attribute).then(String)
  return {
    'a page of the build': '/faq',
    'a page that the browser makes': '/profile',
    'a page that is not there': '/nowhere',
    'a script': await addressOf('script[src]', 'src'),
    'a style sheet': await addressOf('link[rel=stylesheet]', 'href'),
    'a font': await addressOf('link[as=font]', 'href'),
    'an icon': await addressOf('link[rel=icon]', 'href'),
    'a script that is not there': '/static/js/home-page-00000000.js',
  }
}

/** The kinds whose name changes with their content. */
const withHash = new Set(['a script', 'a style sheet', 'a font'])

test('P39 each kind of answer has the security headers; one whose name has a hash is kept for good @smoke', async ({
  page,
  request,
}) => {
  for (const [kind, address] of Object.entries(await kindsOf(page))) {
    const response = await request.get(address)
    expect(response.status(), kind).toBe(kind.endsWith('not there') ? 404 : 200)
    const headers = response.headers()
    const policy = new Map(
      (headers['content-security-policy'] ?? '').split('; ').map((directive) => [directive.split(' ')[0], directive]),
    )
    expect.soft(policy.get('default-src'), kind).toBe("default-src 'none'")
    expect.soft(policy.get('script-src'), kind).toMatch(/^script-src 'self'/)
    expect
      .soft(policy.get('script-src'), kind)
      .not.toMatch(/unsafe-inline|unsafe-eval|strict-dynamic|data:|blob:|\*| http:/)
    expect.soft(policy.get('frame-ancestors'), kind).toBe("frame-ancestors 'none'")
    expect.soft(policy.get('base-uri'), kind).toBe("base-uri 'none'")
    expect.soft(policy.get('form-action'), kind).toBe("form-action 'self'")
    expect.soft(headers['x-content-type-options'], kind).toBe('nosniff')
    expect.soft(headers['referrer-policy'], kind).toBe('strict-origin-when-cross-origin')
    expect
      .soft(Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1]), kind)
      .toBeGreaterThanOrEqual(31_536_000)
    expect.soft(headers['permissions-policy'], kind).toContain('camera=(), geolocation=(), microphone=()')
    expect.soft(headers['cross-origin-opener-policy'], kind).toBe('same-origin-allow-popups')
    expect
      .soft(headers['cache-control'], kind)
      .toBe(withHash.has(kind) ? 'public, max-age=31536000, immutable' : 'no-cache')
  }
  const bodyOf = async (address: string) => (await request.get(address)).text()
  expect(await bodyOf('/profile'), 'a page that the browser makes').toBe(await bodyOf('/fallback'))
})

test('P39 a script that is not there is no HTML, and does not run', async ({ page, request }) => {
  const kinds = await kindsOf(page)
  const missing = await request.get(kinds['a script that is not there'] ?? '')
  expect(missing.status()).toBe(404)
  const failure = await page.evaluate(
    (address) => import(String(address)).then(() => 'it ran', String),
    kinds['a script that is not there'],
  )
  expect(failure).toContain('Failed to fetch dynamically imported module')
})

/** Tries each injection in the page, one after the other, and returns the names of those that ran. */
async function inject(page: Page): Promise<string[]> {
  await page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: "hits.push('external script')" }),
  )
  await page.goto('/about')
  for (const [name, attempt] of Object.entries(injections)) await page.evaluate(attempt, name)
  return page.evaluate(() => Reflect.get(window, 'hits'))
}

test.describe('injected scripts', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'hits', [])
      addEventListener('message', ({ data }) => typeof data === 'string' && Reflect.get(window, 'hits').push(data))
    })
  })

  test('P39 the policy blocks 20 kinds of injected script', async ({ page, pageErrors }) => {
    expect(Object.keys(injections).length).toBeGreaterThanOrEqual(20)
    expect(await inject(page)).toEqual([])
    await expect.poll(() => pageErrors.length, 'violations that the browser has reported').toBeGreaterThanOrEqual(18)
    expect(await page.evaluate(() => Reflect.get(window, 'hits'))).toEqual([])
    // These are what the test is for.
    pageErrors.length = 0
  })

  test.describe('without a policy', () => {
    test.use({ bypassCSP: true })

    test('P39 each of them runs where there is no policy, so that the test above can fail', async ({
      page,
      pageErrors,
    }) => {
      await inject(page)
      await expect
        .poll(() => page.evaluate(() => new Set(Reflect.get(window, 'hits')).size))
        .toBe(Object.keys(injections).length)
      pageErrors.length = 0
    })
  })
})
