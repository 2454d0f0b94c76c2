import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'

/** An empty folder for one test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'syntax-lab-scripts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** The environment of a script for which the command `name` is this CommonJS program. */
export function withCommand(folder: string, name: string, program: string): NodeJS.ProcessEnv {
  const commands = join(folder, 'commands')
  mkdirSync(commands)
  writeFileSync(join(commands, name), `#!${process.execPath}\n${program}`, { mode: 0o755 })
  return { ...process.env, PATH: `${commands}${delimiter}${process.env['PATH']}` }
}
