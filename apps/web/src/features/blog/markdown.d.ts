declare module '*.md' {
  import type { Post } from '#features/blog/post.ts'

  const post: Post
  export default post
}
