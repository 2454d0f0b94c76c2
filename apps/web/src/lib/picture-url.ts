/** The address of a course's picture on the server at `baseUrl`; undefined when `img` names no http(s) address. */
export function pictureUrl(baseUrl: string, img: string): string | undefined {
  const url = URL.parse(img, `${baseUrl}/`)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}
