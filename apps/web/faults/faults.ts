import { errorAdvice } from '#lib/auth-error-advice.ts'
import { env } from '#lib/env.ts'
import { getItem } from '#lib/storage.ts'
import { outageMessages } from '#features/courses/outage-messages.ts'

type Fault = {
  name: string
  /** What the site shows then. */
  shows: string
  /** The answer to a request that `ask` would send as it is. */
  answer: (ask: () => Promise<Response>, signal: AbortSignal | null | undefined) => Promise<Response>
}

export type Service = {
  name: string
  /** Whether a request to this address is one to the service. */
  owns: (address: URL) => boolean
  faults: readonly Fault[]
}

const json = (body: unknown, status: number, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

const refuse = () => Promise.reject(new TypeError('Failed to fetch'))

const hang: Fault['answer'] = (_ask, signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

const comeLate: Fault['answer'] = async (ask) => {
  await new Promise((isOver) => setTimeout(isOver, 6_000))
  return ask()
}

/** The service's own answer, its text changed. */
const changed =
  (change: (text: string) => string): Fault['answer'] =>
  async (ask) => {
    const response = await ask()
    return new Response(change(await response.text()), response)
  }

const numbersAsText = (text: string) =>
  JSON.stringify(JSON.parse(text, (_key, value: unknown) => (typeof value === 'number' ? String(value) : value)))

/** A provider's refusal: its word for it, and the code that the SDK makes of that. */
const providerError = (name: string, message: string, code: string, status = 400): Fault => ({
  name,
  shows: errorAdvice({ code }),
  answer: async () => json({ error: { code: status, message } }, status),
})

const screen = (outage: keyof typeof outageMessages) => `“${outageMessages[outage].heading}”`

const unreachable = errorAdvice({ code: 'auth/network-request-failed' })

/** What can be made to fail, and how. */
export const services: readonly Service[] = [
  {
    name: 'Course API',
    owns: ({ href }) => href.startsWith(`${env.courseApiUrl}/`),
    faults: [
      { name: 'cannot be reached', shows: screen('unreachable'), answer: refuse },
      { name: 'slow: 6 s', shows: 'Placeholders, then the courses.', answer: comeLate },
      { name: 'hangs', shows: `After 8 s ${screen('too-slow')}`, answer: hang },
      { name: '500', shows: screen('broken'), answer: async () => json({}, 500) },
      {
        name: '429, Retry-After 10 s',
        shows: `${screen('too-many')}; the next attempt 10 s later.`,
        answer: async () => json({}, 429, { 'retry-after': '10' }),
      },
      { name: 'truncated', shows: screen('bad-data'), answer: changed((text) => text.slice(0, text.length / 2)) },
      { name: 'numbers as text', shows: screen('bad-data'), answer: changed(numbersAsText) },
      { name: 'no course at all', shows: '“The catalogue is empty”', answer: changed(() => '[]') },
    ],
  },
  {
    name: 'Login service',
    owns: ({ pathname }) => /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\//.test(pathname),
    faults: [
      { name: 'cannot be reached', shows: unreachable, answer: refuse },
      { name: 'slow: 6 s', shows: 'The pressed button is busy until then.', answer: comeLate },
      {
        name: 'hangs',
        shows: `Students who load a page are told after 8 s, forms after 30 s: ${unreachable}`,
        answer: hang,
      },
      providerError('503', 'The service is currently unavailable.', 'auth/the-service-is-currently-unavailable.', 503),
      providerError('too many attempts', 'TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests'),
      providerError('account disabled', 'USER_DISABLED', 'auth/user-disabled'),
      providerError('this way is not allowed', 'OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed'),
      providerError('login has ended', 'TOKEN_EXPIRED', 'auth/user-token-expired'),
    ],
  },
]

/** Under which the name of a service's fault is kept, for this tab. */
export const storageKey = ({ name }: Pick<Service, 'name'>) => `injected-fault: ${name}`

export function chosenFault(service: Service): Fault | undefined {
  const chosen = getItem(storageKey(service), 'session')
  return service.faults.find(({ name }) => name === chosen)
}

/** `fetch`, with the faults that this tab has chosen at the time. */
export const withFaults =
  (real: typeof fetch): typeof fetch =>
  (input, init) => {
    const ask = () => real(input, init)
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    const service = services.find(({ owns }) => owns(address))
    return (service && chosenFault(service)?.answer(ask, init?.signal)) ?? ask()
  }
