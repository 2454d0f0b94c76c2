import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { portOf } from '@syntax-lab/shared/ports'
import { chromiumLaunch, chromiumPath } from 'e2e/chromium'
import { withPreview } from './preview.ts'
import { printTable } from './table.ts'

type Report = { categories: Record<string, { score: number | null }> }

const kinds = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const flags = ['--headless=new', ...chromiumLaunch.args].join(' ')

/** Lighthouse's four scores of five pages; a dash for a page where Lighthouse failed, which has then said why. */
export async function benchLighthouse(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  try {
    await withPreview(async () => {
      const site = `http://localhost:${portOf('PREVIEW_PORT', process.env)}`
      const rows = []
      for (const path of ['/', '/courses', '/courses/html-foundations', '/faq', '/blog']) {
        const report = audit(`${site}${path}`, join(folder, 'report.json'))
        rows.push([
          path,
          ...kinds.map((kind) => (report ? String(Math.round((report.categories[kind]?.score ?? 0) * 100)) : '–')),
        ])
      }
      printTable([['', ...kinds], ...rows])
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function audit(url: string, file: string): Report | undefined {
  const args = [
    '--yes',
    'lighthouse@13',
    url,
    '--quiet',
    '--no-enable-error-reporting',
    `--chrome-flags=${flags}`,
    '--output=json',
    `--output-path=${file}`,
  ]
  const { status } = spawnSync('npx', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, CHROME_PATH: chromiumPath() ?? '' },
  })
  if (status !== 0) return undefined
  const report: Report = JSON.parse(readFileSync(file, 'utf8'))
  return report
}
