import { expect, test } from 'vitest'
import { courseRequest, withDeferredScripts } from './inline-scripts.ts'

test.each([
  ['/courses/git-basics', ['https://api.test/v1/courses/git-basics']],
  ['/checkout/git-basics', ['https://api.test/v1/courses/git-basics']],
  ['/courses/..%2Fhealth', []],
  ['/profile', []],
])('at %s the script asks for %j before the others are there', (pathname, expected) => {
  const asked: object[] = []
  const document = {
    head: { append: (link: object) => void asked.push(link) },
    createElement: () => ({}),
  }
  const [, script = ''] = /^<script>([^]*)<\/script>$/.exec(courseRequest('https://api.test/v1')) ?? []
  Function('location', 'document', script)({ pathname }, document)
  // As the page's own request, which takes it over: another one would be made beside it.
  expect(asked).toEqual(expected.map((href) => ({ rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })))
})

test('the scripts of a page that is there already wait in a template until it has been painted', () => {
  const html = withDeferredScripts(
    '<head><script>first()</script>\n<script type="module" src="/a.js"></script>' +
      '<link rel="modulepreload" href="/b.js"><link rel="stylesheet" href="/a.css"></head>',
  )
  const start =
    '<head><script>first()</script><link rel="stylesheet" href="/a.css"><template id="scripts">' +
    '<script type="module" src="/a.js"></script><link rel="modulepreload" href="/b.js"></template><script>'
  expect(html.slice(0, start.length)).toBe(start)

  const [, script = ''] = /<\/template><script>([^]*)<\/script>/.exec(html) ?? []
  const page = ({ hidden = false, stylesAt = 0 }) => {
    const calls: string[] = []
    // A style sheet's event is heard only on its way down.
    const onLoad = (_: string, listener: (event: object) => void, isCapturing = false) =>
      isCapturing && stylesAt > 0 && listener({ target: { rel: 'stylesheet' } })
    const document = {
      hidden,
      addEventListener: onLoad,
      head: { append: (content: string) => void calls.push(content) },
      getElementById: () => ({ content: 'scripts' }),
    }
    const later = (name: string) => (work: () => void) => void (calls.push(name), stylesAt === 0 && work())
    Function(
      'document',
      'requestAnimationFrame',
      'setTimeout',
      'performance',
      script,
    )(document, later('paint'), later('timer'), { now: () => stylesAt })
    return calls
  }
  expect(page({})).toEqual(['paint', 'timer', 'scripts'])
  expect(page({ hidden: true })).toEqual(['timer', 'timer', 'scripts'])
  expect(page({ stylesAt: 100 }), 'a quick line, nothing painted yet').toEqual(['paint'])
  expect(page({ stylesAt: 600 }), 'a slow line').toEqual(['paint', 'scripts'])
})
