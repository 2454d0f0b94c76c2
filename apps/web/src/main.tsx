import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { importWithRetry } from '#lib/import-with-retry.ts'
import { ChunkError, lazyCode } from '#lib/lazy-code.ts'
import { allowReloadAfterSuccess } from '#lib/reload.ts'
import { prepareHydration } from '#lib/prepare-hydration.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { App } from './app.tsx'
import { createRoutes } from './routes.tsx'
import { showMissingCode } from './show-missing-code.tsx'
import './styles/site.css'

// The scripts do not wait for the HTML: on a slow line they may be there while the browser still reads it.
if (document.readyState === 'loading') {
  await new Promise((isRead) => document.addEventListener('DOMContentLoaded', isRead))
}

const loadFirebase = () => import('#features/auth/firebase-gateway.ts')
const auth = createAuthStore(async () => (await importWithRetry(loadFirebase)).createFirebaseGateway())
const importCourseLoaders = lazyCode(async () => {
  // Fetched in parallel with the loaders, which import it with their first request.
  void import('#lib/course-api.ts').catch(() => {})
  return (await import('#features/courses/browser-course-loaders.ts')).courseLoaders
})
const routes = createRoutes(importCourseLoaders)

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element.')
const { path: prerenderedPath } = root.dataset

/**
 * Takes over the page that the build has rendered, or draws the page of this address.
 *
 * @throws ChunkError when the code of the rendered page cannot be had.
 */
async function start(container: HTMLElement): Promise<void> {
  const hydrationData = prerenderedPath ? await prepareHydration(routes, prerenderedPath) : undefined
  const router = createBrowserRouter(routes, hydrationData && { hydrationData })
  allowReloadAfterSuccess(router)
  const app = (
    <StrictMode>
      <App router={router} auth={auth} />
    </StrictMode>
  )
  if (hydrationData) hydrateRoot(container, app)
  else createRoot(container).render(app)

  // Neither Firebase nor, on pages without courses, the code that asks for them delays the first paint.
  whenIdle(() => {
    // Where a page's own attempt has failed, only a press tries again.
    if (!auth.getState().isUnresponsive) void auth.start().catch(() => {})
    void importCourseLoaders().catch(() => {})
  })
}

try {
  await start(root)
} catch (error) {
  if (!(error instanceof ChunkError)) throw error
  showMissingCode(error.message, () => start(root))
}
