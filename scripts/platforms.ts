import { readFileSync } from 'node:fs'

// `pnpm platforms`: whoever has Linux or a Mac can install. Part of `pnpm check`. Where a registry lacks a package's
// binary at the moment of an update, pnpm leaves it out of the lock file without a word, and such a machine gets none;
// `pnpm install --fix-lockfile` asks for it again.
const platforms = ['linux-x64', 'linux-arm64', 'darwin-arm64']

const lock = readFileSync('pnpm-lock.yaml', 'utf8')
// Turborepo says 64 for x64.
const names = [...lock.matchAll(/^  '?([^\s']+)@[^\s']+'?:$/gm)].map(([, name = '']) =>
  name.replace('linux-64', 'linux-x64'),
)
const families = new Set(names.flatMap((name) => /^(.*)linux-(?:x64|arm64)/.exec(name)?.[1] ?? []))
const missing = [...families].flatMap((family) =>
  platforms.map((platform) => family + platform).filter((wanted) => !names.some((name) => name.startsWith(wanted))),
)

if (missing.length > 0) {
  console.error(
    `pnpm-lock.yaml lacks ${missing.join(', ')}: try pnpm install --fix-lockfile. See scripts/platforms.ts.`,
  )
  process.exit(1)
}
console.log(`${families.size} packages have binaries, each for ${platforms.join(', ')}.`)
