import { loadavg } from 'node:os'
import { portOf } from '@syntax-lab/shared/ports'
import { withPreview } from './preview.ts'
import { measurePageChanges } from './page-changes.ts'
import { measureOnPhone, type Moments } from './page-loads.ts'
import { serveVariants, type Variant } from './variants.ts'
import { median, printTable, printTarget, times } from './table.ts'
import { measureTyping } from './typing.ts'

const loads = 7
const cards = 12
const rounds = 5

/**
 * The landing page of the production build next to the same page as bare HTML and CSS, and drawn by the browser alone;
 * then what a visitor does in the catalogue.
 */
export async function benchPages(): Promise<void> {
  await withPreview(async () => {
    const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}`
    const variants = await serveVariants(site, '/')
    try {
      const measured = await measureOnPhone(variants.urls, loads)
      report(measured)
    } finally {
      variants.close()
    }
    const { forth, back } = await measurePageChanges(site, cards)
    printTarget(
      `from a card to its course, median of ${cards} on the phone profile`,
      median(forth),
      100,
      'at most',
      'ms',
    )
    console.log(`        (and back to the catalogue: ${Math.round(median(back))} ms)`)
    const longest = await measureTyping(site, 5_000, rounds)
    printTarget(
      `longest task while searching 5,000 courses, median of ${rounds} on the phone profile (0: none over 50 ms)`,
      median(longest),
      50,
      'at most',
      'ms',
    )
  })
}

function report(measured: Record<Variant, readonly Moments[]>): void {
  const middle = (variant: Variant, moment: keyof Moments) => median(measured[variant].map((entry) => entry[moment]))
  const row = (name: string, moment: keyof Moments) => [
    name,
    ...(['site', 'bare', 'client'] as const).map((variant) =>
      Number.isNaN(middle(variant, moment)) ? '–' : `${Math.round(middle(variant, moment))} ms`,
    ),
    times(middle('site', moment) / middle('bare', moment)),
    times(middle('site', moment) / middle('client', moment)),
  ]
  console.log(
    `Landing page, phone profile (4 × slower CPU, 150 ms, 1.6 Mbit/s), medians of ${loads} loads that took turns, ` +
      `load average ${loadavg()[0]?.toFixed(1)}:\n`,
  )
  printTable([
    ['', 'site', 'bare', 'client-rendered', '× bare', '× client-rendered'],
    row('first paint', 'firstPaint'),
    row('largest paint', 'largestPaint'),
    row('interactive', 'interactive'),
  ])
  console.log()
  printTarget('first paint, × bare', middle('site', 'firstPaint') / middle('bare', 'firstPaint'), 1.1, 'at most')
  printTarget('largest paint, × bare', middle('site', 'largestPaint') / middle('bare', 'largestPaint'), 1.1, 'at most')
  printTarget(
    'interactive, × client-rendered',
    middle('site', 'interactive') / middle('client', 'interactive'),
    1.15,
    'at most',
  )
}
