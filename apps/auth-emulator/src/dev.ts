import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'
import { startEmulator } from './emulator.ts'

const stopping = new AbortController()
// Ctrl-C comes here two or three times: from the terminal, from turbo and from pnpm. One is enough.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort())

try {
  const emulator = await startEmulator({
    port: portOf('AUTH_PORT', process.env),
    // `--forget` is for tests: their accounts last as long as the emulator.
    ...(process.argv.includes('--forget') ? {} : { dataDir: fileURLToPath(new URL('../.accounts', import.meta.url)) }),
    onMail: ({ purpose, email, link }) => console.log(`Mail to ${email}, to ${purpose}: ${link}`),
    signal: stopping.signal,
  })
  console.log(`Auth emulator ready on ${emulator.origin}.`)
  stopping.signal.addEventListener('abort', () => void emulator.stop())
  if (stopping.signal.aborted) await emulator.stop()
  await emulator.ended
  await emulator.stop()
  if (!stopping.signal.aborted) throw new Error('The auth emulator ended by itself; its accounts are kept.')
} catch (error) {
  if (!stopping.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
