import type { Course } from '@syntax-lab/shared/course'
import { memo } from 'react'
import { env } from '#lib/env.ts'
import { paths } from '#paths.ts'

type StructuredCourse = Record<string, unknown>

/**
 * A course in schema.org's words, for search engines. A data block is no script: the security policy leaves it alone.
 */
export function CourseStructuredData({ course }: { course: Course }) {
  return <DataBlock data={{ '@context': 'https://schema.org', ...structured(course) }} />
}

/** Search engines read no further in a list. */
const maxListItems = 100

/** The catalogue in schema.org's words: where each course has its page, which says the rest. */
export const CatalogueStructuredData = memo(function CatalogueStructuredData({
  courses,
}: {
  courses: readonly Course[]
}) {
  const items = courses
    .slice(0, maxListItems)
    .map(({ id, title }, index) => ({ '@type': 'ListItem', position: index + 1, name: title, url: addressOf(id) }))
  return <DataBlock data={{ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: items }} />
})

const addressOf = (id: string) => `${env.siteUrl}${paths.course(id)}`

/** Without an offer: nothing can be bought here, and search engines would show a price. */
function structured({ id, title, description }: Course): StructuredCourse {
  return {
    '@type': 'Course',
    name: title,
    description,
    url: addressOf(id),
    provider: { '@type': 'Organization', name: 'Syntax Lab', sameAs: env.siteUrl },
  }
}

/** `<` is written as an escape, so that no text can end the block. */
function DataBlock({ data }: { data: StructuredCourse }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  )
}
