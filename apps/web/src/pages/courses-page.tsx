import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { Page, PageHeading } from '#components/page.tsx'
import { Catalogue } from '#features/courses/catalogue.tsx'
import { CatalogueSkeleton } from '#features/courses/catalogue-skeleton.tsx'
import { CatalogueStructuredData } from '#features/courses/course-structured-data.tsx'
import type { CoursesData } from '#features/courses/loaders.ts'
import { ProblemNote } from '#features/courses/problem-note.tsx'
import { StaleNote } from '#features/courses/stale-note.tsx'
import { useAnswer } from '#features/courses/use-answer.ts'
import { sitePages } from '#site-pages.ts'

export default function CoursesPage() {
  return (
    <Page {...sitePages.courses}>
      <PageHeading>Courses</PageHeading>
      <p className="mt-3 mb-10 measure text-ink-soft">
        Each plate is a specimen of its subject. Look for a word, pick a level, or go down the index.
      </p>
      <Suspense fallback={<CatalogueSkeleton />}>
        <Courses />
      </Suspense>
    </Page>
  )
}

function Courses() {
  const { catalogue, pictureUrl } = useLoaderData<CoursesData>()
  const loaded = useAnswer(catalogue)
  if (!('value' in loaded)) return <ProblemNote problem={loaded.problem} />
  return (
    <>
      {loaded.problem ? <StaleNote loadedAt={loaded.loadedAt} problem={loaded.problem} /> : null}
      <CatalogueStructuredData courses={loaded.value} />
      <Catalogue courses={loaded.value} pictureUrl={pictureUrl} />
    </>
  )
}
