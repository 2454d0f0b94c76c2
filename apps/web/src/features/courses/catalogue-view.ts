import type { Course } from '@syntax-lab/shared/course'

export const sortings = {
  '': { label: 'Catalogue order', compare: () => 0 },
  rating: { label: 'Best rated', compare: (a: Course, b: Course) => b.ratings - a.ratings },
  views: { label: 'Most viewed', compare: (a: Course, b: Course) => b.view - a.view },
  'price-up': { label: 'Fees: low to high', compare: (a: Course, b: Course) => a.price - b.price },
  'price-down': { label: 'Fees: high to low', compare: (a: Course, b: Course) => b.price - a.price },
} as const

export type Sorting = keyof typeof sortings

function isSorting(value: string): value is Sorting {
  return Object.hasOwn(sortings, value)
}

/**
 * The part of the catalogue that an address asks for, by its query parameters; '' where it asks for nothing.
 * The script in index.html knows the parameters too.
 */
export type CatalogueView = {
  q: string
  badge: string
  sort: Sorting
  /** Not empty: only the courses of the shortlist. */
  kept: string
  /** The ids of courses to compare, between commas. */
  compare: string
}

/** Reads the view from an address; what it does not know counts as not asked for. */
export function readView(search: URLSearchParams): CatalogueView {
  const { q = '', badge = '', sort = '', kept = '', compare = '' } = Object.fromEntries(search)
  return { q, badge, sort: isSorting(sort) ? sort : '', kept, compare }
}

/**
 * The courses of the view's badge in its order, and where `ids` are given, which a search has found, best first, only
 * those. The order of `ids` breaks ties; without them the catalogue's does.
 */
export function coursesOf(
  courses: readonly Course[],
  { badge, sort }: Pick<CatalogueView, 'badge' | 'sort'>,
  ids?: readonly string[],
): Course[] {
  const ranks = ids && new Map(ids.map((id, rank) => [id, rank]))
  const rankOf = ({ id }: Course) => ranks?.get(id) ?? 0
  return courses
    .filter((course) => badge === '' || course.badge === badge)
    .filter(({ id }) => !ranks || ranks.has(id))
    .toSorted((a, b) => sortings[sort].compare(a, b) || rankOf(a) - rankOf(b))
}

/** The badges that occur, each once, in the order of their first course. */
export function badgesOf(courses: readonly Course[]): string[] {
  return [...new Set(courses.map((course) => course.badge))]
}

/** The view with one of these badges, in whatever capitals the address writes it; any other counts as not asked for. */
export function withKnownBadge(view: CatalogueView, badges: readonly string[]): CatalogueView {
  const asked = view.badge.toLowerCase()
  return { ...view, badge: badges.find((badge) => badge.toLowerCase() === asked) ?? '' }
}
