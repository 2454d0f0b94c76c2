import { join } from 'node:path'
import { authEmulator } from '@syntax-lab/auth-emulator/vite-plugin'
import { portOf } from '@syntax-lab/shared/ports'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { checkVariables } from './build/check-variables.ts'
import { injectFaults } from './build/inject-faults.ts'
import { landingCourses } from './build/landing-courses.ts'
import { markdown } from './build/markdown.ts'
import { reportTakenPort } from './build/report-taken-port.ts'

// What every page starts with, in two files: the libraries outlive most deployments in the browser's cache.
// The entry stays outside, because it waits for the first page, which in its turn imports from these two.
const scriptGroups = [
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  {
    name: 'site',
    test: /^(?!.*\/apps\/web\/(?:index\.html|src\/main\.tsx))/,
    tags: ['$initial' as const],
    priority: 1,
  },
  // What the account pages share, in one file rather than in ten small ones whose names every page would carry.
  // By name: what other pages share as well must not bring the account pages' code to them.
  {
    name: 'account',
    test: new RegExp(
      '/src/(?:features/auth/(?!sign-up)|components/advice|lib/(?:auth-error-advice|' +
        'use-(?:countdown|draft|form|input-value)))',
    ),
    minShareCount: 2,
  },
  // What comes with the provider's code to every page.
  {
    name: 'sign-up',
    test: /\/src\/(?:features\/auth\/sign-up|lib\/(?:has-room-for-login|late-env))/,
    minShareCount: 2,
  },
  // The few lines that pages of several kinds share.
  {
    name: 'shared',
    test: new RegExp(
      '/src/(?:components/(?:did-you-mean|slow-note)|validation\\.ts|' +
        'lib/(?:course-api-error|in-app-browser|move-focus-on-removal|use-copy))',
    ),
    minShareCount: 2,
  },
  // What catalogue, course and checkout share, without what only the search needs.
  {
    name: 'courses',
    test: new RegExp(
      '/src/features/courses/(?!related-courses|[\\w-]*(?:search|topics|words|stemming))|' +
        '/(?:course-facts|picture-url)\\.ts',
    ),
    minShareCount: 2,
  },
]

// An explicit compile hint (Chrome 136 and later): functions are compiled in the background while the file loads,
// not one by one at their first call. On a phone, the first course opens about a tenth sooner for it.
const compileHint = '//# allFunctionsCalledOnLoad'

/** Not the large ones of which a visit calls a small part, nor those of a few lines. */
const hasCompileHint = /^(?:libraries|site|account|courses|browser-course-loaders|course-search|.+-page)$/

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') process.env['VITE_COURSE_API_URL'] ??= `http://localhost:${portOf('API_PORT', process.env)}`
  return {
    plugins: [
      react(),
      tailwindcss(),
      markdown(),
      landingCourses(),
      authEmulator(),
      injectFaults(),
      checkVariables(),
      reportTakenPort(),
    ],
    server: {
      port: portOf('WEB_PORT', process.env),
      strictPort: true,
      host: 'localhost',
      // A build beside it, such as that of the browser tests, would load every open page anew.
      watch: { ignored: (path) => path.startsWith(join(import.meta.dirname, 'dist')) },
    },
    build: {
      assetsDir: 'static',
      assetsInlineLimit: 0,
      // Every browser that can run the site knows modulepreload.
      // Every page has the libraries already: no page asks for them ahead.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'js' ? needed.filter((name) => !/\/(?:libraries|rolldown-runtime)-/.test(name)) : needed,
      },
      // build/prerender.ts reads from it which files a page needs.
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      rolldownOptions: {
        // Both only serve jsPDF's html() and SVG pictures, which the site does not use.
        external: ['canvg', 'dompurify'],
        output: isSsrBuild
          ? {}
          : {
              entryFileNames: 'static/js/[name]-[hash].js',
              chunkFileNames: 'static/js/[name]-[hash].js',
              assetFileNames: 'static/[ext]/[name]-[hash][extname]',
              codeSplitting: { groups: scriptGroups, includeDependenciesRecursively: false },
              postBanner: ({ name }) => (hasCompileHint.test(name) ? compileHint : ''),
            },
      },
    },
  }
})
