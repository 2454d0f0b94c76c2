import { useRevalidator } from 'react-router'
import { Button, ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import type { Problem } from '#lib/course-api.ts'
import { paths } from '#paths.ts'
import { useSelfHealing } from './use-self-healing.ts'

/** What the visitor reads, by the kind of failure: what happened, and what to do next. */
const words: Record<Exclude<Problem, 'not-found'>, { heading: string; text: string }> = {
  offline: { heading: 'You are offline', text: 'Your device has no connection. This page fills itself as soon as it is back.' },
  unreachable: { heading: 'The course server cannot be reached', text: 'Your connection seems fine, but the course server does not answer. We keep trying.' },
  'too-slow': { heading: 'The course server takes too long', text: 'It did not answer within eight seconds. We keep trying.' },
  'too-many': { heading: 'Too many requests at once', text: 'The course server asks for a short break. We try again in a moment.' },
  broken: { heading: 'The course server has a fault', text: 'It answered with an error. That is on our side; we keep trying.' },
  'bad-data': { heading: 'The answer could not be read', text: 'The course server sent something that is no course. That is on our side; we keep trying.' },
}

type ProblemNoteProps = {
  problem: Problem
  /** True where nothing else is on the screen, whose heading it then is. */
  isWholePage?: boolean
}

/** The designed screen of a failure. It heals by itself, and has a button for the impatient. */
export function ProblemNote({ problem, isWholePage = false }: ProblemNoteProps) {
  if (problem === 'not-found') return <CourseNotFound />
  return <ServerProblem {...words[problem]} isWholePage={isWholePage} />
}

function ServerProblem({ heading, text, isWholePage }: { heading: string; text: string; isWholePage: boolean }) {
  const { revalidate, state } = useRevalidator()
  useSelfHealing(true)
  return (
    <div role="alert" className="sheet measure p-8">
      <p className="annotation">course server</p>
      {isWholePage ? <PageHeading className="mt-2 text-step-3">{heading}</PageHeading> : <h2 className="mt-2 text-step-2">{heading}</h2>}
      <p className="mt-3 text-ink-soft">{text}</p>
      <Button variant="primary" className="mt-6" isBusy={state === 'loading'} onClick={() => void revalidate()}>
        Retry
      </Button>
    </div>
  )
}

function CourseNotFound() {
  return (
    <div className="sheet measure mx-auto p-8">
      <p className="annotation">404</p>
      <title>Course not found · Syntax Lab</title>
      <PageHeading className="mt-2 text-step-3">Sorry, we couldn't find this course</PageHeading>
      <p className="mt-3 text-ink-soft">It may have been renamed or taken out of the catalogue. All the others are where they were.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={paths.courses}>
          See all courses
        </ButtonLink>
        <ButtonLink to={paths.home}>Back to homepage</ButtonLink>
      </div>
    </div>
  )
}
