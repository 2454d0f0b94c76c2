/**
 * `pnpm browsers`: the main journey, with the PDF of a course, and every other page through Chromium, Firefox and
 * WebKitGTK, on the running site of `pnpm dev`, and what differs in what the three draw. Pictures: `browsers/`.
 * `--yes` installs Debian's packages without asking.
 */
import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline/promises'
import { toasts } from '@syntax-lab/shared/messages'
import { portOf } from '@syntax-lab/shared/ports'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { notFoundPage, pageList } from '@syntax-lab/web/site-pages'
import { type Browser, starts } from './browser-clients.ts'
import { auth } from './identity-provider.ts'
import { openPdf, textsOf } from './pdf.ts'

const site = process.env['BASE_URL'] || `http://localhost:${portOf('WEB_PORT', process.env)}`
const folder = new URL('browsers/', import.meta.url)
const [width, height] = [1280, 800]

/**
 * How far a side of a landmark may be from where Chromium has it, in CSS px: a line of text, which another engine may
 * break at another word.
 */
const tolerance = 32

/** The same for the height of `main` and the place of the footer, as a share of the page: a long one has many lines. */
const heightTolerance = 0.01

const landmarks = ['header', 'h1', 'main', 'footer']

const link = (name: string) => `//a[normalize-space()="${name}" or @aria-label="${name}"]`
const button = (name: string) => `//main//button[normalize-space()="${name}"]`
const heading = (name: string) => `//h1[normalize-space()="${name}"]`
const text = (words: string) => `//*[normalize-space(text())="${words}"]`

type Student = { email: string; password: string }

/** Stops at every page that has one address: opens it, and waits until it is there and not the one before it. */
const everyPage = (isPersonal: boolean) =>
  Object.fromEntries(
    [...pageList, { ...notFoundPage, path: '/nowhere', isPersonal: undefined }]
      .filter((page) => !page.path.includes(':') && Boolean(page.isPersonal) === isPersonal)
      .map(({ path, title }) => [
        path,
        async ({ open, see }: Browser) => {
          await open(site + path)
          await see(`//html[@data-hydrated][.//title[starts-with(., "${title} ")]]`)
        },
      ]),
  )

/** The way to each stop from the one before it; what it returns has to be the same in every browser. */
const journey: Record<string, (browser: Browser, student: Student) => Promise<string | void>> = {
  ...everyPage(false),
  catalogue: async ({ open, press, see }) => {
    await open(site)
    await see('//html[@data-hydrated]')
    await press(link('Get started'))
    await see(link('See Details: Git and Version Control'))
  },
  search: async ({ type, see }) => {
    await type('//input[@type="search"]', 'git')
    await see('//search//p[@aria-hidden][contains(., " of ")]')
  },
  course: async ({ press, see }) => {
    await press(link('See Details: Git and Version Control'))
    await see(heading('Git and Version Control'))
    // The last thing of the page to come.
    await see('//h2[@id="related"]')
  },
  'PDF of the course': async ({ evaluate, press, see }) => {
    await evaluate(`(${keepPdf})()`)
    await press(button('Download pdf'))
    const pdf = String(await evaluate(`(${readPdf})()`))
    await see(button('Download pdf'))
    return textOfPdf(pdf)
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
  ...everyPage(true),
}

/**
 * Runs in the page: keeps the PDF that is saved next, here and not in a file. A browser's list of downloads would take
 * room and focus from the page.
 */
function keepPdf() {
  HTMLAnchorElement.prototype.dispatchEvent = () => true
  const { createObjectURL } = URL
  Object.assign(window, {
    savedPdf: new Promise((keep) => {
      URL.createObjectURL = (file: Blob) => {
        if (file.type === 'application/pdf') keep(file)
        return createObjectURL(file)
      }
    }),
  })
}

/** Runs in the page: that PDF, as a data URL. */
async function readPdf() {
  const reader = new FileReader()
  reader.readAsDataURL(await Reflect.get(window, 'savedPdf'))
  await new Promise((end) => reader.addEventListener('load', end))
  return reader.result
}

/** The lines of a PDF, page by page. */
async function textOfPdf(url: string): Promise<string> {
  const { pages } = await openPdf(Buffer.from(url.slice(url.indexOf(',')), 'base64'))
  const texts = await Promise.all(pages.map(textsOf))
  return texts.map((page) => page.map((each) => each.text).join('\n')).join('\f')
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

/** The size of the page in the next frame. */
const sizeNow = `new Promise(requestAnimationFrame).then(() =>
  JSON.stringify([document.documentElement.clientWidth, innerHeight]))`

type Layout = { height: number; landmarks: number[][]; text: string | void }

/** Travels in one browser: the layouts by stop, and what ended the journey before its last. */
async function layoutsIn(name: string, start: () => Promise<Browser>): Promise<Record<string, Layout>> {
  const layouts: Record<string, Layout> = {}
  // Short, so that every browser has it on one line.
  const student = { email: `${randomUUID().slice(0, 8)}@example.com`, password: samplePassword }
  const uid = await auth.createAccount({ ...student, displayName: 'Test Student', verified: true })
  let browser: Browser | undefined
  try {
    browser = await start()
    const { evaluate, open, picture, version } = browser
    await open(site)
    await fit(browser)
    for (const [stop, go] of Object.entries(journey)) {
      const found = await go(browser, student)
      layouts[stop] = { ...JSON.parse(String(await evaluate(layoutNow))), text: found }
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

/** Gives the page its size: some browsers count their own bars, or the page's scroll bar, as a part of it. */
async function fit({ evaluate, resize }: Browser): Promise<void> {
  const wanted = { width, height }
  for (let left = 5; left > 0; left -= 1) {
    await resize(wanted.width, wanted.height)
    const [innerWidth, innerHeight] = JSON.parse(String(await evaluate(sizeNow)))
    if (innerWidth === width && innerHeight === height) return
    wanted.width += width - innerWidth
    wanted.height += height - innerHeight
  }
  throw new Error(`its page does not get a size of ${width} × ${height} px`)
}

/** What differs from the reference by more than the tolerance, in words. */
function differences(found: Layout | undefined, reference: Layout | undefined): string[] {
  if (!found || !reference) return ['not reached']
  const ofPage = Math.max(tolerance, reference.height * heightTolerance)
  const moved = landmarks.flatMap((name, index) => {
    const limits = [tolerance, name === 'footer' ? ofPage : tolerance, tolerance, name === 'main' ? ofPage : tolerance]
    const px = (found.landmarks[index] ?? []).map((side, at) =>
      Math.abs(side - (reference.landmarks[index]?.[at] ?? 0)),
    )
    return px.some((each, at) => each > (limits[at] ?? 0)) ? [`${name} by ${Math.max(...px).toFixed(1)} px`] : []
  })
  return found.text === reference.text ? moved : [...moved, 'other text']
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
