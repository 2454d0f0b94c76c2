import { type ComponentProps, type KeyboardEvent, useState } from 'react'
import { BareButton } from '#components/button.tsx'
import { Field } from '#components/field.tsx'
import { useInputValue } from '#lib/use-input-value.ts'

/** A password input with show/hide, and a note on what dots hide: Caps Lock, and a space at the end. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'trailing' | 'note'>) {
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const hasTrailingSpace = useInputValue(field.name).endsWith(' ')
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      note={
        <span role="status" className="text-small text-star">
          {hasCapsLock ? 'Caps Lock is on' : hasTrailingSpace ? 'Ends with a space' : ''}
        </span>
      }
      trailing={
        <BareButton
          aria-pressed={isShown}
          // A press here does not leave the field, so that a half-typed password is not judged for it.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsShown(!isShown)}
          className="min-w-16 shrink-0 rounded-small px-3 font-mono text-note text-ink-soft hover:text-accent"
        >
          Show<span className="sr-only"> password</span>
        </BareButton>
      }
    />
  )
}
