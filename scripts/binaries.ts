import { globSync, readFileSync } from 'node:fs'

// `pnpm binaries`, part of `pnpm check`: every platform can install. When the registry cannot serve a package's binary
// during an update, pnpm silently leaves it out of the lock file; `pnpm install --fix-lockfile` asks for it again.
const lock = readFileSync('pnpm-lock.yaml', 'utf8')
const isLocked = (id: string) => lock.includes(`\n  ${id}:\n`) || lock.includes(`\n  '${id}':\n`)

type Manifest = { name: string; version: string; optionalDependencies?: Record<string, string> }

const binaries = globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json').flatMap((path) => {
  const { name, version, optionalDependencies = {} }: Manifest = JSON.parse(readFileSync(path, 'utf8'))
  // A folder of an earlier installation may still be there.
  if (!isLocked(`${name}@${version}`)) return []
  // A binary is asked for in exactly one version.
  return Object.entries(optionalDependencies)
    .filter(([, range]) => /^\d/.test(range))
    .map(([each, exact]) => `${each}@${exact}`)
})
if (binaries.length === 0) throw new Error('Nothing is installed.')
const missing = [...new Set(binaries)].filter((id) => !isLocked(id))

if (missing.length > 0) {
  console.error(`pnpm-lock.yaml lacks ${missing.join(', ')}: try pnpm install --fix-lockfile.`)
  process.exit(1)
}
console.log(`${new Set(binaries).size} binaries, of every platform, are locked.`)
