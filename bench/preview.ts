import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'

/** Runs `work` while the production build is served: by the preview that runs already, or by one started for it. */
export async function withPreview(work: () => Promise<void>): Promise<void> {
  const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}/`
  if (await fetch(site).catch(() => undefined)) return work()
  console.log('Building the site and starting its preview…')
  const preview = spawn('pnpm', ['--silent', 'preview'], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
    // A group of its own, which ends like that of a terminal: pnpm alone would wait for what it has started.
    detached: true,
  })
  const ended = once(preview, 'exit')
  const hasEnded = () => preview.exitCode !== null || preview.signalCode !== null
  const stop = () => {
    if (preview.pid && !hasEnded()) process.kill(-preview.pid, 'SIGINT')
  }
  process.once('exit', stop)
  try {
    while (!(await fetch(site).catch(() => undefined))) {
      if (hasEnded()) throw new Error('The preview has ended: pnpm preview says why.')
      await pause(250)
    }
    await work()
  } finally {
    stop()
    await ended
  }
}
