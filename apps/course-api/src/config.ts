import { isIP } from 'node:net'
import { basename, join } from 'node:path'
import { portOf } from '@syntax-lab/shared/ports'
import { logLevels, type AppSettings, type LogLevel } from './app-settings.ts'
import { messageOf, StartError } from './start-error.ts'

type Environment = Record<string, string | undefined>

/** Everything that the process reads from its environment. */
export type Config = {
  host: string
  port: number
  coursesFile: string
  imagesDir: string
  isProduction: boolean
  app: Omit<AppSettings, 'timeouts'>
}

/**
 * The configuration that `env` describes, with the defaults of development.
 *
 * @throws StartError naming the variable that is wrong.
 */
export function readConfig(env: Environment): Config {
  const port = readPort('API_PORT', env)
  const isProduction = env['NODE_ENV'] === 'production'
  return {
    host: env['HOST'] || '0.0.0.0',
    port,
    coursesFile: env['COURSES_FILE'] || join(contentFolder(), 'data', 'courses.json'),
    imagesDir: env['IMAGES_DIR'] || join(contentFolder(), 'images'),
    isProduction,
    app: {
      publicUrl: readOrigin('PUBLIC_URL', env['PUBLIC_URL'] || `http://localhost:${port}`),
      webOrigins: readWebOrigins(env),
      rateLimit: readRateLimit(env['RATE_LIMIT'] || '3000'),
      trustProxy: readTrustProxy(env['TRUST_PROXY']),
      logLevel: readLogLevel(env['LOG_LEVEL'] || (isProduction ? 'info' : 'warn')),
    },
  }
}

/** The sources lie in a folder beside the content, the built server.js lies in the same folder as its copy. */
function contentFolder(): string {
  const here = import.meta.dirname
  return basename(here) === 'src' ? join(here, '..') : here
}

function readPort(name: Parameters<typeof portOf>[0], env: Environment): number {
  try {
    return portOf(name, env)
  } catch (error) {
    throw new StartError(messageOf(error))
  }
}

function readWebOrigins(env: Environment): string[] {
  const ports = [readPort('WEB_PORT', env), readPort('PREVIEW_PORT', env)]
  const defaults = ports.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
  const given = env['WEB_ORIGINS']
  return given ? given.split(',').map((origin) => readOrigin('WEB_ORIGINS', origin.trim())) : defaults
}

function readOrigin(name: string, value: string): string {
  const url = URL.parse(value)
  const isWeb = url?.protocol === 'http:' || url?.protocol === 'https:'
  if (url !== null && isWeb && (value === url.origin || value === `${url.origin}/`)) return url.origin
  throw new StartError(`${name} must be made of origins such as https://example.com, not "${value}".`)
}

function readRateLimit(value: string): number {
  const limit = Number(value)
  if (Number.isSafeInteger(limit) && limit >= 0) return limit
  throw new StartError(`RATE_LIMIT must be a number of requests per minute, or 0 for no limit, not "${value}".`)
}

function readTrustProxy(value: string | undefined): string[] {
  const proxies = value ? value.split(',').map((proxy) => proxy.trim()) : []
  const wrong = proxies.find((proxy) => !namedRanges.has(proxy) && !isAddressOrRange(proxy))
  if (wrong === undefined) return proxies
  throw new StartError(
    `TRUST_PROXY must list addresses, ranges such as 10.0.0.0/8 or ${[...namedRanges].join(', ')}, not "${wrong}".`,
  )
}

const namedRanges = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  return version !== 0 && isRange && rest.length === 0
}

function readLogLevel(value: string): LogLevel {
  const level = logLevels.find((known) => known === value)
  if (level !== undefined) return level
  throw new StartError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`)
}
