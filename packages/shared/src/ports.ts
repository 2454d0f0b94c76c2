/** Each can be moved by an environment variable of its name, so that two checkouts can run side by side. */
export const defaultPorts = { WEB_PORT: 5173, API_PORT: 3001, AUTH_PORT: 9099, PREVIEW_PORT: 4173 } as const

type PortName = keyof typeof defaultPorts

/**
 * The port that `env` names, or the default one.
 *
 * @throws RangeError when the variable is not a port number (1 to 65535).
 */
export function portOf(name: PortName, env: Record<string, string | undefined>): number {
  const value = env[name]
  if (value === undefined || value === '') return defaultPorts[name]
  const port = Number(value)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`${name} must be a port number between 1 and 65535, not "${value}".`)
  }
  return port
}
