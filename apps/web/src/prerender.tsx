import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Toasts } from '#components/toasts.tsx'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { AuthContext } from '#features/auth/use-auth.ts'
import { createCourseSource } from '#features/courses/course-source.ts'
import { paths } from '#paths.ts'
import { createRoutes } from './routes.tsx'

/** The addresses whose content the build knows, the file that each is written to, and the page's module where it is loaded on demand. */
export const prerendered: readonly { path: string; file: string; module?: string }[] = [
  { path: paths.home, file: 'index.html', module: 'src/pages/home-page.tsx' },
  { path: '/home', file: 'home.html', module: 'src/pages/home-page.tsx' },
  { path: paths.courses, file: 'courses.html', module: 'src/pages/courses-page.tsx' },
  { path: paths.faq, file: 'faq.html', module: 'src/pages/faq-page.tsx' },
  { path: paths.blog, file: 'blog.html', module: 'src/pages/blog-page.tsx' },
  { path: paths.about, file: 'about.html', module: 'src/pages/about-page.tsx' },
  { path: paths.login, file: 'login.html', module: 'src/pages/login-page.tsx' },
  { path: paths.register, file: 'register.html', module: 'src/pages/register-page.tsx' },
  { path: '/no-such-page', file: '404.html' },
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
