/** What `work` comes to; rejects with `tooLate()` when that has not happened within `limit` ms. */
export function withTimeLimit<Result>(work: Promise<Result>, limit: number, tooLate: () => Error): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), limit)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
