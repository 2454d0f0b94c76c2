import { passwordRules } from '@syntax-lab/shared/validation'
import { useInputValue } from '#lib/use-input-value.ts'

/** The rules for a new password, ticked off while it is typed into the input of that id. */
export function PasswordChecklist({ inputId }: { inputId: string }) {
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
