import { cp } from 'node:fs/promises'
import { defineConfig, type Plugin } from 'vite'

export default defineConfig({
  build: { ssr: 'src/server.ts', target: 'node24', copyPublicDir: false },
  // Nothing is installed beside the built file: it runs alone.
  ssr: { noExternal: true },
  plugins: [copyContent()],
})

/** Puts the courses and their pictures beside the built server. */
function copyContent(): Plugin {
  return {
    name: 'copy-content',
    async writeBundle({ dir = 'dist' }) {
      await cp('data', `${dir}/data`, { recursive: true })
      await cp('images', `${dir}/images`, { recursive: true })
    },
  }
}
