import { spawn } from 'node:child_process'
import { env, install, root } from './install.mjs'

// `npm start`: installs what is missing, then does what `pnpm dev` does, with the workspace's own tools.
install()
const dev = spawn('turbo', ['run', 'dev'], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal))
dev.on('exit', (code) => process.exit(isStopping ? 0 : (code ?? 1)))

// npm's own shell passes no SIGTERM on; that npm has ended is seen by the parent being another one.
const parent = process.ppid
setInterval(() => process.ppid !== parent && stop('SIGTERM'), 1_000)

function stop(signal) {
  // Ctrl-C reaches turbo by itself, as everything in the terminal.
  if (!isStopping && signal !== 'SIGINT') dev.kill('SIGTERM')
  isStopping = true
}
