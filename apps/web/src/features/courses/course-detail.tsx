import type { Course } from '@syntax-lab/shared/course'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { paths } from '#paths.ts'
import { Badge } from './badge.tsx'
import { CoursePicture } from './course-picture.tsx'
import { commentsOf, feesOf, viewsOf } from './course-words.ts'
import { Stars } from './stars.tsx'

type CourseDetailProps = {
  course: Course
  pictureUrl: string | undefined
  /** The Download pdf button, and what else can be done with the course. */
  tools: ReactNode
}

export function CourseDetail({ course, pictureUrl, tools }: CourseDetailProps) {
  const { id, title, badge, price, ratings, view, comments, description } = course
  return (
    <>
      <nav aria-label="Breadcrumb" className="annotation" data-print="hidden">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <Link className="link" to={paths.courses}>
              Courses
            </Link>
          </li>
          <li aria-hidden="true">/</li>
          <li aria-current="page">{title}</li>
        </ol>
      </nav>
      <div className="mt-6 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <article>
          <Badge badge={badge} />
          <PageHeading className="mt-3 text-step-4">{title}</PageHeading>
          <CoursePicture url={pictureUrl} isLazy={false} className="mt-6 rounded-large border border-line" />
          <div className="measure mt-8 text-base">
            <h2 className="text-step-2">What it is about</h2>
            <p className="mt-3 whitespace-pre-line">{description || 'There is no description of this course yet.'}</p>
          </div>
        </article>
        <aside aria-label="Course facts" className="lg:sticky lg:top-24 lg:self-start">
          <div className="sheet p-6">
            <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-small">
              <Fact term="Fees">
                <span className="font-mono text-step-2 font-semibold tabular-nums">{feesOf(price)}</span>
              </Fact>
              <Fact term="Ratings">
                <Stars rating={ratings} />
              </Fact>
              <Fact term="Views">{viewsOf(view)}</Fact>
              <Fact term="Comments">{commentsOf(comments)}</Fact>
            </dl>
            <div className="mt-6 grid gap-3" data-print="hidden">
              <ButtonLink variant="primary" to={paths.checkout(id)}>
                Premium Access
              </ButtonLink>
              {tools}
              <ButtonLink variant="quiet" to={paths.courses}>
                Previous Page
              </ButtonLink>
            </div>
          </div>
        </aside>
      </div>
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="annotation self-center">{term}</dt>
      <dd className="justify-self-end text-right tabular-nums">{children}</dd>
    </>
  )
}
