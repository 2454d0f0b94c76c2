import { Marked, type Token, type Tokens } from 'marked'
import type { BundledLanguage } from 'shiki'
import type { Plugin } from 'vite'
import type { Block, Post } from '../src/features/blog/post.ts'

const wordsPerMinute = 220

/** Turns an imported `*.md` file into a module whose default export is a `Post`: no parser reaches the browser. */
export function markdown() {
  return {
    name: 'markdown',
    transform: {
      filter: { id: /\.md$/ },
      handler: async (source: string) => ({
        code: `export default ${JSON.stringify(await readPost(source))}`,
        map: null,
        moduleType: 'js' as const,
      }),
    },
  } satisfies Plugin
}

/**
 * Reads a post: front matter (slug, title, date, revised, checked, summary), then Markdown whose headings are of the
 * third level.
 * A fence names its language and, after a space, a title; the language "diagram" takes the drawing's name first
 * and holds its text alternative.
 *
 * @throws Error when the front matter lacks a key, or when a fence's language is unknown.
 */
export async function readPost(source: string): Promise<Post> {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const slug = field(front, 'slug')
  const { marked, headings } = reader(slug)
  const blocks: Block[] = []
  for (const token of marked.lexer(body)) {
    const block = await blockOf(token, (tokens) => marked.parser(tokens))
    const last = blocks.at(-1)
    if (block.kind === 'prose' && last?.kind === 'prose') last.html += block.html
    else if (block.kind !== 'prose' || block.html !== '') blocks.push(block)
  }
  const prose = blocks.map((block) => (block.kind === 'prose' ? block.html.replaceAll(/<[^>]+>/g, ' ') : '')).join(' ')
  const minutes = Math.max(1, Math.ceil(prose.split(/\s+/).filter(Boolean).length / wordsPerMinute))
  return {
    slug,
    title: field(front, 'title'),
    date: field(front, 'date'),
    revised: field(front, 'revised'),
    checked: field(front, 'checked'),
    summary: field(front, 'summary'),
    minutes,
    headings,
    blocks,
  }
}

function field(front: string, key: string): string {
  const value = new RegExp(`^${key}: (.+)$`, 'm').exec(front)?.[1]
  if (value === undefined) throw new Error(`The front matter of the post has no "${key}".`)
  return value.trim()
}

/** A Markdown parser that gives each heading an id and keeps a list of them. */
function reader(slug: string) {
  const headings: Post['headings'] = []
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const plain = text.replaceAll(/[`*]/g, '')
        const words =
          plain
            .toLowerCase()
            .replaceAll("'", '')
            .match(/[a-z0-9]+/g) ?? []
        const id = [slug, ...words].join('-')
        if (depth === 3) headings.push({ id, text: plain })
        return `<h${depth} id="${id}" tabindex="-1">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
    },
  })
  return { marked, headings }
}

async function blockOf(token: Token, render: (tokens: Token[]) => string): Promise<Block> {
  // Wide tables scroll by themselves on phones, and the keyboard must reach them; each has a name of its own.
  if (token.type === 'table') {
    const columns = token['header'].map(({ text }: Tokens.TableCell) => text).join(', ')
    return {
      kind: 'prose',
      html: `<section tabindex="0" aria-label="Table: ${columns}">${render([token])}</section>\n`,
    }
  }
  // marked writes every apostrophe as a reference; in text none is needed.
  if (token.type !== 'code') return { kind: 'prose', html: render([token]).replaceAll('&#39;', "'") }
  const text = String(token['text'])
  const [language = '', ...words] = String(token['lang'] ?? '').split(' ')
  if (language === 'diagram') {
    const [name = '', ...title] = words
    return { kind: 'diagram', name, title: title.join(' '), alternative: text.replaceAll(/\s+/g, ' ') }
  }
  return { kind: 'code', language, title: words.join(' '), html: await highlight(text, language) }
}

/** Spans with classes, because a strict Content-Security-Policy forbids the style attributes that shiki writes. */
async function highlight(code: string, language: string): Promise<string> {
  const { bundledLanguages, codeToTokensBase, createCssVariablesTheme } = await import('shiki')
  const isKnown = (name: string): name is BundledLanguage => name in bundledLanguages
  if (!isKnown(language)) throw new Error(`A fence of the post has the unknown language "${language}".`)
  const theme = createCssVariablesTheme({ fontStyle: false })
  // Without a time limit, which on a busy machine would leave the rest of a line uncoloured.
  const lines = await codeToTokensBase(code, { lang: language, theme, tokenizeTimeLimit: 0 })
  return lines.map((line) => line.map((token) => span(token.content, token.color)).join('')).join('\n')
}

function span(text: string, color = ''): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const meaning = /--shiki-token-([a-z]+)/.exec(color)?.[1]
  // The theme takes operators for keywords and plain names for constants; words and literal values shall stand out.
  const isPlain =
    meaning === 'punctuation' ||
    (meaning === 'keyword' && !/[a-z]/.test(text)) ||
    (meaning === 'constant' && !/^\s*(\d|true|false|null|undefined)/.test(text))
  return meaning && !isPlain ? `<span class="code-${meaning}">${escaped}</span>` : escaped
}
