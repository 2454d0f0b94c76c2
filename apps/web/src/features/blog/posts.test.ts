import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readPost } from '../../../build/markdown.ts'
import { drawings } from './drawings.tsx'

const folder = new URL('./posts/', import.meta.url)
const files = await readdir(folder)
const posts = await Promise.all(
  files.map(async (file) => ({ file, post: await readPost(await readFile(new URL(file, folder), 'utf8')) })),
)

test('there are four posts, each named after its slug and all dated October 25, 2022', () => {
  expect(posts.map(({ post }) => `${post.slug}.md`)).toEqual(files)
  expect(new Set(files).size).toBe(4)
  for (const { post } of posts) expect(post.date).toBe('2022-10-25')
})

test('the posts are on CORS in Node, Firebase, private routes and Node itself', () => {
  const titles = posts.map(({ post }) => post.title).join('\n')
  for (const subject of [/CORS.*Node/, /why Firebase/i, /private route works/, /What Node is/])
    expect(titles).toMatch(subject)
})

test.each(posts)('$file has 500 to 1,200 words, headings, code and a drawing that exists', ({ post }) => {
  const prose = post.blocks
    .map((block) => (block.kind === 'prose' ? block.html.replaceAll(/<[^>]+>/g, ' ') : ''))
    .join(' ')
  const words = prose.split(/\s+/).filter((word) => /\w/.test(word)).length
  expect(words).toBeGreaterThanOrEqual(500)
  expect(words).toBeLessThanOrEqual(1200)
  expect(post.headings.length).toBeGreaterThanOrEqual(3)
  expect(post.blocks.some(({ kind }) => kind === 'code')).toBe(true)
  const drawn = post.blocks.flatMap((block) => (block.kind === 'diagram' ? [block] : []))
  expect(drawn.length).toBeGreaterThan(0)
  for (const { name, alternative } of drawn) {
    expect(Object.keys(drawings)).toContain(name)
    expect(alternative.length).toBeGreaterThan(100)
  }
})

test('ids of headings and titles of code samples are unique on the page', () => {
  const ids = posts.flatMap(({ post }) => [post.slug, ...post.headings.map(({ id }) => id)])
  const titles = posts.flatMap(({ post }) =>
    post.blocks.flatMap((block) => (block.kind === 'code' ? [block.title] : [])),
  )
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).not.toContain('')
})
