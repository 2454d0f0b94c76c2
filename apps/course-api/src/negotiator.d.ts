/** What is used of it here; @types/negotiator does not know `preferred` yet. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { headers: Record<string, string | string[] | undefined> })
    /** Of codings that the client likes alike, the one that comes first in `preferred`; undefined where none will do. */
    encoding<Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly Coding[] },
    ): Coding | undefined
  }
}
