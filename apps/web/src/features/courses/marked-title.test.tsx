import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkedTitle } from './marked-title.tsx'

/** The title with what is marked between brackets. */
const marked = (title: string, marks: string) =>
  renderToStaticMarkup(<MarkedTitle title={title} marks={marks} />).replaceAll(/<(\/?)mark[^>]*>/g, (_, end) =>
    end ? ']' : '[',
  )

test.each([
  ['React Patterns', '', 'React Patterns'],
  ['React Patterns', 'react', '[React] Patterns'],
  ['React Patterns', 'pattern react', '[React] [Patterns]'],
  ['CI/CD with C, C++ and CSS', 'c', 'CI/CD with [C], [C]++ and CSS'],
  ['CI/CD with C, C++ and CSS', 'ci', '[CI]/CD with C, C++ and CSS'],
  ['CI for Cities', 'ci', '[CI] for Cities'],
  ['HTML5 and CSS3', 'html5', '[HTML5] and CSS3'],
  ['Über Sprachen', 'über', '[Über] Sprachen'],
  ['The Linux Shell', 'hell inux', 'The Linux Shell'],
])('in "%s" the search for "%s" marks "%s"', (title, marks, result) => {
  expect(marked(title, marks)).toBe(result)
})
