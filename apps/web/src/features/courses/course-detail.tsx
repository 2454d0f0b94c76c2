import type { Course } from '@syntax-lab/shared/course'
import { courseFacts } from '@syntax-lab/shared/course-facts'
import type { ReactNode } from 'react'
import { ButtonLink } from '#components/button.tsx'
import { PageHeading } from '#components/page.tsx'
import { paths } from '#paths.ts'
import { backToCatalogue } from './back-to-catalogue.ts'
import { Badge } from './badge.tsx'
import { CoursePicture } from './course-picture.tsx'
import { CopyLinkButton } from './copy-link-button.tsx'
import type { CourseData } from './course-loaders.ts'
import { KeepButton } from './keep-button.tsx'
import { RelatedList } from './related-list.tsx'
import { ShortlistLink } from './shortlist-link.tsx'
import { Stars } from './stars.tsx'

type CourseDetailProps = {
  course: Course
  /** The Download pdf button, and what else can be done with the course. */
  tools: ReactNode
  data: CourseData
}

/** The level stands above the title already. */
const shownFacts = courseFacts.filter(({ id }) => id !== 'badge')

export function CourseDetail({ course, data, tools }: CourseDetailProps) {
  const { id, title, badge, img, ratings, description } = course
  return (
    <>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 print:hidden">
        <nav aria-label="Breadcrumb" className="min-w-0 grow basis-16 annotation">
          <ol className="flex items-center gap-x-2">
            <li>
              <a href={paths.courses} data-view-transition="" className="inline-flex min-h-11 items-center link">
                Courses
              </a>
            </li>
            <li aria-hidden="true" className="max-sm:hidden">
              /
            </li>
            {/* On phones too little of it is left, and the heading follows at once. */}
            <li aria-current="page" dir="auto" className="truncate max-sm:hidden">
              {title}
            </li>
          </ol>
        </nav>
        <div className="flex max-w-full shrink-0 flex-wrap items-center gap-1">
          <CopyLinkButton path={paths.course(course.id)} />
          <KeepButton course={course} />
        </div>
      </div>
      <div className="mt-4 grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <article className="contents">
          <div className="lg:col-start-1">
            <Badge badge={badge} />
            <PageHeading dir="auto" className="mt-3 text-step-4">
              {title}
            </PageHeading>
            <CoursePicture img={img} isLazy={false} isTransitioning className="mt-6 rounded-large border border-line" />
            <ShortlistLink id={id} />
          </div>
          {/* On phones all but the bar stands in this order: a page that arrives slowly only grows at its end. */}
          <aside
            aria-label="Course facts"
            className="contents lg:sticky lg:top-below-header lg:col-start-2 lg:row-span-3 lg:row-start-1
              lg:block lg:self-start"
          >
            <dl className="grid gap-y-3 sheet p-5 text-small lg:rounded-b-none lg:border-b-0 lg:p-6">
              {shownFacts.map(({ id: fact, term, text }) => (
                <div key={fact} className="flex flex-wrap items-center justify-between gap-x-6">
                  <dt className="self-center annotation">{term}</dt>
                  <dd className="text-right tabular-nums">
                    {fact === 'ratings' ? (
                      <Stars rating={ratings} />
                    ) : (
                      <span className={fact === 'price' ? 'font-mono text-step-2 font-semibold' : undefined}>
                        {text(course)}
                      </span>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
            <div
              data-action-bar=""
              className="order-last grid gap-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-lg:-mx-gutter
                max-lg:grid-cols-[repeat(auto-fit,minmax(min(100%,max(7.5rem,40%)),1fr))]
                max-lg:border-t max-lg:border-line max-lg:bg-paper max-lg:px-gutter max-lg:py-3 lg:order-none lg:sheet
                lg:rounded-none lg:border-y-0 lg:px-6 lg:py-0 print:hidden"
            >
              <ButtonLink variant="primary" href={paths.checkout(id)} className="text-center">
                Premium Access
              </ButtonLink>
              {tools}
            </div>
            <div
              className="grid justify-items-start gap-2 lg:justify-items-stretch lg:sheet lg:rounded-t-none
                lg:border-t-0 lg:px-6 lg:py-4 print:hidden"
            >
              <ButtonLink
                variant="quiet"
                href={paths.courses}
                onClick={backToCatalogue}
                data-view-transition=""
                className="max-lg:px-0"
              >
                {/* One box, so that one line underlines both. */}
                <span>
                  <span aria-hidden="true">← </span>
                  Previous Page
                </span>
              </ButtonLink>
              <p className="text-note text-ink-soft">Sample course: there are no lessons, and nothing is charged.</p>
            </div>
          </aside>
          <div className="measure lg:col-start-1">
            <h2 className="text-step-2">About this course</h2>
            <p dir="auto" className="mt-3 whitespace-pre-line">
              {description || 'This course has no description yet.'}
            </p>
          </div>
        </article>
        <div className="mt-4 lg:col-start-1">
          <RelatedList course={course} data={data} />
        </div>
      </div>
    </>
  )
}
