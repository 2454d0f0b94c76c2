/** A fault of the surroundings (a variable, a file, a port) that stops the start: its message is one line for the operator. */
export class StartError extends Error {
  constructor(message: string) {
    super(message.replaceAll(/\s+/g, ' '))
    this.name = 'StartError'
  }
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
