import type { Course } from '@syntax-lab/shared/course'
import { formatFees, formatViews } from '@syntax-lab/shared/course-facts'
import { memo } from 'react'
import { useViewTransitionState } from 'react-router'
import { ButtonLink } from '#components/button.tsx'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { paths } from '#paths.ts'
import { Badge } from './badge.tsx'
import { CoursePicture } from './course-picture.tsx'
import { firstSentenceOf } from './course-summary.ts'
import { KeepButton } from './keep-button.tsx'
import { MarkedTitle } from './marked-title.tsx'
import { ShortlistLink } from './shortlist-link.tsx'
import { Stars } from './stars.tsx'

type CourseCardProps = {
  course: Course
  /** The words to mark in the title, as `MarkedTitle` takes them. */
  marks: string
  isAboveFold: boolean
}

/** One course of the catalogue. Its link is a plain one: see `usePlainLinks`. */
export const CourseCard = memo(function CourseCard({ course, marks, isAboveFold }: CourseCardProps) {
  const { id, title, badge, img, price, ratings, view, description } = course
  return (
    <article
      ref={moveFocusOnRemoval}
      className="group relative flex h-full flex-col overflow-hidden sheet transition-colors duration-150
        hover:border-accent"
    >
      <TransitioningPicture path={paths.course(id)} img={img} isLazy={!isAboveFold} />
      <div className="order-1 flex grow flex-col gap-3 p-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <Badge badge={badge} />
          <p className="font-mono text-base font-semibold tabular-nums">{formatFees(price)}</p>
        </div>
        <h3 key={marks} dir="auto" className="text-step-1 leading-snug group-hover:text-accent">
          <MarkedTitle title={title} marks={marks} />
        </h3>
        <p dir="auto" className="text-small text-ink-soft max-sm:hidden">
          {firstSentenceOf(description)}
        </p>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-ink-soft">
          <Stars rating={ratings} />
          <span className="tabular-nums">{formatViews(view)}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          {/* The link's own area is the whole card. */}
          <ButtonLink
            href={paths.course(id)}
            data-view-transition=""
            aria-label={`See Details: ${title}`}
            className="grow after:absolute after:inset-0"
          >
            See Details
          </ButtonLink>
          <KeepButton course={course} className="relative z-10" />
        </div>
      </div>
      <ShortlistLink id={id} />
    </article>
  )
})

/** The picture that grows into the page at `path`. */
function TransitioningPicture({ path, ...rest }: { path: string; img: string; isLazy: boolean }) {
  // oxlint-disable-next-line typescript/no-deprecated -- as in lib/use-plain-links.ts
  return <CoursePicture isTransitioning={useViewTransitionState(path)} className="border-b border-line" {...rest} />
}
