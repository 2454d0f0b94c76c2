import { setTimeout as pause } from 'node:timers/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { portOf } from '@syntax-lab/shared/ports'
import { withBrowser } from './phone.ts'
import { withPreview } from './preview.ts'
import { printTable } from './table.ts'

/** What travelled, headers of the answers included; what came out of the browser's cache is not in it. */
type Traffic = { requests: number; bytes: number }
type Step = { name: string; site: Traffic; api: Traffic; elsewhere: Traffic }

/** Longer than the longest pause that a page makes before it fetches something ahead. */
const quietMs = 2_000

const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}`
const api = `http://localhost:${portOf('API_PORT', process.env)}`

/** What a student's browser asks of the site and of the course API, the first time and the next. */
export async function benchVisit(): Promise<void> {
  await withPreview(() =>
    withBrowser(async (browser) => {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
      report('First visit, empty cache', await visit(context))
      report('Next visit of the same browser', await visit(context))
      await context.close()
    }),
  )
}

async function visit(context: BrowserContext): Promise<Step[]> {
  const page = await context.newPage()
  const steps: Step[] = []
  const step = await stepsOf(page, steps)
  await step('landing page', () => page.goto(site))
  await step('catalogue', () => page.getByRole('banner').getByRole('link', { name: 'Courses' }).click())
  await step('one course', () =>
    page.getByRole('main').getByRole('link', { name: 'See Details: Git and Version Control' }).click(),
  )
  await step('its PDF', async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download pdf' }).click()
    await download
  })
  await page.close()
  return steps
}

/** Counts into one step after the other, each until nothing has travelled for two seconds. */
async function stepsOf(
  page: Page,
  steps: Step[],
): Promise<(name: string, act: () => Promise<unknown>) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  let last = performance.now()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url)
    last = performance.now()
  })
  // Without a line, what is asked of elsewhere fails, and counts all the same.
  session.on('Network.loadingFailed', ({ requestId }) => {
    const address = addresses.get(requestId)
    const current = steps.at(-1)
    if (current && address?.startsWith('http') && partOf(address) === 'elsewhere') current.elsewhere.requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    last = performance.now()
    const current = steps.at(-1)
    const address = addresses.get(requestId)
    // What the cache answers has no length.
    if (!current || !address?.startsWith('http') || encodedDataLength === 0) return
    const traffic = current[partOf(address)]
    traffic.requests += 1
    traffic.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return async (name, act) => {
    steps.push({ name, site: none(), api: none(), elsewhere: none() })
    await act()
    while (performance.now() - last < quietMs) await pause(100)
  }
}

function report(title: string, steps: readonly Step[]): void {
  const total = (part: Part) => ({
    requests: sum(steps.map((step) => step[part].requests)),
    bytes: sum(steps.map((step) => step[part].bytes)),
  })
  const rows = [...steps, { name: 'together', site: total('site'), api: total('api'), elsewhere: total('elsewhere') }]
  console.log(`${title}:\n`)
  printTable([
    ['', 'site, requests', 'kB', 'course API, requests', 'kB', 'elsewhere, requests'],
    ...rows.map((row) => [row.name, ...cells(row.site), ...cells(row.api), String(row.elsewhere.requests)]),
  ])
  console.log()
}

type Part = Exclude<keyof Step, 'name'>

const none = (): Traffic => ({ requests: 0, bytes: 0 })

const partOf = (address: string): Part =>
  address.startsWith(api) ? 'api' : address.startsWith(site) ? 'site' : 'elsewhere'

const cells = ({ requests, bytes }: Traffic) => [String(requests), (bytes / 1000).toFixed(1)]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
