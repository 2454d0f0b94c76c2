/** A variable, a file or a port that stops the start, told to the operator in a line for each. */
export class StartError extends Error {
  constructor(...lines: string[]) {
    super(lines.map((line) => line.replaceAll(/\s+/g, ' ')).join('\n'))
  }
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
