/** A plan of the pricing table; `price` is in euro per month (specification, point 9). */
export type Plan = { name: string; price: number; courses: string; suits: string }

export const plans: readonly Plan[] = [
  {
    name: 'Personal',
    price: 3,
    courses: 'More than 10 courses',
    suits: 'Learning one subject, such as the basics of the web',
  },
  {
    name: 'Professional',
    price: 8,
    courses: 'More than 20 courses',
    suits: 'Adding the subjects next to your own: data, tools, networks',
  },
  {
    name: 'Enterprise',
    price: 19,
    courses: 'More than 30 courses',
    suits: 'Going through the catalogue from end to end',
  },
]

/** What every plan, and also a visitor without a plan, gets. */
export const sameForAll = [
  { label: 'Course pages, search and blog', value: 'Included' },
  { label: 'Course details as a PDF', value: 'Included' },
  { label: 'To enrol', value: 'Verified email or GitHub' },
] as const
