/** A run of a post: ready HTML, one sample of code (highlighted HTML), or a drawing of `drawings.tsx`. */
export type Block =
  | { kind: 'prose'; html: string }
  | { kind: 'code'; language: string; title: string; html: string }
  | { kind: 'diagram'; name: string; title: string; alternative: string }

/** One post, as the build makes it of a Markdown file (`build/markdown.ts`). */
export type Post = {
  /** The id of the post's article, and so the hash of its address. */
  slug: string
  title: string
  /** ISO date, such as 2022-10-25. */
  date: string
  /** The year of the last revision, such as 2026. */
  revised: string
  /** What the samples were last run on, such as "Node 24". */
  checked: string
  summary: string
  /** Reading time in whole minutes, at least 1. */
  minutes: number
  /** The third-level headings, in order; their ids are unique over all posts. */
  headings: { id: string; text: string }[]
  blocks: Block[]
}
