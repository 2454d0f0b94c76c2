import { expect, test } from 'vitest'
import { dataLink, fontLinks, pageLinks } from './page-links.ts'

const manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['site.css'],
    assets: ['bricolage-1.woff2', 'mono-1.woff2'],
  },
  '_react.js': { file: 'react.js' },
  'src/pages/faq-page.tsx': { file: 'faq.js', imports: ['_react.js', '_shared.js'], css: ['faq.css'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
}

test("a page adds its own files, and none of the entry's", () => {
  expect(pageLinks(manifest, 'src/pages/faq-page.tsx')).toBe(
    '<link rel="modulepreload" crossorigin href="/faq.js"><link rel="stylesheet" href="/faq.css">' +
      '<link rel="modulepreload" crossorigin href="/shared.js">',
  )
})

test('what two modules share is named once', () => {
  const links = pageLinks(manifest, 'src/pages/faq-page.tsx', '_shared.js')
  expect(links.match(/shared\.js/g)).toHaveLength(1)
})

test('a request is started as the page will make it', () => {
  expect(dataLink('https://api.test/courses')).toBe(
    '<link rel="preload" href="https://api.test/courses" as="fetch" crossorigin>',
  )
})

test('a page that the build does not have is an error', () => {
  expect(() => pageLinks(manifest, 'src/pages/nope.tsx')).toThrow('src/pages/nope.tsx')
})

test('only the fonts of the first paint are preloaded', () => {
  expect(fontLinks(manifest)).toBe(
    '<link rel="preload" href="/bricolage-1.woff2" as="font" type="font/woff2" crossorigin>',
  )
})
