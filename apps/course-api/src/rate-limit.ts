import ipaddr from 'ipaddr.js'

// Enough for every client of a busy minute.
// The client whose last request is the oldest is evicted first, and simply starts with a full bucket again.
const maxClients = 20_000

/**
 * Whose requests count together: an IPv4 address, or the /64 network of an IPv6 one, within which a household chooses
 * its addresses freely.
 */
export function clientOf(ip: string): string {
  if (!ip.includes(':')) return ip
  // Some proxies write the port as well.
  const address = ip.replace(/^\[(.+)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3')
  if (!ipaddr.IPv6.isValid(address)) return address
  const known = ipaddr.process(address)
  return known instanceof ipaddr.IPv6 ? known.parts.slice(0, 4).join(':') : known.toString()
}

/**
 * Counts the requests of each client; the returned function counts one, and answers with the seconds
 * that the client has to wait, 0 when it may go on.
 *
 * Each client has a bucket of `perMinute` requests that refills evenly. A class behind one address
 * may burst, yet who was refused is served again after one request's share of the minute.
 */
export function createRateLimit(perMinute: number): (client: string) => number {
  const perMs = perMinute / 60_000
  const buckets = new Map<string, { tokens: number; at: number }>()

  return (client) => {
    const now = performance.now()
    const bucket = buckets.get(client) ?? { tokens: perMinute, at: now }
    bucket.tokens = Math.min(perMinute, bucket.tokens + (now - bucket.at) * perMs)
    bucket.at = now
    // Deleted first, so that the map is in the order of the last requests.
    buckets.delete(client)
    buckets.set(client, bucket)
    const [quietest] = buckets.size > maxClients ? buckets.keys() : []
    if (quietest !== undefined) buckets.delete(quietest)
    if (bucket.tokens < 1) return Math.ceil((1 - bucket.tokens) / perMs / 1000)
    bucket.tokens -= 1
    return 0
  }
}
