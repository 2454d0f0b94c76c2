import type { ReactNode } from 'react'
import {
  ApiSpecimen,
  CardSpecimen,
  KeysSpecimen,
  PdfSpecimen,
  SignInSpecimen,
  ThemeSpecimen,
} from './benefit-specimens.tsx'
import { courseCount } from './levels.ts'

type Benefit = { title: string; text: string; specimen: ReactNode }

const benefits: readonly Benefit[] = [
  {
    title: 'Know what you choose',
    text: `Each of the ${courseCount} courses says what it teaches, at which level and for what fees. Search, filter and sort before you sign up for anything.`,
    specimen: <CardSpecimen />,
  },
  {
    title: 'Keep a course as a PDF',
    text: 'Download pdf saves it as real text, not as a photograph of a page: select it, search it, print it.',
    specimen: <PdfSpecimen />,
  },
  {
    title: 'Sign in your way',
    text: 'With e-mail and a password, with Google or with GitHub. Looking around needs no account at all.',
    specimen: <SignInSpecimen />,
  },
  {
    title: 'A phone or a keyboard is enough',
    text: 'Every page folds down to 320 px without sideways scrolling, and nothing on it needs a mouse.',
    specimen: <KeysSpecimen />,
  },
  {
    title: 'Paper by day, an editor by night',
    text: 'The light and the dark theme are both drawn with care for contrast. The one you choose stays.',
    specimen: <ThemeSpecimen />,
  },
  {
    title: 'An API to practise on',
    text: 'The catalogue is open JSON. Ask for it with curl or fetch, and build something of your own.',
    specimen: <ApiSpecimen />,
  },
]

/** What the site does for a student, as numbered notes with a small specimen in the margin. */
export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="mt-20 lg:mt-24">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="benefits" className="text-step-3">
          What you get
        </h2>
        <p className="annotation">notes 1–{benefits.length}</p>
      </div>
      <ol className="mt-8 border-t border-ink">
        {benefits.map(({ title, text, specimen }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-4 border-b border-line py-6 md:grid-cols-[3rem_1fr_14rem] md:items-center lg:grid-cols-[2rem_5fr_6fr_14rem] lg:gap-x-8"
          >
            <span aria-hidden="true" className="self-start pt-1 annotation">
              {index + 1}
            </span>
            <h3 className="text-step-1 md:col-start-2 lg:self-start">{title}</h3>
            <p className="col-start-2 max-w-[52ch] text-ink-soft lg:col-start-3 lg:self-start">{text}</p>
            <div className="col-start-2 min-w-0 md:col-start-3 md:row-span-2 md:row-start-1 lg:col-start-4 lg:row-span-1">
              {specimen}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
