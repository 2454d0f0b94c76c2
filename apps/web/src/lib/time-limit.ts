/** Resolves as `work` does; rejects with `tooLate()` when that has not happened within `limitMs`. */
export function withTimeLimit<Result>(work: Promise<Result>, limitMs: number, tooLate: () => Error): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
