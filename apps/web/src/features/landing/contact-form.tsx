import { Button } from '#components/button.tsx'
import { useAuth } from '#features/auth/use-auth.ts'

/** What was typed, for when the visitor comes back from another page, as browsers keep it between documents. */
let draft: { uid: string | undefined; data: FormData } | undefined

/** What a visitor typed is theirs after the login as well; what one student typed is not for the next. */
const isOfAnotherStudent = (uid: string | undefined) => draft?.uid !== undefined && draft.uid !== uid

/** As components/field.tsx looks, without what the account pages need of it and `/` would have to load. */
const label = 'text-small font-semibold'
const control =
  'mt-1.5 block min-h-11 w-full rounded-small border border-line-strong bg-surface px-3 py-2 text-base font-normal ' +
  'focus-visible:border-accent focus-visible:outline-2 focus-visible:outline-offset-0'

/** The contact form. Submit does nothing (specification, point 2); the line above it says so beforehand. */
export function ContactForm() {
  const uid = useAuth().user?.uid

  // React calls this at every render, also when another student logs in.
  function attachDraft(form: HTMLFormElement) {
    if (isOfAnotherStudent(uid)) form.reset()
    // As values, not as defaults: on Back from another document, browsers restore only what differs from its default.
    else draft?.data.forEach((text, name) => Object.assign(form.elements.namedItem(name) ?? {}, { value: text }))
    const keep = () => void (draft = { uid, data: new FormData(form) })
    keep()
    return keep
  }

  return (
    <section
      aria-labelledby="contact"
      className="mt-20 grid gap-x-14 gap-y-8 lg:mt-24 lg:grid-cols-[5fr_6fr] print:hidden"
    >
      <div>
        <h2 id="contact" className="text-step-3">
          Get in touch
        </h2>
        <p className="mt-4 max-w-[46ch]">
          Questions about a course, or reports of a mistake on this site, would go here.
        </p>
        <p id="contact-demo" className="mt-4 annotation">
          This form is a demonstration. Submit sends nothing.
        </p>
      </div>
      {/* The "dialog" method keeps a press from navigating even before the script has arrived. */}
      <form
        ref={attachDraft}
        method="dialog"
        noValidate
        onSubmit={(event) => event.preventDefault()}
        className="grid gap-5 sm:grid-cols-2"
      >
        <label className={label}>
          Full name
          <input name="name" autoComplete="name" className={control} />
        </label>
        <label className={label}>
          Email
          <input name="email" type="email" autoComplete="email" className={control} />
        </label>
        <label className={`${label} sm:col-span-2`}>
          Message
          <textarea name="message" rows={5} className={control} />
        </label>
        <div className="sm:col-span-2">
          <Button type="submit" variant="primary" aria-describedby="contact-demo">
            Submit
          </Button>
        </div>
      </form>
    </section>
  )
}
