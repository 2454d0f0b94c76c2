import { type ComponentProps, type InputEvent, type KeyboardEvent, useState } from 'react'
import { BareButton } from '#components/button.tsx'
import { Field } from '#components/field.tsx'

/** A password input with show/hide, and a note when Caps Lock is on, or a space at an end came with a paste. */
export function PasswordField(field: Omit<ComponentProps<typeof Field>, 'type' | 'trailing' | 'note'>) {
  const [isShown, setIsShown] = useState(false)
  const [hasCapsLock, setHasCapsLock] = useState(false)
  const [spaceNote, setSpaceNote] = useState('')
  const watchCapsLock = (event: KeyboardEvent) => setHasCapsLock(event.getModifierState('CapsLock'))
  // Not while typing: most spaces stand between two words.
  const watchPaste = ({ nativeEvent, currentTarget }: InputEvent<HTMLInputElement>) =>
    setSpaceNote(nativeEvent.inputType === 'insertFromPaste' ? spaceNoteOf(currentTarget.value) : '')
  return (
    <Field
      {...field}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      onKeyDown={watchCapsLock}
      onKeyUp={watchCapsLock}
      onInput={watchPaste}
      onBlur={({ currentTarget }) => setSpaceNote(spaceNoteOf(currentTarget.value))}
      note={
        <span role="status" className="text-small text-star">
          {hasCapsLock ? 'Caps Lock is on' : spaceNote}
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

function spaceNoteOf(password: string): string {
  if (/\s$/.test(password)) return 'Ends with a space'
  return /^\s/.test(password) ? 'Starts with a space' : ''
}
