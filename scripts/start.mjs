import { spawn } from 'node:child_process'
import { delimiter } from 'node:path'
import { install, root } from './install.mjs'

// `npm start`: installs what is missing, then hands over to `scripts/dev.ts` on the workspace's own Node.
install()
const tools = `${root}node_modules/.bin`
const dev = spawn(`${tools}/node`, ['scripts/dev.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${tools}${delimiter}${process.env.PATH}` },
})

// Ctrl-C reaches the child by itself; anything else that ends this process is passed on.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => dev.kill('SIGTERM'))
dev.on('exit', (code) => process.exit(code ?? 1))

// npm may be ended without a word to its children.
const parent = process.ppid
setInterval(() => process.ppid !== parent && dev.kill('SIGTERM'), 1_000).unref()
