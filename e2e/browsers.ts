/**
 * `pnpm browsers`: the main journey through Chromium, Firefox and WebKitGTK, on the running site of `pnpm dev`, and
 * what differs in what the three draw. Pictures: `browsers/`. `--yes` installs Debian's packages without asking.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { toasts } from '@syntax-lab/shared/messages'
import { portOf } from '@syntax-lab/shared/ports'
import { type Browser, starts } from './browser-clients.ts'
import { auth } from './identity-provider.ts'

const site = process.env['BASE_URL'] || `http://localhost:${portOf('WEB_PORT', process.env)}`
const folder = new URL('browsers/', import.meta.url)
const [width, height] = [1280, 800]

/**
 * How far a side of a landmark may be from where Chromium has it, in CSS px: a line of text, which another engine may
 * break at another word.
 */
const tolerance = 32

const landmarks = ['header', 'h1', 'main', 'footer']

const link = (name: string) => `//a[normalize-space()="${name}" or @aria-label="${name}"]`
const button = (name: string) => `//main//button[normalize-space()="${name}"]`
const heading = (name: string) => `//h1[normalize-space()="${name}"]`
const text = (words: string) => `//*[normalize-space(text())="${words}"]`

type Student = { email: string; password: string }

/** The way to each stop from the one before it. */
const journey: Record<string, (browser: Browser, student: Student) => Promise<unknown>> = {
  'landing page': ({ see }) => see('//html[@data-hydrated]//h1'),
  catalogue: async ({ press, see }) => {
    await press(link('Get started'))
    await see(link('See Details: Git and Version Control'))
  },
  search: async ({ type, see }) => {
    await type('//input[@type="search"]', 'git')
    await see('//search//*[@role="status"][contains(., " of ")]')
  },
  course: async ({ press, see }) => {
    await press(link('See Details: Git and Version Control'))
    await see(heading('Git and Version Control'))
    // The last thing of the page to come.
    await see('//h2[@id="related"]')
  },
  login: async ({ press, see }) => {
    await press(link('Premium Access'))
    await see(button('Login'))
  },
  checkout: async ({ press, see, type }, { email, password }) => {
    await type('//input[@name="email"]', email)
    await type('//input[@name="password"]', password)
    await press(button('Login'))
    await see(button('Enrol Now'))
  },
  'checkout in the dark theme, with the toast': async ({ press, see }) => {
    await press(button('Enrol Now'))
    await see(text(toasts.enrolled))
    await press('//header//button[@role="switch"]')
    await see('//html[@data-theme="dark"]')
  },
}

/** Where the landmarks are, as `x, y, width, height` in CSS px, and how high the page is. */
const layoutNow = `Promise.all([
  document.fonts.ready,
  ...document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().iterations === 1)
    .map(({ finished }) => finished.catch(() => {})),
]).then(() => JSON.stringify({
  height: document.documentElement.scrollHeight,
  landmarks: ${JSON.stringify(landmarks)}.map((name) => {
    const { x, y, width, height } = document.querySelector(name).getBoundingClientRect()
    return [x, y + scrollY, width, height]
  }),
}))`

type Layout = { height: number; landmarks: number[][] }

/** Travels in one browser: the layouts by stop, and what ended the journey before its last. */
async function layoutsIn(name: string, start: () => Promise<Browser>): Promise<Record<string, Layout>> {
  const layouts: Record<string, Layout> = {}
  // Short, so that every browser has it on one line.
  const student = { email: `${randomUUID().slice(0, 8)}@example.com`, password: 'correct horse 1!' }
  const uid = await auth.createAccount({ ...student, displayName: 'Test Student', verified: true })
  let browser: Browser | undefined
  try {
    browser = await start()
    const { evaluate, open, picture, resize, version } = browser
    await resize(width, height)
    await open(site)
    // Some browsers count their own bars, or the page's scroll bar, as a part of it.
    const size = await evaluate('JSON.stringify([document.documentElement.clientWidth, innerHeight])')
    const [innerWidth, innerHeight] = JSON.parse(String(size))
    await resize(2 * width - innerWidth, 2 * height - innerHeight)
    for (const [stop, go] of Object.entries(journey)) {
      await go(browser, student)
      layouts[stop] = JSON.parse(String(await evaluate(layoutNow)))
      await writeFile(new URL(`${stop.replaceAll(/\W+/g, '-')}-${name}.png`, folder), await picture())
    }
    console.log(`${name}: ${version}, went to the end`)
  } catch (error) {
    console.log(`${name}: stopped after "${Object.keys(layouts).at(-1) ?? 'nothing'}": ${String(error)}`)
  } finally {
    await browser?.close()
    await auth.deleteAccounts([uid])
  }
  return layouts
}

/** What differs from the reference by more than the tolerance, in words. */
function differences(found: Layout | undefined, reference: Layout | undefined): string[] {
  if (!found || !reference) return ['not reached']
  return landmarks.flatMap((name, index) => {
    const sides = found.landmarks[index]?.map((side, at) => Math.abs(side - (reference.landmarks[index]?.[at] ?? 0)))
    const px = Math.max(...(sides ?? []))
    return px > tolerance ? [`${name} by ${px.toFixed(1)} px`] : []
  })
}

/** Installs what is missing of Debian's packages, after asking. */
async function installMissing(): Promise<void> {
  const packages = {
    '/usr/bin/firefox-esr': 'firefox-esr',
    WebKitWebDriver: 'webkit2gtk-driver',
    'xvfb-run': 'xvfb',
    xauth: 'xauth',
  }
  const missing = Object.entries(packages)
    .filter(([command]) => spawnSync('which', [command]).status !== 0)
    .map(([, name]) => name)
  if (missing.length === 0) return
  const sudo = process.getuid?.() === 0 ? '' : 'sudo '
  const command = `${sudo}apt-get update -qq && ${sudo}apt-get install -y --no-install-recommends ${missing.join(' ')}`
  if (!process.argv.includes('--yes')) {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    const answer = await terminal.question(`Not here: ${missing.join(', ')}. Run "${command}"? [y/N] `)
    terminal.close()
    if (!/^y/i.test(answer)) process.exit(1)
  }
  if (spawnSync(command, { shell: true, stdio: 'inherit' }).status !== 0) process.exit(1)
}

await installMissing()
await mkdir(folder, { recursive: true })
const results: Record<string, Record<string, Layout>> = {}
for (const [name, start] of Object.entries(starts)) results[name] = await layoutsIn(name, start)
const table: Record<string, Record<string, string>> = {}
for (const stop of Object.keys(journey)) {
  const row: Record<string, string> = (table[stop] = {})
  for (const [name, layouts] of Object.entries(results)) {
    const found = differences(layouts[stop], results['chromium']?.[stop])
    if (found.length > 0) process.exitCode = 1
    row[name] = found.join(', ') || `${layouts[stop]?.height} px high`
  }
}
console.table(table)
console.log(`Pictures: ${folder.pathname}`)
