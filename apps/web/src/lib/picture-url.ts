/**
 * The address of a course's picture on the course API at `baseUrl`, which may lie below a path: `/images/x.svg`
 * is a picture of the API, not of its host. Undefined when `img` names no http(s) address.
 */
export function pictureUrl(baseUrl: string, img: string): string | undefined {
  const url = URL.parse(img.replace(/^\/(?!\/)/, ''), `${baseUrl}/`)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
