/** The headers of one answer, by their names in small letters. */
export type Headers = Readonly<Record<string, string>>

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** On every answer, errors included; pages of the allowed origins may read the two that are named. */
export const securityHeaders: Headers = {
  'access-control-expose-headers': 'ETag, Retry-After',
  'content-security-policy': nothing,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
}

/** What may be asked, and by whom a browser lets it be asked. */
export const optionsHeaders: Headers = {
  ...securityHeaders,
  allow: 'GET, HEAD, OPTIONS',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'Accept, Content-Type, If-None-Match',
  'access-control-max-age': '86400',
  vary: 'Origin',
}

/**
 * Browsers ask each time and mostly hear 304; a CDN keeps the answer for a minute,
 * and for a day when this server does not answer it.
 */
export const jsonHeaders: Headers = {
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'public, max-age=0, s-maxage=60, stale-if-error=86400',
  vary: 'Accept-Encoding, Origin',
}

/** A week, since a picture's address outlives a redrawn picture; styles are what an SVG needs when it is opened by itself. */
export const pictureHeaders: Headers = {
  ...securityHeaders,
  'content-security-policy': `${nothing}; style-src 'unsafe-inline'`,
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
  vary: 'Accept-Encoding',
}

/** The headers of an HTML page without scripts, whose only style has the CSP hash `styleHash`. */
export function pageHeaders(styleHash: string): Headers {
  return {
    ...securityHeaders,
    'content-security-policy': `${nothing}; style-src '${styleHash}'; img-src data:`,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=60',
    vary: 'Accept-Encoding, Origin',
  }
}
