import { portOf } from '@syntax-lab/shared/ports'

/** The build's variables with the demo project's values where they are unset: for `pnpm preview` and the tests. */
export function withDemoVariables(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    VITE_FIREBASE_API_KEY: 'demo-api-key',
    VITE_FIREBASE_AUTH_DOMAIN: 'demo-syntax-lab.firebaseapp.com',
    VITE_FIREBASE_PROJECT_ID: 'demo-syntax-lab',
    VITE_FIREBASE_APP_ID: 'demo-app-id',
    VITE_COURSE_API_URL: `http://localhost:${portOf('API_PORT', env)}`,
    ...Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  }
}
