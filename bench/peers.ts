import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('./.peers/', import.meta.url))
const jsonServerScript = `${folder}node_modules/json-server/lib/cli/bin.js`

/**
 * The script of json-server, installed beside Express into a folder that git ignores;
 * undefined where the registry cannot be reached.
 */
export function installPeers(): string | undefined {
  if (existsSync(jsonServerScript) && existsSync(`${folder}node_modules/express`)) return jsonServerScript
  console.log('Installing Express and json-server into bench/.peers…')
  mkdirSync(folder, { recursive: true })
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      folder,
      'express@5',
      'json-server@0.17',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      '--loglevel=error',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (status === 0) return jsonServerScript
  console.log('They cannot be had from the registry: going on without them.')
  return undefined
}
