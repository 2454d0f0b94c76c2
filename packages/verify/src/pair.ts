/** A deployed site and its course API: http(s) addresses without a slash at the end; the API's may have a path. */
export type Pair = { site: string; api: string }

/** `wrong`: what was seen. `fix`: the setting that fixes it. Both are sentences for an operator. */
export type Finding = { wrong: string; fix: string }

/**
 * What an address answered; redirects are not followed. Where it did not within ten seconds, the status is 0, and
 * `silence` says why, as the network does: an unknown name, a refusal, a certificate.
 */
export type Answer = { status: number; headers: Headers; body: string; silence?: string }

const usage = 'Usage: pnpm verify https://your-site https://your-api'

/** The pair that the arguments name, or how to call the command. */
export function readPair([site, api, ...rest]: readonly string[]): Pair | { usage: string } {
  const [siteUrl, apiUrl] = [URL.parse(site ?? ''), URL.parse(api ?? '')]
  const isWeb = (url: URL | null): url is URL => url !== null && /^https?:$/.test(url.protocol)
  if (!isWeb(siteUrl) || !isWeb(apiUrl) || rest.length > 0) return { usage }
  if (siteUrl.pathname !== '/') return { usage: `${usage}\nThe site's address has no path: ${siteUrl.origin}` }
  return { site: siteUrl.origin, api: `${apiUrl.origin}${apiUrl.pathname.replace(/\/+$/, '')}` }
}

/** Asks `url`; answers of any status count. */
export async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    return { status: response.status, headers: response.headers, body: await response.text() }
  } catch (error) {
    return { status: 0, headers: new Headers(), body: '', silence: reasonOf(error) }
  }
}

function reasonOf(error: unknown): string {
  const { cause = error } = error instanceof Error ? error : {}
  if (!(cause instanceof Error)) return String(cause)
  // Where a name has two addresses, each has its own message, and the error of both has none.
  return cause.message.trim() || ('code' in cause ? String(cause.code) : cause.name)
}

/** Whether an address is on this machine, where https is not expected. */
export function isLocal(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
}

/** A finding, or none where `isFine`. */
export function unless(isFine: boolean, wrong: string, fix: string): Finding[] {
  return isFine ? [] : [{ wrong, fix }]
}
