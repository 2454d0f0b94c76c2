import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['scripts', 'packages/shared', 'packages/verify', 'apps/course-api', 'apps/auth-emulator', 'apps/web'],
  },
})
