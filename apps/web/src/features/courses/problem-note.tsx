import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import type { Problem } from '#lib/course-api-error.ts'
import { paths } from '#paths.ts'
import { problemWords } from './problem-words.ts'
import { useSelfHealing } from './use-self-healing.ts'

type ProblemNoteProps = {
  problem: Problem
  /** True where nothing else is on the screen, whose heading it then is. */
  isWholePage?: boolean
}

/** The designed screen of a failure. It heals by itself, and has a button for the impatient. */
export function ProblemNote({ problem, isWholePage = false }: ProblemNoteProps) {
  if (problem === 'not-found') return <CourseNotFound />
  return <ServerProblem {...problemWords[problem]} isWholePage={isWholePage} />
}

function ServerProblem({ heading, text, isWholePage }: { heading: string; text: string; isWholePage: boolean }) {
  const { revalidate, state } = useRevalidator()
  useSelfHealing(true)
  return (
    <div role="alert" className={`measure sheet p-6 sm:p-8 ${isWholePage ? 'mx-auto' : ''}`}>
      <BrokenLine />
      <p className="mt-6 annotation">course server</p>
      {isWholePage ? (
        <PageHeading className="mt-2 text-step-3">{heading}</PageHeading>
      ) : (
        <h2 className="mt-2 text-step-2">{heading}</h2>
      )}
      <p className="mt-3 text-ink-soft">{text}</p>
      <Button variant="primary" className="mt-6" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        Retry
      </Button>
    </div>
  )
}

function CourseNotFound() {
  return (
    <div className="mx-auto measure sheet p-8">
      <p className="annotation">404</p>
      <title>Course not found · Syntax Lab</title>
      <PageHeading className="mt-2 text-step-3">Sorry, we couldn't find this course</PageHeading>
      <p className="mt-3 text-ink-soft">
        It may have been renamed or taken out of the catalogue. All the others are where they were.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={paths.courses}>
          See all courses
        </ButtonLink>
        <ButtonLink to={paths.home}>Back to homepage</ButtonLink>
      </div>
    </div>
  )
}

/** The page and the course server, and the line between them that is down. */
function BrokenLine() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 360 64"
      className="w-full max-w-90 text-ink"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <path d="M8 12h80v40H8zM8 24h80" className="fill-accent-wash" />
      <path d="M272 10h80v20h-80zM272 34h80v20h-80zM284 20h8M284 44h8" className="fill-paper" />
      <path d="M96 32h60M204 32h60" strokeDasharray="2 8" className="text-line-strong" stroke="currentColor" />
      <path d="M170 22l20 20m0-20-20 20" strokeWidth="3" className="text-error" stroke="currentColor" />
    </svg>
  )
}
