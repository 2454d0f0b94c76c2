/** One screen of the site. */
export type SitePage = {
  /** Its address, as React Router writes it. */
  path: string
  /** A second address of the same screen; search engines are told of the first. */
  alias?: string
  /** Of the document; " · Syntax Lab" is added. Pages about one course put its name there. */
  title: string
  description?: string
} & (Public | Personal)

/** The build writes its HTML, of a page about courses for each course that it knows, and search engines may show it. */
type Public = { isPersonal?: never; isProtected?: never }

type Personal = {
  /** It depends on who looks at it: the build writes no HTML, and robots.txt keeps search engines away. */
  isPersonal: true
  /** Whether one has to be logged in. */
  isProtected?: true
}

/**
 * Every page of the site, by the name of its module, `pages/<name>-page.tsx`. The routes, the addresses, the build's
 * HTML, Hosting's rewrites, sitemap.xml, robots.txt, the 404 page's suggestion and the browser tests are made from it.
 */
export const sitePages = {
  home: {
    path: '/',
    alias: '/home',
    title: 'Understand the code you write',
    description:
      'Courses in web development and IT, from your first HTML tag to production. Each explains how things work.',
  },
  courses: {
    path: '/courses',
    title: 'Courses',
    description: 'All Syntax Lab courses, from your first HTML tag to production: search, compare and choose.',
  },
  course: {
    path: '/courses/:id',
    title: 'Course',
  },
  checkout: {
    path: '/checkout/:id',
    title: 'Checkout',
    isPersonal: true,
    isProtected: true,
  },
  faq: {
    path: '/faq',
    title: 'FAQ and pricing',
    description: 'What Syntax Lab is, how to log in, and what the three plans cost.',
  },
  blog: {
    path: '/blog',
    title: 'Blog',
    description:
      'Four explanations with code: CORS in Node, Firebase and its alternatives, private routes, and how Node works.',
  },
  login: {
    path: '/login',
    title: 'Login',
    description: 'Log in to Syntax Lab with email and password, Google or GitHub.',
  },
  register: {
    path: '/register',
    title: 'Register',
    description: 'Create your Syntax Lab account with email and password, Google or GitHub.',
  },
  profile: {
    path: '/profile',
    title: 'Profile',
    isPersonal: true,
    isProtected: true,
  },
  about: {
    path: '/about',
    title: 'About',
    description: 'What Syntax Lab is, how it is built, and which parts of it are samples.',
  },
  'auth-action': {
    path: '/auth/action',
    title: 'Your link',
    isPersonal: true,
  },
} as const satisfies Record<string, SitePage>

export type PageName = keyof typeof sitePages

/** The screen of every address that is in no row above. */
export const notFoundPage = { path: '*', title: 'Page not found' } as const

/** Whether the page has an HTML file of its own; courses have one each, as far as the build knows them. */
export const hasOwnHtml = ({ path, isPersonal }: SitePage) => !isPersonal && !path.includes(':')

/** The rows of the table, in its order. */
export const pageList: readonly SitePage[] = Object.values(sitePages)
