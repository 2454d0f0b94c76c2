const rootElement = '<div id="root"></div>'

type PageParts = {
  /** The address that was rendered: the browser takes the HTML over where it is at the same page. */
  path: string
  /** What React has rendered: title, description and links in front, then the content. */
  rendered: string
  /** The address of the picture that a shared link shows; the template's own without one. */
  image?: string | undefined
  /** What goes to the end of the head. */
  links?: string
  /** What stands behind the content. */
  dataBlock?: string
}

/**
 * The template with a rendered page in it. The page's title and description take the place of the template's own,
 * also where other sites show them when a link is shared.
 *
 * @throws Error when the template has no place for the page.
 */
export function pageHtml(template: string, { path, rendered, image, links = '', dataBlock = '' }: PageParts): string {
  const [hoisted = ''] = /^(?:<title>[^<]*<\/title>|<meta [^>]*>|<link [^>]*>)*/.exec(rendered) ?? []
  const content = rendered.slice(hoisted.length)
  const title = /<title>([^<]*)<\/title>/.exec(hoisted)?.[1]
  const description = /<meta name="description" content="([^"]*)"/.exec(hoisted)?.[1]
  let html = template
  if (title)
    html = html
      .replace(/\s*<title>[^<]*<\/title>/, '')
      .replace(/(property="og:title" content=")[^"]*/, (_, start: string) => start + title)
  if (description)
    html = html
      .replace(/\s*<meta name="description"[^>]*>/, '')
      .replace(/(property="og:description" content=")[^"]*/, (_, start: string) => start + description)
  if (image) html = html.replace(/(property="og:image" content=")[^"]*/, (_, start: string) => start + image)
  if (!html.includes(rootElement)) throw new Error('index.html has no empty #root element.')
  return html
    .replace('</head>', () => `  ${hoisted}${links}\n  </head>`)
    .replace(rootElement, () => `<div id="root" data-path="${path}">${content}</div>${dataBlock}`)
}
