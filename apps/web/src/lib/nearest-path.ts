import { paths } from '#paths.ts'

/** Words that people write into an address, and the page that they mean. */
const meant: readonly (readonly [path: string, ...words: string[]])[] = [
  [paths.courses, 'courses', 'course', 'catalogue', 'catalog', 'classes', 'lessons', 'learn'],
  [paths.faq, 'faq', 'faqs', 'questions', 'help', 'support', 'pricing', 'plans', 'terms', 'privacy'],
  [paths.blog, 'blog', 'posts', 'articles', 'news'],
  [paths.login, 'login', 'signin', 'log-in', 'sign-in'],
  [paths.register, 'register', 'signup', 'sign-up', 'join'],
  [paths.profile, 'profile', 'account', 'settings', 'user'],
  [paths.about, 'about', 'contact', 'imprint'],
  [paths.home, 'home', 'index', 'index.html', 'start'],
]

/** The page that an unknown address most likely means, by its first part; undefined when none is near. */
export function nearestPath(address: string): string | undefined {
  const wanted = address.split('/').find(Boolean)?.toLowerCase() ?? ''
  if (wanted.length > 40) return undefined
  const near = meant
    .flatMap(([path, ...words]) =>
      words.map((word) => ({ path, slips: slipsBetween(wanted, word), allowed: Math.floor(word.length / 3) })),
    )
    .filter(({ slips, allowed }) => slips <= allowed)
    .toSorted((a, b) => a.slips - b.slips)
  return near[0]?.path
}

/** How many letters must be added, left out or changed to make one word of the other (Levenshtein's distance). */
function slipsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)),
      )
    }
    row = next
  }
  return row.at(-1) ?? 0
}
