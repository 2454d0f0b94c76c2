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
  const entries = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n')
}
