import { execFileSync } from 'node:child_process'

// `pnpm licences`: what is shipped to visitors or runs on a server may be passed on. Part of `pnpm check`.
const allowed = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  '(MIT AND Zlib)',
  '(MPL-2.0 OR Apache-2.0)',
])

type Listing = Record<string, { name: string; versions: string[] }[]>

const output = execFileSync(
  'pnpm',
  ['licenses', 'list', '--prod', '--json', '--filter', '@syntax-lab/web', '--filter', '@syntax-lab/course-api'],
  { encoding: 'utf8' },
)
const listing: Listing = JSON.parse(output)
const refused = Object.entries(listing).flatMap(([licence, packages]) =>
  allowed.has(licence) ? [] : packages.map(({ name }) => `${name} (${licence})`),
)

if (refused.length > 0) {
  console.error(
    `These packages have a licence that nobody has looked at yet: ${refused.join(', ')}. See scripts/licences.ts.`,
  )
  process.exit(1)
}
console.log(`${Object.values(listing).flat().length} shipped packages, licences: ${Object.keys(listing).join(', ')}.`)
