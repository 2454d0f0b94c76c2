import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { createAuthStore } from '#features/auth/auth-store.ts'
import { createCourseSource } from '#features/courses/course-source.ts'
import { createCourseApi } from '#lib/course-api.ts'
import { env } from '#lib/env.ts'
import { whenIdle } from '#lib/when-idle.ts'
import { App } from './app.tsx'
import { createRoutes } from './routes.tsx'
import './styles/site.css'

const auth = createAuthStore(async () => (await import('#features/auth/firebase-gateway.ts')).createFirebaseGateway())
const router = createBrowserRouter(createRoutes(createCourseSource(createCourseApi(env.courseApiUrl))))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root element.')
createRoot(root).render(
  <StrictMode>
    <App router={router} auth={auth} />
  </StrictMode>,
)

// Firebase is never in the way of the first paint.
whenIdle(() => void auth.start().catch(() => {}))
