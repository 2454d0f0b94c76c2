/**
 * The address of a course's picture as the course API at `baseUrl` names it, without a hash, which is the site's to
 * set; an API below a path puts that before the paths of its pictures. Undefined when `img` names no http(s) address.
 */
export function pictureUrl(baseUrl: string, img: string): string | undefined {
  const url = URL.parse(img, `${baseUrl}/`)
  return url && /^https?:/.test(url.protocol) ? url.href.split('#', 1)[0] : undefined
}
