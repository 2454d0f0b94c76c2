/** Where the site is published, without a slash at its end; the same rule as in src/lib/env.ts. */
export function siteUrlOf(env: Record<string, string>): string {
  return (env['VITE_SITE_URL'] ?? `https://${env['VITE_FIREBASE_PROJECT_ID'] ?? 'demo-syntax-lab'}.web.app`).replace(
    /\/+$/,
    '',
  )
}

/** robots.txt: everything may be found but the pages at `hidden`, such as `/checkout/:id`. */
export function robotsFile(siteUrl: string, hidden: readonly string[]): string {
  return [
    'User-agent: *',
    ...hidden.map((path) => `Disallow: ${path.replace(/:.*/, '')}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** sitemap.xml of the given paths, such as `/faq`. */
export function sitemapFile(siteUrl: string, paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${siteUrl}${path === '/' ? '/' : path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
