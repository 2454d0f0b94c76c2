// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { posts } from '#features/blog/posts.ts'
import { renderAt } from '#testing/render-at.tsx'

const linksOf = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation })).getAllByRole('link')

async function openBlog() {
  const blog = renderAt('/blog')
  await screen.findByRole('heading', { level: 1, name: 'Blog' })
  return blog
}

test('the table of posts leads to each of the four, and takes the focus along', async () => {
  const { visitor, address } = await openBlog()
  const links = linksOf('Posts')
  expect(links).toHaveLength(posts.length)
  for (const [index, { slug, title }] of posts.entries()) {
    const link = links[index]
    if (!link) throw new Error(`No link leads to ${slug}.`)
    expect(link.textContent).toContain(`${index + 1}${title}`)
    await visitor.click(link)
    await waitFor(() => expect(address()).toBe(`/blog#${slug}`))
    const post = screen.getByRole('article', { name: title })
    expect(document.activeElement).toBe(post)
    expect(post.tabIndex, 'no stop of its own').toBe(-1)
  }
})

test('the contents of each post lead to its headings, and take the focus along', async () => {
  const { visitor } = await openBlog()
  for (const { title, headings } of posts) {
    const links = linksOf(`Contents: ${title}`)
    expect(links.map(({ textContent }) => textContent)).toEqual(headings.map(({ text }) => text))
    const places = within(screen.getByRole('article', { name: title })).getAllByRole('heading', { level: 3 })
    for (const [index, link] of links.entries()) {
      await visitor.click(link)
      expect(document.activeElement).toBe(places[index])
    }
  }
})

test('each post says when it was written and revised, and draws its drawings and code', async () => {
  await openBlog()
  for (const { title, summary, minutes, revised, checked, blocks } of posts) {
    const post = within(screen.getByRole('article', { name: title }))
    for (const text of ['October 25, 2022', summary, `${minutes} min read`, `Checked with ${checked}`])
      expect(post.getByText(text)).toBeTruthy()
    expect(post.getByText(new RegExp(`revised ${revised}$`))).toBeTruthy()
    for (const block of blocks) {
      if (block.kind === 'code') expect(post.getByRole('region', { name: `Code of ${block.title}` })).toBeTruthy()
      if (block.kind === 'diagram') expect(post.getByRole('img', { name: `${block.title}.` })).toBeTruthy()
    }
  }
})
