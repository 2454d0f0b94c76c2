import type { ReactNode } from 'react'

/** The frame that login and register share: the form, and the providers beside it. */
export function AuthPanel({ heading, form, providers }: { heading: ReactNode; form: ReactNode; providers: ReactNode }) {
  return (
    <div className="mx-auto max-w-4xl">
      {heading}
      <div className="sheet mt-8 grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="p-6 sm:p-8">{form}</div>
        <section aria-labelledby="providers" className="border-t border-line bg-paper p-6 sm:p-8 md:rounded-r-large md:border-t-0 md:border-l">
          <h2 id="providers" className="mb-4 text-step-1">
            Or with one press
          </h2>
          {providers}
        </section>
      </div>
    </div>
  )
}
