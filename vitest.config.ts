import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/shared', 'apps/course-api', 'apps/auth-emulator', 'apps/web'],
  },
})
