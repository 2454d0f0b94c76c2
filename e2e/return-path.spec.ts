import type { Page } from '@playwright/test'
import { toasts } from '@syntax-lab/shared/messages'
import { expect, fillInRegistration, type Fixtures, isFull, open, ready, type Account, test } from './fixtures.ts'

/** Protected addresses, each with a query and a hash; what is encoded in them stays encoded. */
const targets = [
  '/profile?from=mail#name',
  '/checkout/react-from-scratch?from=blog#facts',
  '/checkout/sql-databases?q=a%20b%26c&q=%C3%BC#%E2%82%AC',
  '/checkout/web-security?next=/login&to=https://elsewhere.example/#/register',
  '/checkout/no-such-course?from=%2F%2Felsewhere.example#top',
  '/checkout/git-version-control?tab=1&tab=2#lines:1-20',
] as const

type Visitor = { page: Page; student: Account; provider: Fixtures['provider'] }

/**
 * The ways in, all five at full length. Each starts on `/login`, where the guard has sent the visitor; the last step is
 * the press that logs in.
 */
const ways: Record<string, { toast: string; signIn: (visitor: Visitor) => Promise<void> }> = {
  'a login': { toast: toasts.loggedIn, signIn: logIn },
  'a registration': {
    toast: toasts.accountCreated,
    async signIn({ page, provider }) {
      await toRegister(page)
      await fillInRegistration(page, provider.newEmail())
      await page.getByRole('button', { name: 'Sign up' }).click()
      // The name and the verification mail come after the return; a logout before them would cut them off.
      await expect(page.getByText(toasts.verificationSent, { exact: true })).toBeVisible()
    },
  },
  'a login after looking at the registration': {
    toast: toasts.loggedIn,
    async signIn({ page, student }) {
      await page.reload()
      await ready(page)
      await toRegister(page)
      await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
      await logIn({ page, student })
    },
  },
  // checkout.spec.ts takes each of these two to one address every time.
  ...(isFull && {
    Google: {
      toast: toasts.loggedInWithGoogle,
      signIn: ({ page, provider }) => provider.signIn(page, 'Google'),
    },
    GitHub: {
      toast: toasts.loggedInWithGitHub,
      signIn: ({ page, provider }) => provider.signIn(page, 'GitHub'),
    },
  }),
}

async function toRegister(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await expect(page).toHaveURL('/register')
}

async function logIn({ page, student: { email, password } }: Pick<Visitor, 'page' | 'student'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

for (const [index, [way, { toast, signIn }]] of Object.entries(ways).entries()) {
  // Every address is there each time; each address by each way at full length.
  const tried = targets.filter((_, target) => isFull || target % Object.keys(ways).length === index)
  test(`P19 ${way} leads back to the exact place, from ${tried.length} of ${targets.length} addresses @smoke`, async ({
    page,
    newStudent,
    provider,
    baseURL,
  }) => {
    test.setTimeout(60_000 + tried.length * 6_000)
    const student = await newStudent()
    for (const target of tried) {
      await open(page, target)
      await expect(page).toHaveURL('/login')
      await signIn({ page, student, provider })
      await expect(page.getByText(toast, { exact: true })).toBeVisible()
      await expect.poll(() => page.url()).toBe(new URL(target, baseURL).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page).toHaveURL('/login')
    }
  })
}
