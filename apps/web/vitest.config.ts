import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { markdown } from './build/markdown.ts'

// Midnight by UTC is the evening before: a date that is shown in the visitor's zone by mistake is seen.
process.env['TZ'] = 'America/Los_Angeles'

export default defineConfig({
  plugins: [react(), markdown()],
  // Unit tests know the same few courses, whatever a build would be answered.
  resolve: {
    alias: { 'virtual:landing-courses': new URL('src/testing/landing-courses.ts', import.meta.url).pathname },
  },
  test: {
    // A thread starts sooner than a process.
    pool: 'threads',
    setupFiles: ['src/testing/setup.ts'],
    unstubGlobals: true,
    // Only a hang takes this long: a busy machine must not fail a test.
    testTimeout: 30_000,
    // jsdom does not know this element yet; browsers do.
    onConsoleLog: (text) => !text.startsWith('The tag <search> is unrecognized'),
    env: { VITE_COURSE_API_URL: 'http://localhost:3001' },
  },
})
