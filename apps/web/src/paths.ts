/** The address of every screen. Links and the route table take them from here. */
export const paths = {
  home: '/',
  courses: '/courses',
  course: (id: string) => `/courses/${encodeURIComponent(id)}`,
  checkout: (id: string) => `/checkout/${encodeURIComponent(id)}`,
  faq: '/faq',
  blog: '/blog',
  login: '/login',
  register: '/register',
  profile: '/profile',
  about: '/about',
  authAction: '/auth/action',
} as const
