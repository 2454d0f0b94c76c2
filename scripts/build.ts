import { turboBuild } from './turbo-build.ts'

// `pnpm build`
process.exitCode = turboBuild(process.env, ...process.argv.slice(2))
