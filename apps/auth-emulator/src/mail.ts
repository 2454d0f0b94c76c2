import { portOf } from '@syntax-lab/shared/ports'

/** A mail that the emulator would have sent: `purpose` in its own words, `link` to the site's page. */
export type Mail = { purpose: string; email: string; link: string }

const mailLine =
  /To (?<purpose>.+?) (?:for |as |from |to )?(?<email>\S+@\S+?)(?: to \S+)?, follow this link: (?<link>http\S+)/

/**
 * The mail that a line of the emulator's output announces; undefined for every other line.
 */
export function mailIn(line: string, webPort?: number): Mail | undefined {
  const { purpose, email, link } = mailLine.exec(line)?.groups ?? {}
  if (purpose === undefined || email === undefined || link === undefined) return undefined
  return { purpose, email, link: appLink(link, webPort) }
}

/**
 * The site's own address for a link of the emulator: `/auth/action` with the same query.
 *
 * `webPort` is the site's on localhost, by default `WEB_PORT` or the contract's.
 */
export function appLink(oobLink: string, webPort: number = portOf('WEB_PORT', process.env)): string {
  const link = new URL(oobLink)
  // The emulator prints reset links with a placeholder where a person would type the new password.
  link.searchParams.delete('newPassword')
  return `http://localhost:${webPort}/auth/action?${link.searchParams}`
}
