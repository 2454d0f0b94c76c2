import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { lazyCourseSource } from '#features/courses/lazy-course-source.ts'
import { coursesData } from '#features/courses/loaders.ts'
import { env } from '#lib/env.ts'
import { pictureUrl } from '#lib/picture-url.ts'
import { takeOver } from '#lib/take-over.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { App } from './app.tsx'
import { createRoutes } from './routes.tsx'
import './styles/site.css'

const auth = createAuthStore(async () => (await import('#features/auth/firebase-gateway.ts')).createFirebaseGateway())
const source = lazyCourseSource(
  async () => (await import('#features/courses/api-course-source.ts')).createApiCourseSource(),
  (img) => pictureUrl(env.courseApiUrl, img),
)
const routes = createRoutes(source)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element.')
const isPrerendered = root.hasChildNodes()
const hydrationData = isPrerendered ? await takeOver(routes, { courses: () => coursesData(source, new AbortController().signal) }) : undefined
const app = (
  <StrictMode>
    <App router={createBrowserRouter(routes, hydrationData && { hydrationData })} auth={auth} />
  </StrictMode>
)
if (hydrationData) hydrateRoot(root, app)
else createRoot(root).render(app)

// Firebase is never in the way of the first paint, nor is the code that asks for the courses.
whenIdle(() => {
  void auth.start().catch(() => {})
  source.prepare()
})
