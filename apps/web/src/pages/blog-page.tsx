import { Page, PageHeading } from '#components/page.tsx'
import { PostArticle } from '#features/blog/post-article.tsx'
import { PostIndex } from '#features/blog/post-index.tsx'
import { posts } from '#features/blog/posts.ts'
import { sitePages } from '#site-pages.ts'

export default function BlogPage() {
  return (
    <Page {...sitePages.blog}>
      <div className="grid grid-cols-1 gap-10 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-x-10">
        <div className="lg:col-span-2">
          <PageHeading>Blog</PageHeading>
          <p className="mt-4 measure text-step-1 text-ink-soft">
            Four things every web developer meets in the first year: how they work, with code to try.
          </p>
        </div>
        <PostIndex posts={posts} />
        <div className="grid min-w-0 grid-cols-1 gap-10">
          {posts.map((post) => (
            <PostArticle key={post.slug} post={post} />
          ))}
        </div>
      </div>
    </Page>
  )
}
