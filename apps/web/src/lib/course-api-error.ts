/** Why there are no courses to show. Each kind has a screen of its own. */
export const outages = ['offline', 'unreachable', 'too-slow', 'too-many', 'broken', 'bad-data', 'missing-code'] as const

export type Outage = (typeof outages)[number]

export class CourseApiError extends Error {
  override name = 'CourseApiError'
  readonly outage: Outage
  /** How long, in ms, the server asks to be left alone. */
  readonly retryAfterMs: number

  constructor(outage: Outage, retryAfterMs = 0) {
    super(outage)
    this.outage = outage
    this.retryAfterMs = retryAfterMs
  }
}
