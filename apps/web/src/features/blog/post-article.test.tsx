import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a post has the same day west of Greenwich, where its midnight is the evening before', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TZ', 'America/Los_Angeles')
  expect(new Date('2022-10-25').getDate()).toBe(24)
  const { posts } = await import('./posts.ts')
  const { PostArticle } = await import('./post-article.tsx')
  const [post] = posts
  if (!post) throw new Error('There is no post.')
  const router = createMemoryRouter([{ path: '/', element: <PostArticle post={post} /> }])
  expect(renderToString(<RouterProvider router={router} />)).toContain('October 25, 2022')
})
