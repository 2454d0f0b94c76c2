// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { moveFocusOnRemoval } from './move-focus-on-removal.ts'

beforeEach(() => {
  document.body.innerHTML =
    '<main><h1 tabindex="-1">Title</h1><p id="part"><button>Retry</button></p><a href="/">Link</a></main>'
})

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

/** Takes the part away as React does, which tells it first; `then` happens before anything else does. */
async function remove(then = () => {}) {
  const part = find('#part')
  moveFocusOnRemoval(part)?.()
  part.remove()
  then()
  await Promise.resolve()
  return document.activeElement
}

test('where the part that is taken away has the focus, the heading gets it', async () => {
  find('button').focus()
  expect(await remove()).toBe(find('h1'))
})

test('the window follows the focus only where the part was in it', async () => {
  const focus = vi.spyOn(find('h1'), 'focus')
  find('button').getBoundingClientRect = () => new DOMRect(0, -800, 100, 40)
  find('button').focus()
  await remove()
  expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true })
})

test('a focus that is elsewhere, or nowhere, stays there', async () => {
  find('a').focus()
  expect(await remove()).toBe(find('a'))
  find('a').blur()
  document.body.insertAdjacentHTML('beforeend', '<p id="part"></p>')
  expect(await remove()).toBe(document.body)
})

test('a focus that what comes instead has taken stays there', async () => {
  find('button').focus()
  expect(await remove(() => find('a').focus())).toBe(find('a'))
})

test('in a list the button of the next item gets it, that of the one before the last, then the heading', async () => {
  find('#part').remove()
  const items = ['a', 'b', 'c'].map((id) => `<li><p><a href="/">See</a><button id="${id}"></button></p></li>`)
  find('main').insertAdjacentHTML('beforeend', `<ul>${items.join('')}</ul>`)
  const removeItem = async (id: string) => {
    find(`#${id}`).focus()
    const item = find(`li:has(#${id})`)
    moveFocusOnRemoval(find(`p:has(#${id})`))?.()
    item.remove()
    await Promise.resolve()
    return document.activeElement
  }
  expect(await removeItem('a')).toBe(find('#b'))
  expect(await removeItem('c')).toBe(find('#b'))
  expect(await removeItem('b')).toBe(find('h1'))
})

test('a neighbour that is taken away as well gets nothing; on a screen without a heading its button does', async () => {
  find('main').innerHTML =
    '<button id="other">Loading</button><ul><li id="part"><button>Keep</button></li><li></li></ul>'
  find('#part').insertAdjacentHTML('afterend', '<li id="next"><button>Keep</button></li>')
  find('#part button').focus()
  expect(await remove(() => find('#next').remove())).toBe(find('#other'))
})
