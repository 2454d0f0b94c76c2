/** The headers of one answer, by their names in small letters. */
export type Headers = Readonly<Record<string, string>>

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/**
 * What every answer carries, errors included, unless it says otherwise itself.
 * Pages of other origins may read the headers that are named.
 */
export function commonHeaders(isPublic: boolean): Headers {
  return {
    ...(isPublic && { 'access-control-allow-origin': '*' }),
    'access-control-expose-headers': 'ETag, Link, Retry-After',
    'content-security-policy': nothing,
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=31536000',
    // Where every origin hears the same, a CDN need not keep an answer for each of them.
    vary: isPublic ? 'Accept-Encoding' : 'Accept-Encoding, Origin',
    'x-content-type-options': 'nosniff',
  }
}

/** What may be asked, and what a browser lets pages of other origins ask. */
export const optionsHeaders: Headers = {
  allow: 'GET, HEAD, OPTIONS',
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': 'Accept, Content-Type, If-None-Match',
  'access-control-max-age': '86400',
}

/**
 * Browsers ask each time and mostly hear 304; a CDN keeps the answer for a minute,
 * and for a day when this server does not answer it.
 */
export const jsonCaching = 'public, max-age=0, s-maxage=60, stale-if-error=86400'

/** A week, since a picture's address outlives a redrawn picture; an SVG that is opened by itself needs its styles. */
export const pictureHeaders: Headers = {
  'access-control-allow-origin': '*',
  'content-security-policy': `${nothing}; style-src 'unsafe-inline'`,
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
  vary: 'Accept-Encoding',
}

/** The headers of an HTML page without scripts, whose only style has the CSP hash `styleHash`. */
export function pageHeaders(styleHash: string): Headers {
  return {
    'content-security-policy': `${nothing}; style-src '${styleHash}'; img-src data:`,
    'cache-control': 'public, max-age=0, s-maxage=60',
  }
}
