import { spawnSync } from 'node:child_process'

// `pnpm promises`: all tests, those that repeat something (kills, reloads, stops) as often as the promises say.
const env = { ...process.env, PROMISES: 'full' }
const commands = [['exec', 'vitest', 'run'], ['e2e']]
const failed = commands.filter((args) => spawnSync('pnpm', args, { stdio: 'inherit', env }).status !== 0)
process.exitCode = failed.length
