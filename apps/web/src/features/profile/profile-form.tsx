import { useEffect, useLayoutEffect, useState } from 'react'
import { toasts } from '@syntax-lab/shared/messages'
import { photoRules } from '@syntax-lab/shared/validation'
import { Advice } from '#components/advice.tsx'
import { Avatar } from '#components/avatar.tsx'
import { Button } from '#components/button.tsx'
import { Field } from '#components/field.tsx'
import { SlowNote } from '#components/slow-note.tsx'
import { useAuthActions } from '#features/auth/use-auth-actions.ts'
import type { AuthUser } from '#features/auth/use-auth.ts'
import { notify } from '#lib/notify.ts'
import { profileDraftKey } from '#lib/drafts.ts'
import { useForm } from '#lib/use-form.ts'
import { useInputValue } from '#lib/use-input-value.ts'
import { reloadWithToast } from './reload-with-toast.ts'

const formName = 'profile'

/** For how long an address has to stay as it is, in ms, before the preview asks for its picture. */
const typingPauseMs = 400

/** A warning and not an error: an address that is slow or blocked here may still be right. */
const noPicture = "We couldn't load a picture from this address."

/**
 * Changes name and photo, and shows beforehand what that will look like.
 * The inputs start with what is known and follow it until they are typed into; only what was changed is sent,
 * so that an Update before name and photo have arrived wipes neither.
 */
export function ProfileForm({ user }: { user: AuthUser }) {
  const auth = useAuthActions()
  const known = { fullName: user.displayName?.trim() ?? '', photoUrl: user.photoURL?.trim() ?? '' }

  const form = useForm({
    draftKey: profileDraftKey(user.uid),
    fields: {
      fullName: { isTrimmed: true },
      photoUrl: { rules: photoRules, isTrimmed: true, isOptional: true },
    },
    async onSubmit(read, element) {
      const [fullName, photoUrl] = [read('fullName'), read('photoUrl')]
      await auth.updateProfile({
        ...(fullName !== known.fullName && { displayName: fullName }),
        ...(photoUrl !== known.photoUrl && { photoURL: photoUrl }),
      })
      notify.success(toasts.profileUpdated)
      // Whoever has left the page meanwhile stays where they are.
      if (element.isConnected) reloadWithToast(toasts.profileUpdated)
    },
  })
  // An effect, because it is about the document, and before anybody can type: text that React has set no longer follows
  // what is known, until it is reset.
  useLayoutEffect(() => document.forms.namedItem(formName)?.reset(), [])

  const photoField = form.field('photoUrl')
  const initial = { ...known, ...form.draft }
  const fullName = useInputValue('fullName', initial.fullName)
  const photoUrl = useInputValue('photoUrl', initial.photoUrl).trim()
  const [shownUrl, setShownUrl] = useState(photoUrl)
  const [brokenUrl, setBrokenUrl] = useState('')
  const isBroken = photoUrl !== '' && photoUrl === brokenUrl
  // An effect, because it is about time: each letter of an address would ask another host for a picture.
  useEffect(() => {
    const pause = setTimeout(() => setShownUrl(photoUrl), typingPauseMs)
    return () => clearTimeout(pause)
  }, [photoUrl])

  return (
    <div
      className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,28rem)_minmax(0,20rem)]
        lg:gap-16"
    >
      <form {...form.props} name={formName} className="grid gap-5 sheet p-6">
        <Field
          label="Email"
          name="email"
          type="email"
          readOnly
          value={user.email ?? ''}
          hint="The email address can't be changed."
        />
        <Field
          {...form.field('fullName')}
          label="Full name"
          dir="auto"
          autoComplete="name"
          defaultValue={initial.fullName}
          hint="How you'd like to be addressed."
        />
        <Field
          {...photoField}
          label="Photo URL"
          type="url"
          autoComplete="photo"
          defaultValue={initial.photoUrl}
          hint={isBroken ? noPicture : 'An https:// address. Leave it empty for no photo.'}
        />
        <p role="status" className="sr-only">
          {isBroken ? noPicture : photoField.error}
        </p>
        <Advice>{form.advice}</Advice>
        <Button type="submit" variant="primary" isBusy={form.isBusy} className="justify-self-start">
          {form.isBusy ? 'Updating…' : 'Update'}
        </Button>
        <SlowNote isBusy={form.isBusy} />
      </form>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no press: the photo's error */}
      <section aria-labelledby="preview" onError={() => setBrokenUrl(shownUrl)}>
        <h2 id="preview" className="tracking-normal annotation">
          preview
        </h2>
        <div className="mt-3 flex flex-col items-center gap-4 sheet p-8 text-center">
          <Avatar photoUrl={shownUrl} className="size-28" />
          <p dir="auto" className="line-clamp-4 max-w-full text-step-1 font-semibold break-words">
            {fullName.trim() || 'No name yet'}
          </p>
          <p className="max-w-full text-small break-words text-ink-soft">{user.email}</p>
        </div>
        {/* On phones the name stands in the menu, beside the photo as above. */}
        <p className="mt-5 annotation max-md:hidden">in the header</p>
        <div
          aria-hidden="true"
          className="mt-2 flex items-center justify-end gap-3 sheet rounded-small px-4 py-2 max-md:hidden"
        >
          <span dir="auto" className="min-w-0 truncate rounded-small bg-ink px-2 py-1 text-note text-paper">
            {fullName.trim() || 'Your profile'}
          </span>
          <Avatar photoUrl={shownUrl} className="size-9 shrink-0" />
        </div>
      </section>
    </div>
  )
}
