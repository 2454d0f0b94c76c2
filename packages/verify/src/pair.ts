/** A deployed site and its course API: http(s) addresses without a slash at the end; the API's may have a path. */
export type Pair = { site: string; api: string }

/** `wrong`: what was seen. `mend`: the setting that mends it. Both are sentences for an operator. */
export type Finding = { wrong: string; mend: string }

/** What an address answered; `null` where it did not within ten seconds. Redirects are not followed. */
export type Answer = { status: number; headers: Headers; body: string } | null

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
  } catch {
    return null
  }
}

/** Why `url` does not answer, as the network says it: an unknown name, a refusal, a certificate. */
export async function reasonOfSilence(url: string): Promise<string> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(10_000) })
    return 'it did so a moment later'
  } catch (error) {
    const { cause = error } = error instanceof Error ? error : {}
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/** Whether an address is on this machine, where https is not expected. */
export function isLocal(address: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(address).hostname)
}

/** A finding, or none where `isFine`. */
export function unless(isFine: boolean, wrong: string, mend: string): Finding[] {
  return isFine ? [] : [{ wrong, mend }]
}
