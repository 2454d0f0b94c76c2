/**
 * Something in the surroundings (a variable, a file, a port) that stops the start,
 * told to the operator in one line, or in one for each of several.
 */
export class StartError extends Error {
  constructor(...lines: string[]) {
    super(lines.map((line) => line.replaceAll(/\s+/g, ' ')).join('\n'))
  }
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
