import { expect, test } from 'vitest'
import { pageHtml } from './page-html.ts'

const template = '<html><head>\n<title>Site</title>\n<meta name="description" content="The site">\n</head><body><div id="root"></div></body></html>'

test("a page's title and description take the place of the template's, and its content that of the root", () => {
  const html = pageHtml(template, '<title>FAQ</title><meta name="description" content="$& questions"><main>Costs $1</main>', '<link rel="x">')
  expect(html.match(/<title>/g)).toHaveLength(1)
  expect(html).toContain('<title>FAQ</title><meta name="description" content="$& questions"><link rel="x">\n  </head>')
  expect(html).toContain('<div id="root"><main>Costs $1</main></div>')
})

test("a page without a title keeps the template's", () => {
  expect(pageHtml(template, '<main></main>', '')).toContain('<title>Site</title>')
})

test('a template without a place for the page is refused', () => {
  expect(() => pageHtml('<html></html>', '<main></main>', '')).toThrow('#root')
})
