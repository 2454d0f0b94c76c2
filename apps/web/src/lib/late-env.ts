const ownerName = String(import.meta.env.VITE_OWNER_NAME ?? '')
const ownerEmail = String(import.meta.env.VITE_OWNER_EMAIL ?? '')

/** The build's variables that no page needs to begin with: apart from `env`, which is in every page's first script. */
export const lateEnv = {
  /** Who runs the site, as the privacy text names them; undefined where the build was not told both. */
  owner: ownerName && ownerEmail ? { name: ownerName, email: ownerEmail } : undefined,
  firebase: {
    apiKey: String(import.meta.env.VITE_FIREBASE_API_KEY ?? 'demo-api-key'),
    authDomain: String(import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? 'demo-syntax-lab.firebaseapp.com'),
    projectId: String(import.meta.env.VITE_FIREBASE_PROJECT_ID ?? 'demo-syntax-lab'),
    appId: String(import.meta.env.VITE_FIREBASE_APP_ID ?? 'demo-app-id'),
  },
} as const
