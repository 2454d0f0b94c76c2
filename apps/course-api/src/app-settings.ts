/** What may differ between one running API and another. */
export type AppSettings = {
  /** The address under which clients reach the API, for the examples on its human page. */
  publicUrl: string
  /** The origins whose pages may read the JSON answers. */
  webOrigins: readonly string[]
  /** Requests per minute and client; 0 for no limit. */
  rateLimit: number
  /** The addresses of the proxies before the API, whose X-Forwarded-For is believed; none when clients come directly. */
  trustProxy: string[]
  logLevel: LogLevel
  timeouts: Timeouts
}

/** How long a slow client is waited for, in milliseconds. */
type Timeouts = {
  /** Until the whole request has arrived. */
  request: number
  /** Until an answer that the client does not read is given up; longer than `request` and `check` together. */
  stalled: number
  /** Between two looks for requests that are late. */
  check: number
}

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

/** A silent API for nobody but the caller. A late request hears 408 within 12 s; a socket without any life is closed at 14 s. */
export const defaultSettings: AppSettings = {
  publicUrl: 'http://localhost:3001',
  webOrigins: [],
  rateLimit: 0,
  trustProxy: [],
  logLevel: 'silent',
  timeouts: { request: 10_000, stalled: 14_000, check: 2000 },
}
