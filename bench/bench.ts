import { loadavg } from 'node:os'
import { benchApi } from './api.ts'
import { benchLighthouse } from './lighthouse.ts'
import { benchPages } from './pages.ts'
import { benchVisit } from './visit.ts'

// `pnpm bench`: everything that is compared, or only the parts that are named, as in `pnpm bench pages lighthouse`.
const parts = { api: benchApi, pages: benchPages, visit: benchVisit, lighthouse: benchLighthouse }
const asked = process.argv.slice(2)
const unknown = asked.find((name) => !(name in parts))
if (unknown !== undefined) {
  console.error(`There is no part "${unknown}", only ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}

console.log(
  'Ratios of what ran side by side in this run; the times themselves say more about this machine than about the site.',
)
for (const [name, run] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  console.log(`\n# ${name} (load average ${loadavg()[0]?.toFixed(1)})\n`)
  await run()
}
