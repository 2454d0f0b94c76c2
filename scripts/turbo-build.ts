import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../apps/web', import.meta.url))

/**
 * Builds everything that has changed; the courses that the course API answers now count as a part of the sources,
 * because their pages are written by the build. Returns turbo's exit code.
 */
export function turboBuild(env: NodeJS.ProcessEnv, ...args: readonly string[]): number {
  const { stdout } = spawnSync(process.execPath, ['build/courses-version.ts'], { cwd: web, env, encoding: 'utf8' })
  const { status } = spawnSync('turbo', ['run', 'build', ...args], {
    stdio: 'inherit',
    env: { ...env, COURSES_VERSION: stdout.trim() },
  })
  return status ?? 1
}
