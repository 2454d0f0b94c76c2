// @vitest-environment jsdom
import { emailRules, fieldRequired, type Rule } from '@syntax-lab/shared/validation'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast, useToasterStore } from 'react-hot-toast'
import { afterEach, expect, test, vi } from 'vitest'
import { Field } from '#components/field.tsx'
import { authError } from '#testing/fake-gateway.ts'
import { describedBy } from '#testing/described-by.ts'
import { forgetDrafts, hasTypedText } from './drafts.ts'
import { useForm } from './use-form.ts'

const fourDigits: Rule = { hint: 'Four digits', isMet: (code) => /^\d{4}$/.test(code) }
const noBlank: Rule = { hint: 'No blanks', message: 'A code without blanks, please', isMet: (code) => !/\s/.test(code) }
const short: Rule = { hint: 'Ten letters', message: 'A shorter nickname, please', isMet: (name) => name.length <= 10 }
const fields = {
  email: { rules: emailRules },
  code: { rules: [noBlank, fourDigits] },
  phrase: {},
  nickname: { rules: [short], isTrimmed: true, isOptional: true },
}
const [badEmail] = emailRules.map(({ message }) => message)
const names = ['email', 'code', 'phrase', 'nickname'] as const

type Submit = Parameters<typeof useForm<keyof typeof fields>>[0]['onSubmit']

function TestForm({ onSubmit }: { onSubmit: Submit }) {
  const form = useForm({ draftKey: 'test', fields, onSubmit })
  const toasts = useToasterStore().toasts.filter(({ visible }) => visible)
  return (
    <form {...form.props}>
      {names.map((name) => (
        <Field key={name} label={name} {...form.field(name)} />
      ))}
      <p role="note">{form.advice}</p>
      <button type="submit">Send</button>
      <output>{toasts.map(({ message }) => String(message)).join()}</output>
    </form>
  )
}

afterEach(() => {
  cleanup()
  act(() => toast.remove())
  forgetDrafts()
})

function openForm(onSubmit: Submit = async () => {}) {
  const user = userEvent.setup()
  const sent = vi.fn<Submit>(onSubmit)
  render(<TestForm onSubmit={sent} />)
  const field = (name: (typeof names)[number]) => screen.getByLabelText<HTMLInputElement>(name)
  return {
    user,
    sent,
    field,
    async type(values: Partial<Record<(typeof names)[number], string>>) {
      for (const name of names) if (values[name]) await user.type(field(name), values[name])
    },
    /** As a browser does it, which leaves no field. */
    fillIn(values: Partial<Record<(typeof names)[number], string>>) {
      for (const name of names) field(name).value = values[name] ?? ''
    },
    send: () => user.click(screen.getByRole('button')),
    errors: () => names.map((name) => (field(name).hasAttribute('aria-invalid') ? describedBy(field(name)) : '')),
    toasts: () => screen.getByRole('status').textContent,
    advice: () => screen.getByRole('note').textContent,
  }
}

const right = { email: 'a@b.test', code: '1234', phrase: 'secret' }

test('only an optional field may be left empty, and says so to the browser', async () => {
  const { send, sent, errors, toasts, field } = openForm()
  expect(names.map((name) => field(name).required)).toEqual([true, true, true, false])
  await send()
  expect(errors()).toEqual([`✗ ${fieldRequired}`, `✗ ${fieldRequired}`, `✗ ${fieldRequired}`, ''])
  expect([document.activeElement, toasts()]).toEqual([field('email'), ''])
  expect(sent).not.toHaveBeenCalled()
})

test('each wrong field says what is wrong; the toast and the focus are for the first', async () => {
  const { fillIn, send, sent, errors, toasts, field } = openForm()
  fillIn({ email: 'a@b.test', code: '1 2', phrase: 'secret', nickname: 'x'.repeat(11) })
  await send()
  expect(errors()).toEqual(['', '✗ No blanks', '', '✗ Ten letters'])
  expect([document.activeElement, toasts()]).toEqual([field('code'), noBlank.message])
  expect(sent).not.toHaveBeenCalled()
})

test('the toast is that of the first broken rule that has one', async () => {
  const { fillIn, send, toasts, field } = openForm()
  fillIn({ code: '12', phrase: 'secret', nickname: 'x'.repeat(11) })
  await send()
  expect([document.activeElement, toasts()]).toEqual([field('email'), short.message])
})

test('what is right is sent as it stands in the fields, also what no key has typed', async () => {
  let values: string[] = []
  const { fillIn, send, sent, errors } = openForm(async (read) => void (values = names.map(read)))
  fillIn({ ...right, nickname: 'filled-in' })
  await send()
  expect(sent).toHaveBeenCalledTimes(1)
  expect(values).toEqual(['a@b.test', '1234', 'secret', 'filled-in'])
  expect(errors()).toEqual(['', '', '', ''])
})

test.each([
  ['  ten letter  ', 'ten letter'],
  ['   ', ''],
])('blanks at the ends of a trimmed field do not count: %j', async (nickname, counted) => {
  const { fillIn, field, send, sent, errors } = openForm()
  fillIn({ ...right, phrase: ' secret ', nickname })
  fireEvent.blur(field('nickname'))
  expect(errors()).toEqual(['', '', '', ''])
  await send()
  const [[read] = []] = sent.mock.calls
  expect([read?.('nickname'), read?.('phrase')]).toEqual([counted, ' secret '])
})

test('the toast of a trimmed field goes as soon as its value is right, whatever blanks are around it', () => {
  const { fillIn, field, errors, toasts } = openForm()
  fillIn({ nickname: 'more than ten letters' })
  fireEvent.blur(field('nickname'))
  expect([errors()[3], toasts()]).toEqual(['✗ Ten letters', short.message])
  fireEvent.input(field('nickname'), { target: { value: '  ten letter  ' } })
  expect([errors()[3], toasts()]).toEqual(['', ''])
})

test('the browser itself sends nothing anywhere, before the script has started and after', () => {
  const { field } = openForm()
  const { form } = field('phrase')
  expect(form?.getAttribute('method')).toBe('dialog')
  expect(form && fireEvent.submit(form), 'whether the browser goes on').toBe(false)
})

test('leaving a field judges what stands in it, and an empty one not yet', async () => {
  const { user, type, errors, toasts } = openForm()
  await user.tab()
  await user.tab()
  expect(errors()).toEqual(['', '', '', ''])
  await type({ email: 'nobody', code: '12' })
  await user.tab()
  expect(errors()).toEqual(['✗ An address like name@example.com', '✗ Four digits', '', ''])
  expect(toasts()).toBe(badEmail)
})

test('while a wrong value is put right its error follows; no other value is judged while it is typed', async () => {
  const { user, type, send, errors, field } = openForm()
  await type({ code: ' 123' })
  expect(errors()).toEqual(['', '', '', ''])
  await send()
  expect(errors()[1]).toBe('✗ No blanks')
  await user.type(field('code'), '{Home}{Delete}')
  expect(errors()[1]).toBe('✗ Four digits')
  await user.type(field('code'), '4')
  expect(errors()[1]).toBe('')
  await user.clear(field('code'))
  expect(errors()).toEqual([`✗ ${fieldRequired}`, '', `✗ ${fieldRequired}`, ''])
})

test('the toast about a value that is right by now goes when it is sent, another one stays', async () => {
  const { user, type, send, toasts, field } = openForm()
  await type({ ...right, email: 'nobody' })
  await user.tab()
  expect(toasts()).toBe(badEmail)
  act(() => void toast('Of another part of the page'))
  await user.type(field('email'), '@b.test')
  await send()
  expect(toasts()).toBe('Of another part of the page')
})

test('a failure that is about a field stands beside it and has the focus, until the value is another', async () => {
  const { user, type, send, errors, toasts, advice, field } = openForm(async () => {
    throw authError('auth/email-already-in-use', 'Taken.')
  })
  await type(right)
  await send()
  await waitFor(() => expect(errors()[0]).toMatch(/^✗ An account with this email address already exists\./))
  expect([document.activeElement, toasts(), advice()]).toEqual([field('email'), 'Taken.', ''])
  await user.type(field('email'), 's')
  expect(errors()).toEqual(['', '', '', ''])
})

test.each([
  ['of the whole form', 'auth/too-many-requests', /too many requests from this device/],
  ['about a field that the form does not have', 'auth/weak-password', /^The password is too easy to guess\./],
])('a failure %s is advised about at the end of the form', async (_kind, code, words) => {
  const { type, send, errors, toasts, advice } = openForm(async () => {
    throw authError(code, 'A sentence.')
  })
  await type(right)
  expect(advice()).toBe('')
  await send()
  await waitFor(() => expect([toasts(), advice()]).toEqual(['A sentence.', expect.stringMatching(words)]))
  expect(errors()).toEqual(['', '', '', ''])
})

test.each([
  { what: 'sent', onSubmit: async () => {}, isKept: false },
  { what: 'refused', onSubmit: () => Promise.reject(authError('auth/user-disabled')), isKept: true },
])('a form that was $what and left: what was typed into it is kept: $isKept', async ({ onSubmit, isKept }) => {
  const { fillIn, send, sent } = openForm(onSubmit)
  fillIn({ email: 'ann@b.example', code: '1234', phrase: 'x' })
  await send()
  expect(sent).toHaveBeenCalledTimes(1)
  await screen.findByRole('button')
  cleanup()
  expect(hasTypedText()).toBe(isKept)
})

test('what is typed into a form after it was sent is kept, and nothing that was sent', async () => {
  const { fillIn, send, sent, field } = openForm()
  fillIn({ email: 'ann@b.example', code: '1234', phrase: 'x' })
  await send()
  expect(sent).toHaveBeenCalledTimes(1)
  fireEvent.change(field('nickname'), { target: { value: 'Ann' } })
  cleanup()
  openForm()
  expect(names.map((name) => field(name).value)).toEqual(['', '', '', 'Ann'])
})
