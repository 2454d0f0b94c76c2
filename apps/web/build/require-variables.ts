import type { Plugin } from 'vite'

/** The variables without which the production build cannot know its Firebase project and its course API. */
const requiredVariables = [
  'VITE_FIREBASE_API_KEY',
  'VITE_FIREBASE_AUTH_DOMAIN',
  'VITE_FIREBASE_PROJECT_ID',
  'VITE_FIREBASE_APP_ID',
  'VITE_COURSE_API_URL',
] as const

/** Stops a production build with one error that names each variable that is missing. */
export function requireVariables(): Plugin {
  return {
    name: 'require-variables',
    apply: 'build',
    configResolved({ env }) {
      const missing = requiredVariables.filter((name) => !env[name])
      if (missing.length === 0) return
      const message = `The build needs these variables: ${missing.join(', ')}. See "Firebase keys" in README.md.`
      // Vite prints the stack, which would bury the one line that matters.
      throw Object.assign(new Error(message), { stack: message })
    },
  }
}
