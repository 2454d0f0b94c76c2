import './current-marks.css'
import './post.css'
import { CodeBlock } from './code-block.tsx'
import { Diagram } from './diagram.tsx'
import { drawings } from './drawings.tsx'
import { paths } from '#paths.ts'
import type { Block, Post } from './post.ts'

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

export function PostArticle({ post }: { post: Post }) {
  const { slug, title, date, revised, checked, summary, minutes, headings, blocks } = post
  return (
    <article id={slug} tabIndex={-1} aria-labelledby={`${slug}-title`} className="post sheet">
      <div className="post-header">
        <p className="flex flex-wrap gap-x-4 annotation">
          <span>
            <time dateTime={date}>{dates.format(new Date(date))}</time> · revised {revised}
          </span>
          <span>{minutes} min read</span>
          <span>Checked with {checked}</span>
        </p>
        <h2 id={`${slug}-title`} className="mt-3 text-step-3">
          <a
            href={`${paths.blog}#${slug}`}
            className="inline-block min-h-target content-center text-ink no-underline hover:text-accent"
          >
            {title}
          </a>
        </h2>
        <p className="mt-4 text-step-1 text-ink-soft">{summary}</p>
      </div>
      <nav aria-label={`Contents: ${title}`} className="post-contents current-marks">
        <p className="annotation">In this post</p>
        <ul>
          {headings.map(({ id, text }) => (
            <li key={id}>
              <a href={`${paths.blog}#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="post-body">
        {blocks.map((block, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the blocks of a post never change their places
          <PostBlock key={index} block={block} />
        ))}
      </div>
    </article>
  )
}

function PostBlock({ block }: { block: Block }) {
  if (block.kind === 'code') return <CodeBlock {...block} />
  if (block.kind === 'diagram') {
    const drawing = drawings[block.name]
    return drawing ? <Diagram drawing={drawing} title={block.title} alternative={block.alternative} /> : null
  }
  // The HTML was made of our own Markdown by the build.
  return <div className="prose" dangerouslySetInnerHTML={{ __html: block.html }} />
}
