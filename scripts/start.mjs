import { spawn } from 'node:child_process'
import { install, pnpm, root } from './install.mjs'

// `npm start`: installs what is missing, then hands over to `pnpm dev`, which runs on the workspace's own Node.
install()
const dev = spawn(pnpm, ['--silent', 'dev'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
// Ctrl-C reaches the whole process group: it is for the children to end, and for this process to wait for them.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => dev.kill('SIGTERM'))
dev.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 0 : 1)))
