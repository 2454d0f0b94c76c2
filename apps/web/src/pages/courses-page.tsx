import type { Course } from '@syntax-lab/shared/course'
import { useLoaderData } from 'react-router'
import { Page, PageHeading } from '#components/page.tsx'
import { Catalogue } from '#features/courses/catalogue.tsx'
import { CatalogueSkeleton } from '#features/courses/catalogue-skeleton.tsx'
import { CatalogueStructuredData } from '#features/courses/course-structured-data.tsx'
import { OutageNote } from '#features/courses/outage-note.tsx'
import { StaleNote } from '#features/courses/stale-note.tsx'
import { useIsComparing } from '#features/courses/use-catalogue-view.ts'
import { useQueryResult } from '#features/courses/use-query-result.ts'
import type { Query } from '#lib/query.ts'
import { sitePages } from '#site-pages.ts'

export default function CoursesPage() {
  const query = useLoaderData<Query<readonly Course[]>>()
  const { cached, outage, isFetching } = useQueryResult(query)
  const isComparing = useIsComparing()
  return (
    <Page {...sitePages.courses} title={isComparing ? 'Compare courses' : sitePages.courses.title}>
      {cached ? (
        <StaleNote requestedAt={cached.requestedAt} outage={outage} isFetching={isFetching} onRetry={query.retry} />
      ) : null}
      <PageHeading>Courses</PageHeading>
      {isComparing ? null : (
        <p className="mt-3 mb-4 measure text-ink-soft lg:mb-10">
          Say what you want to learn, or pick a level. Keep courses to compare them.
        </p>
      )}
      {cached ? (
        <>
          <CatalogueStructuredData courses={cached.value} />
          <Catalogue courses={cached.value} />
        </>
      ) : outage ? (
        <OutageNote outage={outage} isFetching={isFetching} onRetry={query.retry} />
      ) : (
        <CatalogueSkeleton />
      )}
    </Page>
  )
}
