import { distance } from 'fastest-levenshtein'
import { type PageName, type SitePage, sitePages } from '#site-pages.ts'

/** Other words that people type for a page. */
const synonyms: Partial<Record<PageName, readonly string[]>> = {
  home: ['home', 'index', 'index.html', 'start', 'contact'],
  courses: ['course', 'catalogue', 'catalog', 'classes', 'lessons', 'learn'],
  faq: ['faqs', 'questions', 'help', 'support', 'pricing', 'plans', 'terms', 'privacy'],
  blog: ['posts', 'articles', 'news'],
  login: ['signin', 'log-in', 'sign-in'],
  register: ['signup', 'sign-up', 'join'],
  profile: ['account', 'settings', 'user'],
  about: ['imprint'],
}

const words = Object.entries<SitePage>(sitePages)
  // Nobody means a page of several parts, such as one course, by a single word.
  .filter(([, { path }]) => !path.slice(1).includes('/'))
  .flatMap(([name, { path }]) => [path.slice(1), ...(synonyms[name as PageName] ?? [])].map((word) => ({ path, word })))

/** The page that an unknown address most likely means, by its first part; undefined when none is near. */
export function nearestPath(address: string): string | undefined {
  const wanted = address
    .split(/\/|%20/)
    .find(Boolean)
    ?.toLowerCase()
  if (!wanted) return undefined
  return words
    .map(({ path, word }) => ({ path, edits: distance(wanted, word), allowed: Math.floor(word.length / 3) }))
    .filter(({ edits, allowed }) => edits <= allowed)
    .toSorted((a, b) => a.edits - b.edits)[0]?.path
}
