/**
 * The build's variables that every page needs. The build has checked that none is missing or wrong
 * (`build/check-variables.ts`).
 */
export const env = {
  /** The address of the course API, without a slash at its end. */
  courseApiUrl: String(import.meta.env.VITE_COURSE_API_URL ?? '').replace(/\/+$/, ''),
  /** Where the site is published, without a slash at its end; empty in development. */
  siteUrl: String(import.meta.env.VITE_SITE_URL ?? '').replace(/\/+$/, ''),
} as const
