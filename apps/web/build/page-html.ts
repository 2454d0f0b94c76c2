const rootElement = '<div id="root"></div>'

/**
 * The template with a rendered page in it, and with `links` at the end of its head. React writes a page's title and description in front of its content:
 * they take the place of the template's own in the head.
 *
 * @throws Error when the template has no place for the page.
 */
export function pageHtml(template: string, rendered: string, links: string): string {
  const [hoisted = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(rendered) ?? []
  const content = rendered.slice(hoisted.length)
  let html = template
  if (hoisted.includes('<title>')) html = html.replace(/\s*<title>[^<]*<\/title>/, '')
  if (hoisted.includes('name="description"')) html = html.replace(/\s*<meta name="description"[^>]*>/, '')
  if (!html.includes(rootElement)) throw new Error('index.html has no empty #root element.')
  return html.replace('</head>', () => `  ${hoisted}${links}\n  </head>`).replace(rootElement, () => `<div id="root">${content}</div>`)
}
