import type { Course } from '@syntax-lab/shared/course'
import { useViewTransitionState } from 'react-router'
import { ButtonLink } from '#components/button.tsx'
import { paths } from '#paths.ts'
import { travels } from '#lib/travels.ts'
import { Badge } from './badge.tsx'
import { CoursePicture } from './course-picture.tsx'
import { feesOf, viewsOf } from './course-words.ts'
import { Stars } from './stars.tsx'

type CourseCardProps = { course: Course; pictureUrl: string | undefined; isAboveFold: boolean }

export function CourseCard({ course, pictureUrl, isAboveFold }: CourseCardProps) {
  const { id, title, badge, price, ratings, view } = course
  const isTravelling = useViewTransitionState(paths.course(id))
  return (
    <article className="group sheet relative flex h-full flex-col overflow-hidden transition-colors duration-150 hover:border-accent">
      <CoursePicture url={pictureUrl} isLazy={!isAboveFold} isTravelling={isTravelling} className="border-b border-line" />
      <div className="flex grow flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          <Badge badge={badge} />
          <p className="font-mono text-base font-semibold tabular-nums">{feesOf(price)}</p>
        </div>
        <h3 className="text-step-1 leading-snug group-hover:text-accent">{title}</h3>
        <p className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-small text-ink-soft">
          <Stars rating={ratings} />
          <span className="tabular-nums">{viewsOf(view)}</span>
        </p>
        {/* The link's own area is the whole card. */}
        <ButtonLink to={paths.course(id)} viewTransition={travels()} aria-label={`See Details: ${title}`} className="w-full after:absolute after:inset-0">
          See Details
        </ButtonLink>
      </div>
    </article>
  )
}
