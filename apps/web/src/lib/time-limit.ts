/** Resolves as `work` does; rejects with `createError()` when that has not happened within `limitMs`. */
export function withTimeLimit<Result>(
  work: Promise<Result>,
  limitMs: number,
  createError: () => Error,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(createError()), limitMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
