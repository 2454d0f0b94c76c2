import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'

const template =
  '<html><head>\n<title>Site</title>\n' +
  '<meta name="description" content="The site">\n<meta property="og:title" content="Site">\n' +
  '<meta property="og:description" content="The site">\n' +
  '<meta property="og:image" content="/og.png">\n</head><body><div id="root"></div></body></html>'

test("a page's title and description take the place of the template's, and its content that of the root", () => {
  const html = pageHtml(template, {
    path: '/faq',
    rendered: '<title>FAQ</title><meta name="description" content="$& questions"><main>Costs $1</main>',
    links: '<link rel="x">',
    dataBlock: '<script type="application/json">"$&"</script>',
  })
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain('<title>FAQ</title><meta name="description" content="$& questions"><link rel="x">\n  </head>')
  expect(html).toContain(
    '<div id="root" data-path="/faq"><main>Costs $1</main></div><script type="application/json">"$&"</script>',
  )
  expect(html).toContain('<meta property="og:title" content="FAQ">')
  expect(html).toContain('<meta property="og:description" content="$& questions">')
})

test("a page without a title keeps the template's", () => {
  expect(pageHtml(template, { path: '/', rendered: '<main></main>' })).toContain('<title>Site</title>')
})

test("a page's own picture for shared links takes the place of the template's", () => {
  const page = { path: '/', rendered: '<main></main>' }
  expect(pageHtml(template, { ...page, image: '/own.png' })).toContain('property="og:image" content="/own.png"')
  expect(pageHtml(template, page)).toContain('property="og:image" content="/og.png"')
})

test('a template without a place for the page is refused', () => {
  expect(() => pageHtml('<html></html>', { path: '/', rendered: '<main></main>' })).toThrow('#root')
})
