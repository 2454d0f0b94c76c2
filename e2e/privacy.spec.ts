import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { samplePassword } from '@syntax-lab/shared/sample-password'
import { expect, open, skipUnlessProduction, test, verifyElsewhere } from './fixtures.ts'
import { turnTo, visitorPaths } from './test-pages.ts'

/** The host of the profile photo; the text says that a photo's own address is asked. */
const photoHost = 'photos.example'

/** Every host that the page and the frames in it contact from now on; the set grows while the test runs. */
function hostsOf(page: Page): Set<string> {
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(host)
  })
  return hosts
}

/**
 * Every key and database that the site keeps in the browser from now on, those that it soon removes included; `lasting`
 * are those of them that a closed tab leaves behind.
 */
async function storedKeysOf(page: Page): Promise<{ keys: Set<string>; lasting: Set<string> }> {
  const [keys, lasting] = [new Set<string>(), new Set<string>()]
  await page.exposeFunction('noteKey', (key: string, isLasting: boolean) => {
    keys.add(key)
    if (isLasting) lasting.add(key)
  })
  await page.addInitScript(() => {
    const note = (key: unknown, owner: unknown) => Reflect.get(window, 'noteKey')(String(key), owner !== sessionStorage)
    // Storage of the frames of others is theirs.
    if (window !== top) return
    // What the page before this one has kept in its last moment.
    for (const storage of [localStorage, sessionStorage]) Object.keys(storage).forEach((key) => note(key, storage))
    for (const [owner, name] of [
      [Storage.prototype, 'setItem'],
      [IDBFactory.prototype, 'open'],
    ] as const) {
      const original: (...parameters: unknown[]) => unknown = Reflect.get(owner, name)
      Reflect.set(owner, name, function (this: unknown, ...parameters: unknown[]) {
        note(parameters[0], this)
        return original.apply(this, parameters)
      })
    }
  })
  return { keys, lasting }
}

/** The first column of the table with this caption. */
const listed = (page: Page, caption: string) =>
  page.getByRole('table', { name: caption }).getByRole('rowheader').allInnerTexts()

test('P55 every host contacted and every key stored on the whole journey is named in the privacy text', async ({
  page,
  context,
  baseURL,
  provider,
}) => {
  await skipUnlessProduction()
  const hosts = hostsOf(page)
  const { keys, lasting } = await storedKeysOf(page)
  const email = provider.newEmail()
  const logOut = async () => {
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText(toasts.loggedOut)).toBeVisible()
  }

  await open(page, '/')
  await page.getByRole('switch', { name: 'Dark theme' }).click()
  await page.getByRole('link', { name: 'Get started' }).click()
  await page.getByRole('link', { name: 'See Details: Git and Version Control' }).click()
  await page.getByRole('button', { name: 'Keep: Git and Version Control' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download pdf' }).click()
  await download
  await page.getByRole('link', { name: 'Premium Access' }).click()
  await provider.signIn(page, 'Google')
  await expect(page).toHaveURL('/checkout/git-version-control')
  await logOut()
  await open(page, '/checkout/git-version-control')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await page.getByLabel('Full name').fill('Journey Student')
  await page.getByLabel('Photo URL').fill(`https://${photoHost}/photo.png`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(samplePassword)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await expect(page.getByText(toasts.verificationSent)).toBeVisible()
  await verifyElsewhere(email)
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByRole('button', { name: 'Enrol Now' }).click()
  await expect(page.getByText(toasts.enrolled)).toBeVisible()
  await page.getByRole('link', { name: 'Profile' }).click()
  const reloaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Update', exact: true }).click()
  await reloaded
  await expect(page.getByText(toasts.profileUpdated)).toBeVisible()
  await logOut()
  await open(page, '/')
  // The privacy text is on the last one; /home is / once more.
  for (const path of [...visitorPaths.filter((each) => !['/', '/home', '/faq'].includes(each)), '/faq'])
    await turnTo(page, path)

  const namedHosts = await listed(page, 'Servers that your browser contacts')
  hosts.delete(photoHost)
  const site = new URL(baseURL ?? '').host
  expect([...hosts].map((host) => (host === site ? 'this site' : host)).toSorted()).toEqual(namedHosts.toSorted())

  const namedKeys = await listed(page, 'What your browser keeps')
  const isNamed = (key: string) =>
    namedKeys.some((name) => (name.endsWith('*') ? key.startsWith(name.slice(0, -1)) : key === name))
  expect([...keys].filter((key) => !isNamed(key))).toEqual([])
  const login = expect.stringMatching(/^firebase:authUser:/)
  expect([...keys]).toEqual(expect.arrayContaining(['theme', 'shortlist', 'signed-in', login]))
  const untilClosed = await page
    .getByRole('row')
    .filter({ hasText: 'The tab is closed' })
    .getByRole('rowheader')
    .allInnerTexts()
  expect(untilClosed.length).toBeGreaterThan(0)
  expect([...lasting]).toContain('theme')
  expect(untilClosed.filter((key) => lasting.has(key))).toEqual([])
  expect((await context.cookies(baseURL)).map(({ name }) => name)).toEqual([])
})
