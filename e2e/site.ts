import { portOf } from '@syntax-lab/shared/ports'

/** Where `pnpm preview` serves the production build of this tree. */
export const previewUrl = `http://localhost:${portOf('PREVIEW_PORT', process.env)}`

/** Where the site under test is: the preview's address, unless BASE_URL names another. */
export const siteUrl = process.env['BASE_URL'] || previewUrl

let development: Promise<boolean> | undefined

/** Whether the site under test is that of `pnpm dev`; it is asked once. */
export function isDevelopment(): Promise<boolean> {
  development ??= fetch(siteUrl).then(async (response) => (await response.text()).includes('/@vite/client'))
  return development
}
