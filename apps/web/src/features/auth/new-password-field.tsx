import { minPasswordLength, passwordRules, specialCharacters } from '@syntax-lab/shared/validation'
import type { ComponentProps } from 'react'
import { useInputValue } from '#lib/use-input-value.ts'
import { PasswordField } from './password-field.tsx'

/**
 * The rules by which Safari and password managers suggest passwords:
 * https://developer.apple.com/documentation/security/customizing-password-autofill-rules
 * Chrome's and Firefox's suggestions contain no symbol such as `!`, whatever is asked for.
 */
const suggestion = {
  passwordrules: `minlength: ${minPasswordLength}; required: lower; required: digit; required: [${specialCharacters}];`,
}

/** A password that is chosen here, with the rules for it. */
export function NewPasswordField(
  field: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'hint' | 'details'>,
) {
  return (
    <PasswordField
      {...field}
      {...suggestion}
      autoComplete="new-password"
      hint="Choose one that you use nowhere else."
      details={
        <>
          <PasswordChecklist inputId={field.name} />
          <p className="mt-1 text-small text-ink-soft">
            If your browser suggests a password, add anything on this list that it still lacks.
          </p>
        </>
      }
    />
  )
}

/** The rules, ticked off while a password is typed into the input of that id. */
function PasswordChecklist({ inputId }: { inputId: string }) {
  const password = useInputValue(inputId)
  return (
    <ul className="grid gap-0.5 font-mono text-note">
      {passwordRules.map(({ hint, isMet }) => {
        const met = isMet(password)
        return (
          <li key={hint} className={`flex gap-2 ${met ? 'text-accent' : 'text-ink-soft'}`}>
            <span aria-hidden="true">{met ? '✓' : '·'}</span>
            <span>
              {hint}
              <span className="sr-only">{met ? ' (done)' : ' (missing)'}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
