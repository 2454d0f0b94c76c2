import { checkApi } from './check-api.ts'
import { checkSite } from './check-site.ts'
import { ask, readPair } from './pair.ts'

// `pnpm verify https://site https://api`: what is wrong with a deployed pair, and which setting mends it.
// Exit code 0: nothing found; 1: something found; 2: the addresses are wrong.
const pair = readPair(process.argv.slice(2))
if ('usage' in pair) {
  console.error(pair.usage)
  process.exit(2)
}

const findings = [...(await checkApi(pair)), ...(await checkSite(pair))]
for (const { wrong, mend } of findings) console.log(`✗ ${wrong}\n  → ${mend}`)
const hsts = (await ask(pair.site))?.headers.get('strict-transport-security') ?? 'not sent'
console.log(`· Strict-Transport-Security: ${hsts} (docs/deploying.md says what that means).`)
console.log(
  findings.length === 0
    ? `Nothing found: ${pair.site} and ${pair.api} work together.`
    : `${findings.length} found at ${pair.site} and ${pair.api}.`,
)
process.exitCode = findings.length === 0 ? 0 : 1
