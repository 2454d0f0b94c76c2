import { expect, test } from 'vitest'
import { markdown, readPost } from './markdown.ts'

const front =
  '---\nslug: a-post\ntitle: A: post\ndate: 2022-10-25\nrevised: 2026\nchecked: Node 24\nsummary: In short.\n---\n\n'

test('an imported Markdown file becomes a module that exports the post as data', async () => {
  const { code, moduleType } = await markdown().transform.handler(`${front}Hello.`)
  expect(moduleType).toBe('js')
  expect(JSON.parse(code.replace('export default ', ''))).toEqual({
    slug: 'a-post',
    title: 'A: post',
    date: '2022-10-25',
    revised: '2026',
    checked: 'Node 24',
    summary: 'In short.',
    minutes: 1,
    headings: [],
    blocks: [{ kind: 'prose', html: '<p>Hello.</p>\n' }],
  })
})

test('only Markdown files are transformed', () => {
  const { id } = markdown().transform.filter
  expect([id.test('/posts/a.md'), id.test('/posts/a.mdx'), id.test('/posts/a.ts')]).toEqual([true, false, false])
})

test('headings get ids that start with the slug, and are listed', async () => {
  const post = await readPost(`${front}### What a \`guard\` can't do\n`)
  expect(post.headings).toEqual([{ id: 'a-post-what-a-guard-cant-do', text: "What a guard can't do" }])
  expect(post.blocks).toEqual([
    {
      kind: 'prose',
      html: '<h3 id="a-post-what-a-guard-cant-do" tabindex="-1">What a <code>guard</code> can\'t do</h3>\n',
    },
  ])
})

test('code is highlighted by classes, without style attributes, and escaped', async () => {
  const { blocks } = await readPost(`${front}\`\`\`js a.js\nconst a = '<b>' // 1 & 2\nf(7)\n\`\`\`\n`)
  expect(blocks).toEqual([
    {
      kind: 'code',
      language: 'js',
      title: 'a.js',
      html:
        '<span class="code-keyword">const</span> a = <span class="code-string">\'&lt;b>\'</span> ' +
        '<span class="code-comment">// 1 &amp; 2</span>\n' +
        '<span class="code-function">f</span>(<span class="code-constant">7</span>)',
    },
  ])
})

test('a diagram fence names a drawing and holds the words that say the same', async () => {
  const { blocks } = await readPost(`${front}\`\`\`diagram loop One turn\nRound\nand round.\n\`\`\`\n`)
  expect(blocks).toEqual([{ kind: 'diagram', name: 'loop', title: 'One turn', alternative: 'Round and round.' }])
})

test('a table can be scrolled with the keyboard', async () => {
  const { blocks } = await readPost(`${front}| a | b |\n| --- | --- |\n| 1 | 2 |\n`)
  expect(blocks).toEqual([
    {
      kind: 'prose',
      html: expect.stringMatching(/^<section tabindex="0" aria-label="Table: a, b"><table>.*<\/table>\s*<\/section>/s),
    },
  ])
})

async function minutesOf(words: number): Promise<number> {
  const post = await readPost(`${front}${'word '.repeat(words)}\n\n\`\`\`js\n${'f() '.repeat(900)}\n\`\`\`\n`)
  return post.minutes
}

test('reading time counts 220 words of prose a minute, rounded up, without code', async () => {
  expect([await minutesOf(0), await minutesOf(220), await minutesOf(221), await minutesOf(700)]).toEqual([1, 1, 2, 4])
})

test('a missing front matter key and an unknown language stop the build and are named', async () => {
  await expect(readPost('Just text.')).rejects.toThrow('no "slug"')
  await expect(readPost(`${front}\`\`\`klingon\nqapla\n\`\`\`\n`)).rejects.toThrow('unknown language "klingon"')
})
