import type { Course } from '@syntax-lab/shared/course'

export const sortings = {
  catalogue: { label: 'Catalogue order', compare: () => 0 },
  rating: { label: 'Best rated', compare: (a: Course, b: Course) => b.ratings - a.ratings },
  views: { label: 'Most viewed', compare: (a: Course, b: Course) => b.view - a.view },
  'price-up': { label: 'Fees: low to high', compare: (a: Course, b: Course) => a.price - b.price },
  'price-down': { label: 'Fees: high to low', compare: (a: Course, b: Course) => b.price - a.price },
} as const

export type Sorting = keyof typeof sortings

function isSorting(value: string | null): value is Sorting {
  return value !== null && Object.hasOwn(sortings, value)
}

/** The part of the catalogue that an address asks for: `?q=` words, `?badge=` level, `?sort=` order. */
export type CatalogueView = { words: string; badge: string; sorting: Sorting }

/** Reads the view from an address; what it does not know counts as not asked for. */
export function readView(search: URLSearchParams): CatalogueView {
  const sort = search.get('sort')
  return {
    words: search.get('q') ?? '',
    badge: search.get('badge') ?? '',
    sorting: isSorting(sort) ? sort : 'catalogue',
  }
}

/** The courses of a view: every word occurs in title, badge or description; equal ones keep the catalogue's order. */
export function coursesOf(courses: readonly Course[], { words, badge, sorting }: CatalogueView): Course[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return courses
    .filter((course) => badge === '' || course.badge === badge)
    .filter((course) => wanted.every((word) => searchable(course).includes(word)))
    .toSorted(sortings[sorting].compare)
}

const texts = new WeakMap<Course, string>()

/** What the search looks through; made once per course, because each letter that is typed asks for it. */
function searchable(course: Course): string {
  const text = texts.get(course) ?? `${course.title}\n${course.badge}\n${course.description}`.toLowerCase()
  texts.set(course, text)
  return text
}

/** The badges that occur, each once, in the order of their first course. */
export function badgesOf(courses: readonly Course[]): string[] {
  return [...new Set(courses.map((course) => course.badge))]
}
