type Bucket = { tokens: number; at: number }
type Callback = (error: Error | null, result?: { current: number; ttl: number }) => void

// Enough for every client of a busy minute. The one known longest is forgotten first, which only gives it a full bucket.
const mostBuckets = 20_000

/**
 * Where @fastify/rate-limit counts: each client has a bucket of `max` requests that refills evenly over the window.
 *
 * A class behind one address may burst, yet a client that was refused is served again after one
 * request's share of the window, not after the rest of it. `ttl` is that wait, in milliseconds.
 */
export class TokenBucketStore {
  readonly #buckets = new Map<string, Bucket>()

  incr(key: string, callback: Callback, timeWindow: number, max: number): void {
    const now = performance.now()
    const perMs = max / timeWindow
    const bucket = this.#buckets.get(key) ?? this.#add(key, { tokens: max, at: now })
    bucket.tokens = Math.min(max, bucket.tokens + (now - bucket.at) * perMs)
    bucket.at = now
    if (bucket.tokens < 1) return callback(null, { current: max + 1, ttl: (1 - bucket.tokens) / perMs })
    bucket.tokens -= 1
    callback(null, { current: max - Math.floor(bucket.tokens), ttl: 0 })
  }

  /** Routes share the buckets of their client. */
  child(): TokenBucketStore {
    return this
  }

  #add(key: string, bucket: Bucket): Bucket {
    const [longestKnown] = this.#buckets.size < mostBuckets ? [] : this.#buckets.keys()
    if (longestKnown !== undefined) this.#buckets.delete(longestKnown)
    this.#buckets.set(key, bucket)
    return bucket
  }
}
