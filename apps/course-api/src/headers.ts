import type { FastifyCorsOptions } from '@fastify/cors'

/** The headers of one answer, by their names in small letters. */
export type AnswerHeaders = Readonly<Record<string, string>>

/** The content security policy of an answer that is no page: nothing may be loaded. Pages and pictures add to it. */
export const baseCsp = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What every answer carries, errors included, unless it says otherwise itself. */
export const commonHeaders: AnswerHeaders = {
  'content-security-policy': baseCsp,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  vary: 'Accept-Encoding',
  'x-content-type-options': 'nosniff',
}

export const methods = 'GET, HEAD, OPTIONS'

export const exposedHeaders = 'ETag, Link, Retry-After, X-Request-Id'

/** What pages of other origins may ask and read. */
export const corsOptions: FastifyCorsOptions = {
  methods,
  allowedHeaders: 'Accept, Content-Type, If-None-Match, X-Request-Id',
  exposedHeaders,
  maxAge: 86_400,
  strictPreflight: false,
  // Preflights count as well, and unknown addresses get 404.
  preflightContinue: true,
}

/**
 * Browsers ask each time and mostly get 304; a CDN keeps the answer for a minute,
 * and for a day when this server does not answer it.
 */
export const jsonCaching = 'public, max-age=0, s-maxage=60, stale-if-error=86400'

/** A week, since a picture's address outlives a redrawn picture; an SVG that is opened by itself needs its styles. */
export const pictureHeaders: AnswerHeaders = {
  'content-security-policy': `${baseCsp}; style-src 'unsafe-inline'`,
  'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
}
