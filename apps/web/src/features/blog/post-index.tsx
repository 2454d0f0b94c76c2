import './current-marks.css'
import { paths } from '#paths.ts'
import type { Post } from './post.ts'

/** The table of posts; beside the text on wide screens, where it stays in view. */
export function PostIndex({ posts }: { posts: readonly Post[] }) {
  return (
    <nav aria-label="Posts" className="current-marks lg:sticky lg:top-below-header lg:self-start">
      <ol className="border-t border-line">
        {posts.map(({ slug, title, minutes }, index) => (
          <li key={slug} className="border-b border-line">
            <a href={`${paths.blog}#${slug}`} className="group grid grid-cols-[1.5rem_1fr] py-3 text-ink no-underline">
              <span aria-hidden="true" className="pt-0.5 annotation">
                {index + 1}
              </span>
              <span>
                <span className="block text-small font-semibold text-balance group-hover:text-accent">{title}</span>
                <span className="annotation">{minutes} min read</span>
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
