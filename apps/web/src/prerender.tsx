import { type Course, maxCoursePages } from '@syntax-lab/shared/course'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { Toasts } from '#components/toasts.tsx'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { AuthContext } from '#features/auth/use-auth.ts'
import { createCourseLoaders } from '#features/courses/course-loaders.ts'
import { createCourseStore, type Prerendered, prerenderedBlock } from '#features/courses/course-store.ts'
import { createRelatedFinder } from '#features/courses/related-courses.ts'
import { maxRenderedAtOnce } from '#features/courses/use-incremental-count.ts'
import { paths } from '#paths.ts'
import { createRoutes } from './routes.tsx'
import { hasOwnHtml, type SitePage, sitePages } from './site-pages.ts'

type PrerenderedPage = {
  path: string
  /** Where the HTML is written to. */
  file: string
  /** The modules that this page loads on demand. */
  modules: readonly string[]
  isInSitemap: boolean
  /** What the page asks the course API for. */
  apiPath?: string
  /** What the course API has answered to the build. */
  prerendered?: Prerendered
}

/** Comparing more than this with each other would take the build more than a few seconds. */
const maxCoursesToRelate = 500

const courseModules = ['src/features/courses/browser-course-loaders.ts', 'src/lib/course-api.ts']

/**
 * The addresses whose content the build knows;
 * `courses` is what the course API answered to it, asked at the time `requestedAt`, in ms.
 */
export function pagesOf(courses: readonly Course[], requestedAt: number): PrerenderedPage[] {
  // A longer list would keep its first screen waiting: such a catalogue's HTML has no cards, and asks for them.
  const catalogue =
    courses.length <= maxRenderedAtOnce && courses.length > 0
      ? { prerendered: { requestedAt, catalogue: courses } }
      : {}
  const known = Object.entries<SitePage>(sitePages).filter(([, page]) => hasOwnHtml(page))
  return [
    ...known.flatMap(([name, { path, alias }]) => {
      const apiPath = path === paths.courses ? path : undefined
      return [path, ...(alias ? [alias] : [])].map((address) => ({
        path: address,
        file: address === '/' ? 'index.html' : `${address.slice(1)}.html`,
        modules: modulesOf(name, apiPath),
        isInSitemap: address === path,
        ...(apiPath && { apiPath, ...catalogue }),
      }))
    }),
    { path: '/no-such-page', file: '404.html', modules: modulesOf('not-found'), isInSitemap: false },
    ...pagesOfCourses(courses, requestedAt),
  ]
}

/** A page of each course, with where to go from it. The pages of a short list know that of every course. */
function pagesOfCourses(courses: readonly Course[], requestedAt: number): PrerenderedPage[] {
  const find = courses.length <= maxCoursesToRelate ? createRelatedFinder(courses) : () => []
  const pages = courses.slice(0, maxCoursePages).map((course) => ({ course, related: { [course.id]: find(course) } }))
  const all = Object.assign({}, ...pages.map(({ related }) => related))
  return pages.map(({ course, related }) =>
    pageOfCourse({ requestedAt, course, related: courses.length <= maxRenderedAtOnce ? all : related }),
  )
}

function pageOfCourse(prerendered: Prerendered & { course: Course }): PrerenderedPage {
  const { id } = prerendered.course
  const path = paths.course(id)
  return {
    path,
    file: `courses/${id}.html`,
    modules: modulesOf('course', path),
    isInSitemap: true,
    apiPath: path,
    prerendered,
  }
}

function modulesOf(name: string, apiPath?: string): string[] {
  return [`src/pages/${name}-page.tsx`, ...(apiPath ? courseModules : [])]
}

/**
 * The HTML of one screen as a visitor sees it before any script has run: nobody is logged in,
 * and of the courses there is what the build knows.
 *
 * @throws Error when the path leads elsewhere.
 */
export async function renderPage({ path, prerendered }: PrerenderedPage): Promise<{ html: string; dataBlock: string }> {
  const store = createCourseStore(() => Promise.reject(new Error('The build has asked already.')), prerendered)
  const auth = createAuthStore(() => Promise.reject(new Error('Nobody logs in here.')))
  const handler = createStaticHandler(createRoutes(async () => createCourseLoaders(store)))
  const context = await handler.query(new Request(`http://localhost${path}`))
  if (context instanceof Response) throw new Error(`${path} does not render, it answers with status ${context.status}.`)
  const html = renderToString(
    <AuthContext value={auth}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
      <Toasts />
    </AuthContext>,
  )
  return { html, dataBlock: prerendered ? prerenderedBlock(prerendered) : '' }
}
