// @vitest-environment jsdom
import { toasts } from '@syntax-lab/shared/messages'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { toast } from 'react-hot-toast'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createFakeGateway, authError, type FakeGateway, never, student } from '#testing/fake-gateway.ts'
import { describedBy } from '#testing/described-by.ts'
import { renderAt } from '#testing/render-at.tsx'

const reload = vi.fn<() => void>()
const assign = vi.fn<(address: string) => void>()

beforeEach(() => standAt('/profile'))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function standAt(path: string) {
  vi.stubGlobal(
    'location',
    Object.assign(new URL(path, 'http://localhost'), { reload: reload.mockReset(), assign: assign.mockReset() }),
  )
}

const fullName = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Full name' })
const photoUrl = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Photo URL' })
const update = () => screen.getByRole('button', { name: /^Updat/ })

async function openProfile(gateway: FakeGateway = createFakeGateway({ user: student })) {
  const app = renderAt('/profile', { gateway })
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  return app
}

test('starts with what is known; the email can be read, not changed', async () => {
  const { visitor } = await openProfile()
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  await visitor.type(email, 'x')
  expect([email.value, email.readOnly, fullName().value, photoUrl().value]).toEqual([
    student.email,
    true,
    student.displayName,
    student.photoURL,
  ])
})

test('P27 browsers find what they fill in', async () => {
  await openProfile()
  expect([fullName(), photoUrl()].map(({ type, autocomplete }) => [type, autocomplete])).toEqual([
    ['text', 'name'],
    ['url', 'photo'],
  ])
})

test('a student of whom nothing is known yet has empty fields, and keeps them empty', async () => {
  const gateway = createFakeGateway({ user: { ...student, displayName: null, photoURL: null, email: null } })
  const { visitor } = await openProfile(gateway)
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  expect([email.value, fullName().value, photoUrl().value]).toEqual(['', '', ''])
  expect(describedBy(photoUrl())).toBe('An https:// address. Leave it empty for no photo.')
  const said = within(screen.getByRole('main')).getAllByRole('status')
  expect(said.map(({ textContent }) => textContent).join('')).toBe('')
  expect(screen.getByText('No name yet')).toBeTruthy()
  expect(screen.getByText('Your profile')).toBeTruthy()
  // Blanks around a name are not part of it.
  await visitor.type(fullName(), ' Ada ')
  expect(screen.getAllByText('Ada', { trim: false })).toHaveLength(2)
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls).toEqual([{ name: 'updateProfile', args: [{ displayName: 'Ada' }] }])
})

test('what one student has typed is not shown to another', async () => {
  const { visitor, gateway } = await openProfile()
  await visitor.type(fullName(), ' Junior')
  act(() => gateway.emit({ ...student, uid: 'u2', displayName: 'Student Two' }))
  await waitFor(() => expect(fullName().value).toBe('Student Two'))
})

test('sets name and photo, says so, reloads, and says it once more after the reload', async () => {
  const { visitor, gateway, unmount } = await openProfile()
  await visitor.clear(fullName())
  await visitor.type(fullName(), 'Another Name')
  await visitor.clear(photoUrl())
  await visitor.type(photoUrl(), 'https://photos.test/two.png')
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(gateway.calls).toEqual([
    { name: 'updateProfile', args: [{ displayName: 'Another Name', photoURL: 'https://photos.test/two.png' }] },
  ])
  expect(screen.getByRole('link', { name: /^Profile/ }).getAttribute('title')).toBe('Another Name')
  expect(Object.keys(sessionStorage)).toEqual(['toast-after-reload'])
  // A reload takes away what is on the screen.
  unmount()
  toast.remove()
  await openProfile()
  expect(await screen.findAllByText(toasts.profileUpdated)).toHaveLength(1)
  expect(sessionStorage).toHaveLength(0)
})

test('an address of a photo that was emptied is sent as empty', async () => {
  const { visitor, gateway } = await openProfile()
  await visitor.clear(photoUrl())
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls).toEqual([{ name: 'updateProfile', args: [{ photoURL: '' }] }])
})

test('P44 blanks around what is stored are nothing that an Update sends', async () => {
  const stored = { ...student, displayName: ` ${student.displayName} `, photoURL: ` ${student.photoURL} ` }
  const { visitor, gateway } = await openProfile(createFakeGateway({ user: stored }))
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls).toEqual([{ name: 'updateProfile', args: [{}] }])
})

test('a profile whose address ends with a slash is loaded anew under its own', async () => {
  standAt('/profile/')
  const { visitor } = await openProfile()
  await visitor.click(update())
  await waitFor(() => expect(assign.mock.calls).toEqual([['/profile']]))
  expect(reload).not.toHaveBeenCalled()
})

test('P43 an Update that ends after the student has gone elsewhere tells, and calls nobody back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { visitor, router, address } = await openProfile(
    createFakeGateway({ user: student, outcomes: { updateProfile: promise } }),
  )
  await visitor.type(fullName(), ' Junior')
  await visitor.click(update())
  await act(() => router.navigate('/faq'))
  resolve()
  await screen.findByText(toasts.profileUpdated)
  expect(address()).toBe('/faq')
  expect(reload).not.toHaveBeenCalled()
  expect(assign).not.toHaveBeenCalled()
})

test('a login that has ended costs nothing that was typed', async () => {
  const gateway = createFakeGateway({
    user: student,
    outcomes: { updateProfile: authError('auth/user-token-expired', 'It is over.') },
  })
  const { visitor } = await openProfile(gateway)
  await visitor.type(fullName(), ' Junior')
  await visitor.click(update())
  await screen.findByText('It is over.')
  act(() => gateway.emit(null))
  await screen.findByRole('heading', { level: 1, name: 'Login' })
  delete gateway.outcomes.updateProfile
  act(() => gateway.emit(student))
  await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  expect(fullName().value).toBe(`${student.displayName} Junior`)
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls.at(-1)).toEqual({
    name: 'updateProfile',
    args: [{ displayName: `${student.displayName} Junior` }],
  })
})

test('P24 what was typed is there after another page, and not after a logout on that page', async () => {
  const gateway = createFakeGateway({ user: student })
  const { visitor, router } = await openProfile(gateway)
  const backFrom = async (path: string, news: () => void) => {
    await act(() => router.navigate(path))
    act(news)
    await act(() => router.navigate('/profile'))
    await screen.findByRole('heading', { level: 1, name: 'Update Your Profile' })
  }
  await visitor.type(fullName(), ' Junior')
  await backFrom('/faq', () => gateway.emit({ ...student }))
  expect(fullName().value).toBe(`${student.displayName} Junior`)
  await backFrom('/faq', () => {
    gateway.emit(null)
    gateway.emit(student)
  })
  expect(fullName().value).toBe(student.displayName)
})

test('P44 a name that was changed in another tab is followed, and not sent back as it was before', async () => {
  const { visitor, gateway } = await openProfile()
  await visitor.type(photoUrl(), '?large')
  act(() => gateway.emit({ ...student, displayName: 'Renamed Elsewhere', photoURL: 'https://photos.test/other.png' }))
  await waitFor(() => expect(fullName().value).toBe('Renamed Elsewhere'))
  expect(photoUrl().value).toBe(`${student.photoURL}?large`)
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls).toEqual([{ name: 'updateProfile', args: [{ photoURL: `${student.photoURL}?large` }] }])
})

test.each([
  ['a name of blanks', fullName, '   '],
  ['a photo that is no address', photoUrl, 'banana'],
] as const)('%s is not sent', async (_name, field, value) => {
  const { visitor, gateway } = await openProfile()
  await visitor.clear(field())
  await visitor.type(field(), value)
  await visitor.click(update())
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(gateway.calls).toEqual([])
})

test('P15 where storage is blocked the update still works, and no reload ends the login', async () => {
  const { visitor } = await openProfile()
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Blocked', 'SecurityError')
  })
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  await waitFor(() => expect(update().getAttribute('aria-busy')).toBeNull())
  expect(reload).not.toHaveBeenCalled()
})

test('P12 offline an Update that changes nothing takes the page from nobody', async () => {
  const { visitor } = await openProfile()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  await waitFor(() => expect(update().getAttribute('aria-busy')).toBeNull())
  expect(reload).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
})

test('P35 without a name nothing is sent: text beside the field, focus on it', async () => {
  const { visitor, gateway } = await openProfile()
  await visitor.clear(fullName())
  await visitor.type(photoUrl(), '?large')
  await visitor.click(update())
  expect(fullName().getAttribute('aria-invalid')).toBe('true')
  expect(describedBy(fullName())).toContain('Please fill in this field.')
  expect(document.activeElement).toBe(fullName())
  expect(photoUrl().value).toBe(`${student.photoURL}?large`)
  expect(gateway.calls).toEqual([])
})

test('P35 a failure: the provider’s sentence as a toast, nothing typed is lost, no reload', async () => {
  const gateway = createFakeGateway({
    user: student,
    outcomes: { updateProfile: authError('auth/internal-error', 'One sentence.') },
  })
  const { visitor } = await openProfile(gateway)
  await visitor.type(fullName(), ' Junior')
  await visitor.click(update())
  expect((await screen.findByRole('alert')).textContent).toBe('One sentence.')
  expect(fullName().value).toBe(`${student.displayName} Junior`)
  expect(reload).not.toHaveBeenCalled()
})

test('P21 ten fast clicks and Enter make one update; the button says that it is busy', async () => {
  const { gateway } = await openProfile(createFakeGateway({ user: student, outcomes: { updateProfile: never } }))
  for (let press = 0; press < 10; press += 1) fireEvent.click(update())
  fireEvent.submit(update())
  expect(gateway.calls).toHaveLength(1)
  expect([update().textContent, update().getAttribute('aria-busy')]).toEqual(['Updating…', 'true'])
})

test('a photo address without a picture is told beside the field, and saved all the same', async () => {
  const { visitor, gateway } = await openProfile()
  const preview = screen.getByRole('region', { name: 'preview' })
  expect(describedBy(photoUrl())).not.toContain("couldn't load a picture")
  await visitor.type(photoUrl(), '?gone')
  await waitFor(() => expect(preview.querySelector('img')?.src).toBe(`${student.photoURL}?gone`))
  fireEvent.error(preview.querySelector('img') ?? preview)
  expect(describedBy(photoUrl())).toContain("We couldn't load a picture from this address.")
  expect(
    screen.getByText("We couldn't load a picture from this address.", {
      selector: '[role=status]',
    }),
  ).toBeTruthy()
  expect(photoUrl().hasAttribute('aria-invalid')).toBe(false)
  await visitor.click(update())
  await screen.findByText(toasts.profileUpdated)
  expect(gateway.calls).toEqual([{ name: 'updateProfile', args: [{ photoURL: `${student.photoURL}?gone` }] }])
  await visitor.type(photoUrl(), '2')
  expect(describedBy(photoUrl())).not.toContain("couldn't load a picture")
})

test('that the last address had no picture is not told of the one that is typed meanwhile', async () => {
  await openProfile()
  const preview = screen.getByRole('region', { name: 'preview' })
  const picture = preview.querySelector('img')
  fireEvent.input(photoUrl(), { target: { value: 'https://photos.test/new.png' } })
  expect(picture?.src).toBe(student.photoURL)
  fireEvent.error(picture ?? preview)
  await waitFor(() => expect(preview.querySelector('img')?.src).toBe('https://photos.test/new.png'))
  expect(describedBy(photoUrl())).not.toContain("couldn't load a picture")
})

test('the preview asks for the picture at an address that is being typed once it has been left alone', async () => {
  const { visitor } = await openProfile()
  const preview = screen.getByRole('region', { name: 'preview' })
  const picture = preview.querySelector('img')
  // From here on the page listens.
  await visitor.type(fullName(), '!')
  await within(preview).findAllByText(`${student.displayName}!`)
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  for (const value of ['https://photos.te', 'https://photos.test/two.png']) {
    fireEvent.input(photoUrl(), { target: { value } })
    act(() => void vi.advanceTimersByTime(300))
    expect(picture?.src).toBe(student.photoURL)
  }
  act(() => void vi.advanceTimersByTime(100))
  expect(picture?.src).toBe('https://photos.test/two.png')
})

test('the preview follows what is typed, and shows the default icon for an address that is not safe', async () => {
  const { visitor } = await openProfile()
  const preview = screen.getByRole('region', { name: 'preview' })
  expect(preview.querySelector('img')?.src).toBe(student.photoURL)
  await visitor.clear(photoUrl())
  await visitor.type(photoUrl(), 'javascript:alert(1)')
  await waitFor(() => expect(preview.querySelector('img')).toBeNull())
  expect(preview.querySelector('[data-default-icon]')).toBeTruthy()
  await visitor.clear(fullName())
  await visitor.type(fullName(), '  ')
  expect(preview.textContent).toContain('No name yet')
})
