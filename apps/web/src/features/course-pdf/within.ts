/** What `work` comes to, or undefined when it fails or takes longer than `limit` ms. `work` is told to stop then. */
export async function within<Result>(
  limit: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result | undefined> {
  const stop = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit)
  })
  try {
    return await Promise.race([work(stop.signal), tooLate])
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
    stop.abort()
  }
}
