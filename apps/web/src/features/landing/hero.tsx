import landingCourses from 'virtual:landing-courses'
import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { paths } from '#paths.ts'
import { FlexExercise } from './flex-exercise.tsx'

/** What a student gets, in one line, and an exercise to try it on. */
export function Hero() {
  return (
    <section className="grid grid-cols-1 items-center gap-x-14 gap-y-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        {/* Text that a reader enlarges stays whole words: none is wider than a phone. */}
        <PageHeading
          className="text-step-4 min-[22.5rem]:text-[min(--theme(--text-step-5),13vw)]/[1.05]
            xl:text-[4.05rem]/[1.02]"
        >
          Understand the <Marked>code you write</Marked>
        </PageHeading>
        <p className="mt-3 font-mono text-small text-accent">
          <span className="font-semibold">note:</span> {landingCourses.courses}, from your first tag to production
        </p>
        <p className="mt-6 max-w-[46ch]">
          Syntax Lab takes web development and IT apart until you can see how they work: layout, languages, networks,
          databases, servers.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={paths.courses} variant="primary">
            Get started
          </ButtonLink>
          {/* Search engines take the header's link, which says where it leads. */}
          <ButtonLink href={paths.faq} rel="nofollow">
            Learn more
          </ButtonLink>
        </div>
      </div>
      <FlexExercise />
    </section>
  )
}

/** Words marked from below with a caret for each character, as a compiler points at a piece of code. */
function Marked({ children }: { children: string }) {
  return (
    <span className="relative inline-block max-w-full pb-[18px]">
      {children}
      <svg
        aria-hidden="true"
        width="100%"
        height="11"
        className="absolute bottom-0 left-0 stroke-accent"
        fill="none"
        strokeWidth="2.5"
      >
        {Array.from(children, (_, index) => (
          <svg key={index} x={`${((index + 0.5) / children.length) * 100}%`} className="overflow-visible">
            <path d="M-5.5 10L0 2l5.5 8" />
          </svg>
        ))}
      </svg>
    </span>
  )
}
