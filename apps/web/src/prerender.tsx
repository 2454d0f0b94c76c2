import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Toasts } from '#components/toasts.tsx'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { AuthContext } from '#features/auth/use-auth.ts'
import { createCourseSource } from '#features/courses/course-source.ts'
import { paths } from '#paths.ts'
import { createRoutes } from './routes.tsx'

type Prerendered = {
  path: string
  /** Where the HTML is written to. */
  file: string
  /** The modules that this page loads on demand. */
  modules: readonly string[]
  /** What the page asks the course API for. */
  data?: string
}

/** The addresses whose content the build knows. */
export const prerendered: readonly Prerendered[] = [
  { path: paths.home, file: 'index.html', modules: ['src/pages/home-page.tsx'] },
  { path: '/home', file: 'home.html', modules: ['src/pages/home-page.tsx'] },
  { path: paths.courses, file: 'courses.html', modules: ['src/pages/courses-page.tsx', 'src/features/courses/api-course-source.ts'], data: '/courses' },
  { path: paths.faq, file: 'faq.html', modules: ['src/pages/faq-page.tsx'] },
  { path: paths.blog, file: 'blog.html', modules: ['src/pages/blog-page.tsx'] },
  { path: paths.about, file: 'about.html', modules: ['src/pages/about-page.tsx'] },
  { path: paths.login, file: 'login.html', modules: ['src/pages/login-page.tsx'] },
  { path: paths.register, file: 'register.html', modules: ['src/pages/register-page.tsx'] },
  { path: '/no-such-page', file: '404.html', modules: ['src/pages/not-found-page.tsx'] },
]

/** The HTML of one screen as a visitor sees it before any script has run: nobody is logged in, no course has come yet. */
export async function renderPage(path: string): Promise<string> {
  const never = () => new Promise<never>(() => {})
  const source = createCourseSource({ courses: never, course: never, pictureUrl: () => undefined })
  const auth = createAuthStore(never)
  const handler = createStaticHandler(createRoutes(source))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} does not render, it answers with status ${context.status}.`)
  return renderToString(
    <AuthContext value={auth}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
      <Toasts />
    </AuthContext>,
  )
}
