/** How long a test searches the page: only a hang takes this long, but code that is loaded on demand may be slow. */
export const findTimeoutMs = Number(process.env['FIND_TIMEOUT_MS'] ?? 15_000)
