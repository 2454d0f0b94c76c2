import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { markdown } from './build/markdown.ts'

export default defineConfig({
  plugins: [react(), markdown()],
  test: { setupFiles: ['src/testing/setup.ts'], env: { VITE_COURSE_API_URL: 'http://localhost:3001' } },
})
