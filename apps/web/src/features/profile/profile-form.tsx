import { toasts } from '@syntax-lab/shared/messages'
import { type FormEvent, useState } from 'react'
import { Avatar } from '#components/avatar.tsx'
import { Button } from '#components/button.tsx'
import { Field } from '#components/field.tsx'
import { failureMessage } from '#lib/failures.ts'
import type { AuthUser } from '#features/auth/use-auth.ts'
import { checkFields, type FieldErrors, focusField } from '#lib/form-errors.ts'
import { useAuthActions } from '#features/auth/use-auth.ts'
import { useSubmit } from '#lib/use-submit.ts'
import { notify } from '#lib/notify.ts'
import { reloadWithToast } from './reload-with-toast.ts'

/** Changes name and photo, and shows beforehand what that will look like. */
export function ProfileForm({ user }: { user: AuthUser }) {
  const auth = useAuthActions()
  const [fullName, setFullName] = useState(user.displayName ?? '')
  const [photoUrl, setPhotoUrl] = useState(user.photoURL ?? '')
  const [errors, setErrors] = useState<FieldErrors>({})

  const update = useSubmit(async () => {
    try {
      await auth.updateProfile({ displayName: fullName, photoURL: photoUrl })
      notify.success(toasts.profileUpdated)
      reloadWithToast(toasts.profileUpdated)
    } catch (error) {
      notify.error(failureMessage(error))
    }
  })

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const checked = checkFields([{ name: 'fullName', value: fullName }])
    setErrors(checked.errors)
    if (checked.first) focusField(event.currentTarget, checked.first)
    else update.run(undefined)
  }

  return (
    <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,20rem)] lg:gap-16">
      <form noValidate onSubmit={handleSubmit} className="grid gap-5 sheet p-6">
        <Field
          label="Email"
          name="email"
          type="email"
          readOnly
          value={user.email ?? ''}
          hint="The e-mail address cannot be changed."
        />
        <Field
          label="Full name"
          name="fullName"
          autoComplete="name"
          required
          value={fullName}
          error={errors['fullName']}
          onChange={(event) => setFullName(event.target.value)}
        />
        <Field
          label="Photo URL"
          name="photoUrl"
          type="url"
          autoComplete="photo"
          value={photoUrl}
          hint="An address that begins with https://"
          onChange={(event) => setPhotoUrl(event.target.value)}
        />
        <Button type="submit" variant="primary" isBusy={update.isBusy} className="justify-self-start">
          {update.isBusy ? 'Updating…' : 'Update'}
        </Button>
      </form>
      <section aria-labelledby="preview" className="self-start">
        <h2 id="preview" className="tracking-normal annotation">
          preview
        </h2>
        <div className="mt-3 flex flex-col items-center gap-4 sheet p-8 text-center">
          <Avatar photoUrl={photoUrl} className="size-28" />
          <p className="max-w-full text-step-1 font-semibold break-words">{fullName || 'No name yet'}</p>
          <p className="max-w-full text-small break-words text-ink-soft">{user.email}</p>
        </div>
        <p className="mt-5 annotation">in the header</p>
        <div aria-hidden="true" className="mt-2 flex items-center justify-end gap-3 sheet rounded-small px-4 py-2">
          <span className="min-w-0 truncate rounded-small bg-ink px-2 py-1 text-note text-paper">
            {fullName || 'Your profile'}
          </span>
          <Avatar photoUrl={photoUrl} className="size-9 shrink-0" />
        </div>
      </section>
    </div>
  )
}
