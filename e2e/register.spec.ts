import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { emailRules, passwordRules, photoRules } from '@syntax-lab/shared/validation'
import { answer } from './course-api.ts'
import { refusal } from './identity-provider.ts'
import { expect, fillInRegistration, newcomer, open, requestsOf, skipUnlessProduction, test } from './fixtures.ts'
import { settled } from './test-pages.ts'

const signUp = (page: Page) => page.getByRole('button', { name: 'Sign up' })
const creations = (requests: string[]) => requests.filter((request) => request.includes('accounts:signUp'))

test('P35 Sign up creates nothing while a field is empty or breaks a rule, and says so beside each', async ({
  page,
}) => {
  const requests = requestsOf(page)
  await open(page, '/register')
  await signUp(page).click()
  for (const label of ['Full name', 'Photo URL', 'Email', 'Password']) {
    await expect(page.getByLabel(label)).toHaveAttribute('required')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/Please fill in this field/)
  }
  await expect(page.getByLabel('Full name')).toBeFocused()
  await page.getByLabel('Photo URL').fill('https://example.com/photo.png')
  await page.getByLabel('Email').fill('no address')
  await signUp(page).click()
  await expect(page.getByLabel('Full name')).toBeFocused()
  for (const label of ['Full name', 'Email', 'Password']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAccessibleDescription(/\w{3}/)
  }
  const colorOf = (text: string) =>
    page
      .getByText(text)
      .first()
      .evaluate((message) => getComputedStyle(message).color)
  const hint = 'The address of any picture'
  expect(await colorOf('Please fill in this field'), 'an error looks like one').not.toBe(await colorOf(hint))
  await expect(page.getByLabel('Photo URL')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Photo URL')).toHaveValue('https://example.com/photo.png')
  await expect(page.getByLabel('Email')).toHaveValue('no address')
  // To Chromium that is an address; no picture is there.
  await page.getByLabel('Photo URL').fill('https://photos example/new.png')
  await signUp(page).click()
  await expect(page.getByLabel('Photo URL')).toHaveAccessibleDescription('A full https:// address, without spaces')

  for (const { message, email, password } of [
    { email: 'nobody', password: newcomer.password, message: emailRules[0]?.message ?? 'no rule' },
    { email: 'a@b.example', password: 'abcdefghijklmnop', message: passwordRules[2]?.message ?? 'no rule' },
  ]) {
    await fillInRegistration(page, email, password)
    await signUp(page).click()
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible()
  }
  await expect(page).toHaveURL('/register')
  expect(creations(requests)).toEqual([])
})

test('P35 an error that shows when its field is left moves nothing under the pointer', async ({ page }) => {
  await page.goto('/register')
  await settled(page)
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 1200 })
    const place = () => signUp(page).evaluate((button) => button.getBoundingClientRect().top + scrollY)
    const before = await place()
    for (const [label, text, rule] of [
      ['Photo URL', 'github.com/me.png', photoRules[0]],
      ['Email', 'nobody', emailRules[0]],
      ['Password', 'abc', passwordRules[0]],
    ] as const) {
      await page.getByLabel(label).fill(text)
      await page.getByLabel(label).blur()
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(
        new RegExp(`^✗? ?${RegExp.escape(rule?.hint ?? 'no rule')}`),
      )
      expect.soft(await place(), `${label} at ${width} px`).toBe(before)
      await page.getByLabel(label).fill('')
      await page.getByLabel(label).blur()
    }
  }
})

test('sign-up goes account, toast, return, name and photo, verification mail, toast', async ({ page, provider }) => {
  const steps: string[] = []
  await page.exposeFunction('tell', (step: string) => steps.push(step))
  await page.addInitScript(watchSignUp)
  await open(page, '/checkout/sql-databases')
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await fillInRegistration(page, provider.newEmail())
  // Pasted with blanks, which are no part of it.
  await page.getByLabel('Photo URL').fill(` ${newcomer.photo} `)
  steps.length = 0
  await signUp(page).click()
  await expect(page.getByText(toasts.verificationSent, { exact: true })).toBeVisible()

  await expect
    .poll(() => steps)
    .toEqual([
      'POST accounts:signUp',
      toasts.accountCreated,
      'to /checkout/sql-databases',
      `POST accounts:update ${newcomer.name} ${newcomer.photo}`,
      'POST accounts:sendOobCode VERIFY_EMAIL',
      toasts.verificationSent,
    ])
})

test("an address that has an account gets the provider's message, and nothing typed is lost", async ({
  page,
  newStudent,
}) => {
  const { email } = await newStudent()
  await open(page, '/register')
  await fillInRegistration(page, email)
  await signUp(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'Firebase: The email address is already in use by another account. (auth/email-already-in-use).',
  )
  await expect(page.getByText('An account with this email address already exists.')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue(newcomer.name)
  await expect(page.getByLabel('Password')).toHaveValue(newcomer.password)
})

/** Runs in the page, where everything has one order: calls to the provider, places and toasts. */
function watchSignUp() {
  const tell = (step: string) => Reflect.get(globalThis, 'tell')(step)
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    const call = /accounts:(signUp|update|sendOobCode)/.exec(input instanceof Request ? input.url : String(input))?.[0]
    const { displayName, photoUrl, requestType } = JSON.parse(typeof init?.body === 'string' && call ? init.body : '{}')
    if (call) tell(['POST', call, displayName, photoUrl, requestType].filter(Boolean).join(' '))
    return fetch(input, init)
  }
  const replaceState = history.replaceState.bind(history)
  history.replaceState = (state, unused, url) => {
    const before = location.pathname
    replaceState(state, unused, url)
    if (location.pathname !== before) tell(`to ${location.pathname}`)
  }
  const seen = new WeakSet<Element>()
  new MutationObserver(() => {
    for (const toast of document.querySelectorAll(
      '[data-rht-toaster] [role=status], [data-rht-toaster] [role=alert]',
    )) {
      if (!seen.has(toast)) tell(toast.textContent ?? '')
      seen.add(toast)
    }
  }).observe(document, { childList: true, subtree: true })
}

// The provider's stand-in is there for the window's code.
test('P46 a domain from which no window may open is told to the owner', async ({ page, provider: _standIn }) => {
  await skipUnlessProduction()
  await page.route(/identitytoolkit\.googleapis\.com\/v1\/projects\?/, answer({ authorizedDomains: ['other.example'] }))
  await open(page, '/register')
  const google = page.getByRole('button', { name: 'Google' })
  await expect(google).toHaveText('Continue with Google')
  const warned = page.waitForEvent('console', (message) => message.type() === 'warning')
  await google.click()
  expect((await warned).text()).toContain('Authorized domains')
})

test("a content blocker that stops Google's script is named on /register", async ({ page, provider: _standIn }) => {
  await skipUnlessProduction()
  await page.route('https://apis.google.com/**', (route) => route.abort())
  await open(page, '/register')
  const google = page.getByRole('button', { name: 'Google' })
  await expect(google).toHaveText('Continue with Google')
  await google.click()
  await expect(page.getByText('allow apis.google.com')).toBeVisible()
})

test('P46 a registration and a login by email that are switched off are told to the owner', async ({
  page,
  provider,
}) => {
  await page.route(/accounts:sign(Up|InWithPassword)/, (route) => route.fulfill(refusal('OPERATION_NOT_ALLOWED')))
  const warning = () => page.waitForEvent('console', (message) => message.text().includes('Sign-in method'))
  const email = provider.newEmail()
  await open(page, '/register')
  await fillInRegistration(page, email)
  await Promise.all([warning(), signUp(page).click()])
  await open(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(newcomer.password)
  await Promise.all([warning(), page.getByRole('main').getByRole('button', { name: 'Login' }).click()])
})
