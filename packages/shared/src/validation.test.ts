import fc from 'fast-check'
import { expect, test } from 'vitest'
import { samplePassword } from './sample-password.ts'
import {
  emailRules,
  firstBroken,
  passwordResetRules,
  passwordRules,
  photoRules,
  specialCharacters,
} from './validation.ts'

const verdict = (password: string) => firstBroken(passwordRules, password)?.message

test('each password rule is told alone and in order', () => {
  expect(verdict('a1!')).toBe('Password Must be 8 Characters')
  expect(verdict('123456789012345!')).toBe('Password should have at least 1 Capital latter')
  expect(verdict('abcdefghijklmno!')).toBe('Password should have at least 1 digit')
  expect(verdict('abcdefghijklmno1')).toBe('Password should have at least 1 Special Character')
  expect(verdict('abcdefghijklmn1!')).toBeUndefined()
})

test("the tests' own password keeps them all", () => expect(verdict(samplePassword)).toBeUndefined())

test('a small letter is enough, whatever the message says', () => {
  expect(verdict('lowercase letters 1')).toBeUndefined()
})

test('the special characters are exactly ! # @ $ % & ? space and "', () => {
  const accepted = Array.from({ length: 0x2fff - 32 }, (_, index) => String.fromCodePoint(index + 32)).filter(
    (character) => verdict(`abcdefghijklmn1${character}`) === undefined,
  )
  expect(accepted.join('')).toBe(' !"#$%&?@')
})

/** Written against the specification alone, character by character and without the rules' patterns. */
function oracle(password: string): string | undefined {
  const has = (characters: string) => [...password].some((character) => characters.includes(character))
  if (password.length < 8) return 'Password Must be 8 Characters'
  if (!has('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'))
    return 'Password should have at least 1 Capital latter'
  if (!has('0123456789')) return 'Password should have at least 1 digit'
  if (!has('!#@$%&? "')) return 'Password should have at least 1 Special Character'
  return undefined
}

test('P27 10,000 passwords get the verdict of an independent oracle', () => {
  const character = fc.constantFrom(...'abzABZ019!#@$%&? "\'^*-_.,;ä€字')
  const password = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.string({ unit: character, maxLength: 14 }),
    fc.string({ unit: 'binary', maxLength: 12 }),
  )
  fc.assert(
    fc.property(password, (value) => verdict(value) === oracle(value)),
    { numRuns: 10_000 },
  )
}, 30_000)

test('P27 64 characters and more are accepted', () => {
  expect(verdict(`${'x'.repeat(200)}1!`)).toBeUndefined()
})

test('an email address is text, @, text, dot, text', () => {
  const isMet = (email: string) => firstBroken(emailRules, email) === undefined
  expect(['a@b.c', 'first.last+tag@mail.example.org', 'ä@ö.ü'].filter((email) => !isMet(email))).toEqual([])
  expect(
    ['', 'a', 'a@', '@b.c', 'a@b', 'a@b.', 'a b@c.d', 'a@b c.d', 'a@@b.c', 'a@b.c d', ' a@b.c'].filter(isMet),
  ).toEqual([])
  expect(firstBroken(emailRules, 'nobody')?.message).toBe('Please Provide a Valid Email Address')
})

test('for a new password an email address is wanted, then a valid one', () => {
  const messageFor = (email: string) => firstBroken(passwordResetRules, email)?.message
  expect(messageFor('')).toBe('Please Provide a Email Address')
  expect(messageFor('nobody')).toBe('Please Provide a Valid Email Address')
  expect(messageFor('name@example.com')).toBeUndefined()
})

test('the hint of the special characters names each of them', () => {
  expect(passwordRules.at(-1)?.hint).toContain([...specialCharacters, '" or a space'].join(' '))
})

test('each rule says in its own words what it wants', () => {
  const hints = [photoRules, passwordResetRules, passwordRules].flat().map(({ hint }) => hint)
  expect(hints).toEqual(hints.map(() => expect.stringMatching(/ /)))
  expect(new Set(hints).size).toBe(hints.length)
})

test('a photo is an https address', () => {
  const isMet = (url: string) => firstBroken(photoRules, url) === undefined
  const others = [
    'banana',
    'https:b.png',
    'https://name:secret@a.example/b.png',
    'https://name@a.example/b.png',
    'https://:secret@a.example/b.png',
    'javascript:https://a.example/b.png',
    // Browsers read a backslash as a slash, and leave line breaks out.
    'https://\\/name:secret@a.example/b.png',
    'https://\n/:secret@a.example/b.png',
    'http://a.example/b.png',
    'javascript:alert(1)',
    'data:,x',
    '//a.example',
    'https://',
    // Browsers read it as https://x.
    'https:///x',
  ]
  expect(others.filter(isMet)).toEqual([])
  expect(
    [
      'https://a.example',
      'HTTPS://A.EXAMPLE/B.PNG',
      'https://a.example/a photo.png',
      'https://a.example/@b',
      'https://a.example?mail=a@b',
    ].filter((url) => !isMet(url)),
  ).toEqual([])
})
