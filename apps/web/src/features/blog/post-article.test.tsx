import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { PostArticle } from './post-article.tsx'
import { posts } from './posts.ts'

test('a post has the same day west of Greenwich, where its midnight is the evening before', async () => {
  // vitest.config.ts sets the zone.
  expect(new Date('2022-10-25').getDate()).toBe(24)
  const [post] = posts
  if (!post) throw new Error('There is no post.')
  const router = createMemoryRouter([{ path: '/', element: <PostArticle post={post} /> }])
  expect(renderToString(<RouterProvider router={router} />)).toContain('October 25, 2022')
})
