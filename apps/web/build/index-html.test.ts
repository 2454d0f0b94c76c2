import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const html = readFileSync(join(web, 'index.html'), 'utf8')

test('the icons and the picture of shared links are there under the names that the template gives them', () => {
  const names = [...html.matchAll(/<(?:link|meta)[^>]*(?:href|content)="\/([^"/]+)"/g)].map(([, name = '']) => name)
  expect(names).not.toEqual([])
  expect(names.filter((name) => !existsSync(join(web, 'public', name)))).toEqual([])
})

test('the template says that its language is English, and that a shared link shows its picture large', () => {
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image" />')
})
