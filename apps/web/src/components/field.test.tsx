// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field } from './field.tsx'

afterEach(cleanup)

const draw = (props: Partial<Parameters<typeof Field>[0]>) => void render(<Field label="City" name="city" {...props} />)

/** The input, if that is what a screen reader says of it. */
const input = (description: string) => screen.getByRole<HTMLInputElement>('textbox', { name: 'City', description })

test('a field is found by its label, is sent under its name, and needs no words beneath it', () => {
  draw({ defaultValue: 'Ulm', autoComplete: 'address-level2' })
  const { name, value, autocomplete } = input('')
  expect([name, value, autocomplete]).toEqual(['city', 'Ulm', 'address-level2'])
  expect(input('').hasAttribute('aria-invalid')).toBe(false)
  expect(input('').hasAttribute('aria-describedby')).toBe(false)
  expect(screen.queryByRole('paragraph')).toBeNull()
})

test('hint and details are read with the field', () => {
  draw({ hint: 'Where you live.', details: 'Or study.' })
  expect(input('Where you live. Or study.').hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByText('✗')).toBeNull()
})

test('details are read with the field also where there is no hint', () => {
  draw({ details: 'Or study.' })
  expect(input('Or study.')).toBeTruthy()
})

test('P35 an error marks the field, and stands over the hint, whose room it leaves', () => {
  draw({ hint: 'Where you live.', error: 'Please fill in this field.' })
  expect(input('Please fill in this field.').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('✗')).toBeTruthy()
  expect(screen.getByText('Where you live.').className).toBe('invisible')
})
