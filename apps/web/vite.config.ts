import { fileURLToPath } from 'node:url'
import { portOf } from '@syntax-lab/shared/ports'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { authDevOrigin } from './build/auth-dev-origin.ts'
import { markdown } from './build/markdown.ts'
import { requireVariables } from './build/require-variables.ts'

const emptyModule = fileURLToPath(new URL('./build/empty-module.ts', import.meta.url))

export default defineConfig(({ command, isSsrBuild }) => {
  if (command === 'serve') process.env['VITE_COURSE_API_URL'] ??= `http://localhost:${portOf('API_PORT', process.env)}`
  return {
    plugins: [react(), tailwindcss(), markdown(), authDevOrigin(), requireVariables()],
    // Both only serve jsPDF's html(), which the site does not use.
    resolve: { alias: { canvg: emptyModule, dompurify: emptyModule } },
    server: { port: portOf('WEB_PORT', process.env), strictPort: true, host: 'localhost' },
    build: {
      assetsDir: 'static',
      assetsInlineLimit: 0,
      // build/prerender.ts reads from it which files a page needs.
      manifest: !isSsrBuild,
      copyPublicDir: !isSsrBuild,
      rolldownOptions: {
        output: isSsrBuild
          ? {}
          : {
              entryFileNames: 'static/js/[name]-[hash].js',
              chunkFileNames: 'static/js/[name]-[hash].js',
              assetFileNames: 'static/[ext]/[name]-[hash][extname]',
            },
      },
    },
  }
})
