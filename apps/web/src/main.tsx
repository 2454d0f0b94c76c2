import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { MissingCode } from '#components/missing-code.tsx'
import { allowReloadAfterSuccess, ChunkError, lazyCode } from '#lib/lazy-code.ts'
import { prepareHydration } from '#lib/prepare-hydration.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { App } from './app.tsx'
import { createRoutes } from './routes.tsx'
import './styles/site.css'

// The scripts do not wait for the HTML: on a slow line they may be there while the browser still reads it.
if (document.readyState === 'loading') {
  await new Promise((isRead) => document.addEventListener('DOMContentLoaded', isRead))
}

const loadFirebase = () => import('#features/auth/firebase-gateway.ts')
const auth = createAuthStore(async () => (await importWithRetry(loadFirebase)).createFirebaseGateway())
const importCourseLoaders = lazyCode(async () => {
  // Beside the loaders, which ask for it when they need it: see there.
  void import('#lib/course-api.ts').catch(() => {})
  return (await import('#features/courses/browser-course-loaders.ts')).courseLoaders
})
const routes = createRoutes(importCourseLoaders)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element.')
const { path: prerenderedPath } = root.dataset
try {
  const hydrationData = prerenderedPath ? await prepareHydration(routes, prerenderedPath) : undefined
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  allowReloadAfterSuccess(router)
  const app = (
    <StrictMode>
      <App router={router} auth={auth} />
    </StrictMode>
  )
  if (hydrationData) hydrateRoot(root, app)
  else createRoot(root).render(app)
} catch (error) {
  if (!(error instanceof ChunkError)) throw error
  // What the build has written into the page stays to be read, and its links work without this page's code.
  const place = document.createElement('div')
  place.className = 'page-width pt-10'
  document.getElementById('content')?.prepend(place)
  createRoot(place).render(<MissingCode message={error.message} mayReload isReadable />)
}

// Neither Firebase nor, on pages without courses, the code that asks for them delays the first paint.
whenIdle(() => {
  // Where a page's own attempt has failed, only a press tries again.
  if (!auth.getState().isUnresponsive) void auth.start().catch(() => {})
  void importCourseLoaders().catch(() => {})
})
