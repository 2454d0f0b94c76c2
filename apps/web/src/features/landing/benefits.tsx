import type { ReactNode } from 'react'
import { ApiExample, FactsExample, KeysExample, PdfExample, LoginExample, ThemeExample } from './benefit-examples.tsx'

type Benefit = { title: string; text: string; example: ReactNode }

const benefits: readonly Benefit[] = [
  {
    title: "Know what you're choosing",
    text:
      'Every course says what it teaches, how hard it is and what it costs. ' +
      'Search, filter and sort before you sign up for anything.',
    example: <FactsExample />,
  },
  {
    title: 'Save the course details as a PDF',
    text: 'Real text, not a screenshot: select it, search it, print it.',
    example: <PdfExample />,
  },
  {
    title: 'Log in your way',
    text: 'With your email and a password, with Google or with GitHub. Looking around needs no account at all.',
    example: <LoginExample />,
  },
  {
    title: 'A phone or a keyboard is enough',
    text: 'Every page fits a 320 px wide screen; only wide tables and code scroll sideways. Nothing needs a mouse.',
    example: <KeysExample />,
  },
  {
    title: 'Light and dark themes',
    text: 'Both have good contrast, and your choice is remembered.',
    example: <ThemeExample />,
  },
  {
    title: 'An API to practise on',
    text: 'The catalogue is open JSON. Read it with curl, or with fetch from a page of your own, and build something.',
    example: <ApiExample />,
  },
]

/** What the site does for a student, as numbered notes with a small example in the margin. */
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
        {benefits.map(({ title, text, example }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-4 border-b border-line py-6
              md:grid-cols-[3rem_minmax(0,1fr)_14rem] md:items-center
              lg:grid-cols-[2rem_minmax(0,5fr)_minmax(0,6fr)_14rem] lg:gap-x-8"
          >
            <span aria-hidden="true" className="self-start pt-1 annotation">
              {index + 1}
            </span>
            <h3 className="text-step-1 md:col-start-2 lg:self-start">{title}</h3>
            <p className="col-start-2 max-w-[52ch] text-ink-soft lg:col-start-3 lg:self-start">{text}</p>
            <div
              className="col-start-2 min-w-0 md:col-start-3 md:row-span-2 md:row-start-1 lg:col-start-4
                lg:row-span-1"
            >
              {example}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
