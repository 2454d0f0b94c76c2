import { isIP } from 'node:net'
import { join } from 'node:path'
import { defaultPorts } from '@syntax-lab/shared/ports'
import * as v from 'valibot'
import { logLevels } from './request-log.ts'
import { StartError } from './start-error.ts'

/** Everything that the process reads from its environment. */
export type Config = ReturnType<typeof readConfig>

/** What the app itself reads of it; `variables` says what each may be. `publicUrl` never ends with a slash. */
export type Settings = Config['app']

/**
 * The configuration that `env` describes. An empty variable is as good as none.
 *
 * @throws StartError with a line for each variable that is missing or wrong.
 */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const isProduction = given['NODE_ENV'] === 'production'
  const { success, issues, output } = v.safeParse(variables(isProduction), given)
  if (!success) throw new StartError(...issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}.`))
  // PORT is what container hosts set; in development it may be set for anything, and the site looks for API_PORT.
  const port = output.API_PORT ?? (isProduction ? output.PORT : undefined) ?? defaultPorts.API_PORT
  return {
    host: output.HOST,
    port,
    isProduction,
    coursesFile: output.COURSES_FILE,
    imagesDir: output.IMAGES_DIR,
    drainMs: output.DRAIN_SECONDS * 1000,
    app: {
      publicUrl: (output.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
      webOrigins: output.WEB_ORIGINS === '*' ? ('*' as const) : split(output.WEB_ORIGINS),
      rateLimit: output.RATE_LIMIT,
      trustProxy: split(output.TRUST_PROXY),
      logLevel: output.LOG_LEVEL,
    },
  }
}

const environments = ['production', 'development', 'test'] as const
const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/** The check of each variable, by its name. What production has to say for itself has nothing to fall back on there. */
export function variables(isProduction: boolean) {
  const port = v.optional(integer('a port number', 1, 65_535))
  const filled = text('more than blanks', (value) => value.trim() !== '')
  // The sources lie in a folder beside the content, the built server.js in the same folder as its copy.
  const content = import.meta.dirname.replace(/\bsrc$/, '')
  return v.object({
    NODE_ENV: v.optional(v.picklist(environments, must(`one of ${environments.join(', ')}`))),
    API_PORT: port,
    PORT: port,
    HOST: v.optional(filled, isProduction ? '0.0.0.0' : '127.0.0.1'),
    PUBLIC_URL: v.optional(
      text('the address of this API for its clients, such as https://example.com/api', isAddress),
      isProduction ? '' : undefined,
    ),
    WEB_ORIGINS: v.optional(
      text(
        'the origins of the sites that may read this API, such as https://example.com without a slash, or * for all',
        areOrigins,
      ),
      isProduction ? '' : '*',
    ),
    TRUST_PROXY: v.optional(
      text(`a list of addresses, ranges such as 10.0.0.0/8 or ${namedRanges.join(', ')}`, areProxies),
      '',
    ),
    RATE_LIMIT: v.optional(integer('a number of requests per minute, or 0 for no limit', 0, 999_999_999), '3000'),
    DRAIN_SECONDS: v.optional(integer('a number of seconds up to 600', 0, 600), isProduction ? '3' : '0'),
    LOG_LEVEL: v.optional(
      v.picklist(logLevels, must(`one of ${logLevels.join(', ')}`)),
      isProduction ? 'info' : 'warn',
    ),
    COURSES_FILE: v.optional(filled, join(content, 'data', 'courses.json')),
    IMAGES_DIR: v.optional(filled, join(content, 'images')),
  })
}

function text(wanted: string, isGood: (value: string) => boolean) {
  return v.pipe(v.string(), v.check(isGood, must(wanted)))
}

function integer(wanted: string, min: number, max: number) {
  const isInRange = (value: string) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max
  return v.pipe(text(wanted, isInRange), v.transform(Number))
}

function must(wanted: string) {
  return ({ input }: v.BaseIssue<unknown>) =>
    input === '' ? `must be set to ${wanted}` : `must be ${wanted}, not "${String(input)}"`
}

function split(value: string): string[] {
  return value === '' ? [] : value.split(',').map((item) => item.trim())
}

function isAddress(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !/^https?:$/.test(url.protocol) || url.hostname.includes('*')) return false
  return !url.pathname.includes('//') && `${url.origin}${url.pathname}`.startsWith(value)
}

function areOrigins(list: string): boolean {
  const isOrigin = (value: string) => isAddress(value) && URL.parse(value)?.origin === value
  return list === '*' || (list !== '' && split(list).every(isOrigin))
}

function areProxies(list: string): boolean {
  return split(list).every((value) => {
    const [, address = '', bits = '0'] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(value) ?? []
    const maxBits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
    return namedRanges.includes(value) || Number(bits) <= maxBits
  })
}
