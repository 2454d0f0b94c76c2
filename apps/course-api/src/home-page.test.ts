import { contrast } from '@syntax-lab/shared/contrast'
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { homePage } from './home-page.ts'
import { listeningApp, someCourses, testApp } from './app-fixture.ts'
import { openapi } from './openapi.ts'
import { problems } from './problem.ts'

const settings = { publicUrl: 'http://localhost:3001', rateLimit: 3000 }
const description = openapi(settings)
const page = homePage(someCourses, settings.publicUrl, description).identity.body.toString()
const commands = [...page.matchAll(/<code>(curl [^<]+)<\/code>/g)].map(([, command = '']) => command)

/** Does what curl does with the few options that the page uses, without needing curl on the machine. */
async function run(command: string, origin: string) {
  const words = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  const headers = new Headers()
  let method = 'GET'
  let url = ''
  for (let index = 1; index < words.length; index++) {
    const word = words[index] ?? ''
    if (word === '-I') method = 'HEAD'
    else if (word === '-H') headers.set(...headerOf(words[++index] ?? ''))
    else if (word === '--compressed') headers.set('accept-encoding', 'deflate, gzip, br, zstd')
    else if (word.startsWith('http://localhost:3001/')) url = word.replace('http://localhost:3001', origin)
    else if (word !== '-i') throw new Error(`curl ${word} is not known here`)
  }
  return fetch(url, { method, headers })
}

function headerOf(line: string): [string, string] {
  const [name = '', value = ''] = line.split(': ')
  return [name, value]
}

test.each(commands)('%s works as the page says', async (command) => {
  const { url } = await listeningApp()
  const answer = await run(command, url)
  if (command.includes('If-None-Match')) expect(answer.status).toBe(304)
  else if (command.includes('no-such-course')) expect(await answer.json()).toMatchObject({ status: 404 })
  else expect(answer.status).toBe(200)
  if (command.includes('--compressed')) expect(answer.headers.get('content-encoding')).toBe('br')
  if (command.includes('-I')) expect(answer.headers.get('etag')).not.toBeNull()
})

test('the page shows examples, leads to addresses that answer, and lists every error under its type', async () => {
  expect(commands).toHaveLength(5)
  expect(page).toContain('A client may make 3,000 requests a minute.')
  const app = testApp()
  const addresses = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, address = '']) => address)
  expect(addresses).toEqual(Object.keys(description.paths).filter((path) => !path.includes('{')))
  for (const address of addresses) expect((await app.inject(address)).statusCode).toBe(200)
  for (const [name, { status }] of Object.entries(problems)) {
    const [, entry] = new RegExp(`<div id="${name}">(.*?)</div>`).exec(page) ?? []
    expect(entry).toContain(`<dt>${status} `)
  }
})

/** The terms and what is said of them, of the list under the heading. */
function entriesOf(heading: string): string[][] {
  const [, list = ''] = new RegExp(`<h2>${heading}</h2>[^]*?<dl>([^]*?)</dl>`).exec(page) ?? []
  const entries = [...list.matchAll(/<dt>(.*)<\/dt><dd>(.*)<\/dd>/g)]
  return entries.map(([, ...parts]) => parts.map((html) => html.replaceAll(/<[^>]+>/g, '')))
}

test("the lists say what each address answers, what each command shows, and each error's words", () => {
  const summaries = Object.entries(description.paths).map(([path, { get }]) => [`GET ${path}`, get.summary])
  expect(entriesOf('Addresses')).toEqual(summaries)
  const examples = entriesOf('Try it')
  expect(examples.map(([, command]) => command)).toEqual(commands)
  expect(new Set(examples.map(([what]) => what).filter(Boolean)).size).toBe(commands.length)
  const words = Object.values(problems).map(({ status, title, detail }) => [`${status} ${title}`, detail])
  expect(entriesOf('Errors')).toEqual(words)
  expect([...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)).toEqual(['licence', ...Object.keys(problems)])
})

test('the page may be kept for a minute, and has no script, and no style but that of its policy', async () => {
  const { headers, body } = await testApp().inject('/')
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=60')
  const [, style = ''] = /<style>([^]*)<\/style>/.exec(body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`)
  expect(style, 'the colours of a dark theme').toContain('color-scheme: light dark')
  expect(body).not.toMatch(/<script| style=| on[a-z]+=/)
})

test('the page names the address under which the API is reached, and how many courses there are', () => {
  expect(homePage([], 'https://api.example', description).identity.body.toString()).toContain(
    'curl https://api.example/courses/html-foundations',
  )
  expect(page).toContain(`${someCourses.length} to read over HTTP`)
})

/** A colour of the page, as `#rrggbb`, in the light theme and in the dark one. */
function colorsOf(name: string): string[] {
  const [, ...themes] = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(page) ?? []
  return themes
}

test.each([
  ['ink', 'paper'],
  ['ink', 'sheet'],
  ['accent', 'paper'],
  ['accent', 'sheet'],
])('text in %s on %s has 4.5:1 in both themes', (front, back) => {
  const backs = colorsOf(back)
  const contrasts = colorsOf(front).map((color, theme) => contrast(color, backs[theme] ?? color))
  expect(contrasts).toHaveLength(2)
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5)
})
