import { checkApi } from './check-api.ts'
import { checkSite } from './check-site.ts'
import { ask, readPair } from './pair.ts'

// `pnpm verify https://site https://api`: what is wrong with a deployed pair, and which setting fixes it.
// Exit code 0: nothing found; 1: something found; 2: the addresses are wrong.
const pair = readPair(process.argv.slice(2))
if ('usage' in pair) {
  console.error(pair.usage)
  process.exit(2)
}

const findings = [...(await checkApi(pair)), ...(await checkSite(pair))]
for (const { wrong, fix } of findings) console.log(`✗ ${wrong}\n  → ${fix}`)
const home = await ask(pair.site)
if (home.status === 200) console.log(`· ${meaningOfHsts(home.headers.get('strict-transport-security') ?? '')}`)
console.log(
  findings.length === 0
    ? `Nothing found: ${pair.site} and ${pair.api} work together.`
    : `${findings.length} found at ${pair.site} and ${pair.api}.`,
)
process.exitCode = findings.length === 0 ? 0 : 1

/** What the site's choice means; a choice is no finding. */
function meaningOfHsts(header: string): string {
  const seconds = Number(/max-age="?(\d+)/i.exec(header)?.[1] ?? 0)
  const choice = 'docs/deploying.md, "HSTS is your choice"'
  if (seconds === 0) return `Strict-Transport-Security is not in force: the first request may go by http (${choice}).`
  const hosts = /includeSubDomains/i.test(header) ? 'this host and every host below it' : 'this host'
  const days = Math.round(seconds / 86_400)
  return `Strict-Transport-Security: for ${days} days browsers ask ${hosts} by https alone (${choice}).`
}
