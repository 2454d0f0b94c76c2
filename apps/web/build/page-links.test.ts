import { expect, test } from 'vitest'
import { courseRequest, dataLink, fontLinks, pageLinks, withPatientScripts } from './page-links.ts'

const manifest = {
  'index.html': { file: 'main.js', isEntry: true, imports: ['_react.js'], css: ['site.css'], assets: ['bricolage-1.woff2', 'mono-1.woff2'] },
  '_react.js': { file: 'react.js' },
  'src/pages/faq-page.tsx': { file: 'faq.js', imports: ['_react.js', '_shared.js'], css: ['faq.css'] },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
}

test("a page adds its own files, and none of the entry's", () => {
  expect(pageLinks(manifest, 'src/pages/faq-page.tsx')).toBe(
    '<link rel="modulepreload" crossorigin href="/faq.js"><link rel="stylesheet" href="/faq.css"><link rel="modulepreload" crossorigin href="/shared.js">',
  )
})

test('what two modules share is named once', () => {
  const links = pageLinks(manifest, 'src/pages/faq-page.tsx', '_shared.js')
  expect(links.match(/shared\.js/g)).toHaveLength(1)
})

test('a request is started as the page will make it', () => {
  expect(dataLink('https://api.test/courses')).toBe('<link rel="preload" href="https://api.test/courses" as="fetch" crossorigin>')
})

test.each([
  ['/courses/git-basics', ['https://api.test/courses/git-basics']],
  ['/checkout/git-basics', ['https://api.test/courses/git-basics']],
  ['/courses/..%2Fhealth', []],
  ['/profile', []],
])('at %s the script asks for %j before the others are there', (pathname, expected) => {
  const asked: string[] = []
  const document = { head: { append: ({ href }: { href: string }) => void asked.push(href) }, createElement: () => ({}) }
  const [, script = ''] = /^<script>([^]*)<\/script>$/.exec(courseRequest('https://api.test')) ?? []
  Function('location', 'document', script)({ pathname }, document)
  expect(asked).toEqual(expected)
})

test('a page that the build does not have is an error', () => {
  expect(() => pageLinks(manifest, 'src/pages/nope.tsx')).toThrow('src/pages/nope.tsx')
})

test('only the fonts of the first paint are preloaded', () => {
  expect(fontLinks(manifest)).toBe('<link rel="preload" href="/bricolage-1.woff2" as="font" type="font/woff2" crossorigin>')
})

test('the scripts of a page that is there already wait in a template until it has been painted', () => {
  const html = withPatientScripts('<head><script>first()</script>\n<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/a.css"></head>')
  expect(html).toMatch(/^<head><script>first\(\)<\/script><link rel="stylesheet" href="\/a.css"><template id="scripts"><script type="module" src="\/a.js"><\/script><link rel="modulepreload" href="\/b.js"><\/template><script>/)

  const [, script = ''] = /<\/template><script>([^]*)<\/script>/.exec(html) ?? []
  const page = ({ hidden = false, stylesAt = 0 }) => {
    const calls: string[] = []
    const onLoad = (_: string, listener: (event: object) => void) => stylesAt > 0 && listener({ target: { rel: 'stylesheet' } })
    const document = { hidden, addEventListener: onLoad, head: { append: (content: string) => void calls.push(content) }, getElementById: () => ({ content: 'scripts' }) }
    const later = (name: string) => (work: () => void) => void (calls.push(name), stylesAt === 0 && work())
    Function('document', 'requestAnimationFrame', 'setTimeout', 'performance', script)(document, later('paint'), later('timer'), { now: () => stylesAt })
    return calls
  }
  expect(page({})).toEqual(['paint', 'timer', 'scripts'])
  expect(page({ hidden: true })).toEqual(['timer', 'timer', 'scripts'])
  expect(page({ stylesAt: 100 }), 'a quick line, nothing painted yet').toEqual(['paint'])
  expect(page({ stylesAt: 600 }), 'a slow line').toEqual(['paint', 'scripts'])
})
