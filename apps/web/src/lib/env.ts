/**
 * The build's variables, read in this one place. The build has checked that none is missing or wrong
 * (`build/check-variables.ts`).
 */
export const env = {
  isDevelopment: import.meta.env.DEV,
  /** The address of the course API, without a slash at its end. */
  courseApiUrl: String(import.meta.env.VITE_COURSE_API_URL ?? '').replace(/\/+$/, ''),
  /** Where the site is published, without a slash at its end; empty in development. */
  siteUrl: String(import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, ''),
  /** Who runs the site, as the privacy text names them; empty where the build was not told. */
  owner: {
    name: String(import.meta.env.VITE_OWNER_NAME ?? ''),
    email: String(import.meta.env.VITE_OWNER_EMAIL ?? ''),
  },
  firebase: {
    apiKey: String(import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-api-key'),
    authDomain: String(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-syntax-lab.firebaseapp.com'),
    projectId: String(import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-syntax-lab'),
    appId: String(import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app-id'),
  },
} as const
