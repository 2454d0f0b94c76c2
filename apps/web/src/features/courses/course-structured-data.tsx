import type { Course } from '@syntax-lab/shared/course'
import { memo } from 'react'
import { env } from '#lib/env.ts'
import { paths } from '#paths.ts'

/**
 * A course in schema.org's words, for search engines. A data block is no script: the security policy leaves it alone.
 * Without an offer: nothing can be bought here, and search engines would show a price.
 */
export function CourseStructuredData({ course: { id, title, description } }: { course: Course }) {
  const provider = { '@type': 'Organization', name: 'Syntax Lab', sameAs: env.siteUrl }
  return <DataBlock data={{ '@type': 'Course', name: title, description, url: addressOf(id), provider }} />
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
  return <DataBlock data={{ '@type': 'ItemList', itemListElement: items }} />
})

const addressOf = (id: string) => `${env.siteUrl}${paths.course(id)}`

/** `<` is written as an escape, so that no text can end the block. */
function DataBlock({ data }: { data: object }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
