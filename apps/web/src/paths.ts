import { sitePages } from './site-pages.ts'

type PathOf<Path> = Path extends `${string}:id` ? (id: string) => string : Path

type Paths = { readonly [Name in keyof typeof sitePages]: PathOf<(typeof sitePages)[Name]['path']> }

/** The address of each page of the table, for links: `paths.faq`, `paths.course('git-basics')`. */
export const paths = Object.fromEntries(
  Object.entries(sitePages).map(([name, { path }]) => [
    name,
    path.endsWith(':id') ? (id: string) => path.replace(':id', encodeURIComponent(id)) : path,
  ]),
) as Paths
