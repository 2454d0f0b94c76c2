/** The forms in which an answer lies ready. */
export type Encoding = 'br' | 'gzip' | 'identity'

const smallestFirst = ['br', 'gzip'] as const

/** The smallest encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); `identity` when there is no header. */
export function chooseEncoding(header: string | undefined): Encoding {
  if (header === undefined || header === '') return 'identity'
  const encoding = chosen.get(header) ?? negotiate(header)
  if (chosen.size < mostRemembered && header.length < 100) chosen.set(header, encoding)
  return encoding
}

// Browsers send a handful of different headers; the limits keep strangers from filling the memory.
const chosen = new Map<string, Encoding>()
const mostRemembered = 200

function negotiate(header: string): Encoding {
  const weights = new Map(header.toLowerCase().split(',').map(parse))
  return smallestFirst.find((encoding) => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0) ?? 'identity'
}

function parse(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';')
  const weight = parameters.find((parameter) => parameter.trim().startsWith('q='))
  return [name.trim(), weight === undefined ? 1 : Number(weight.trim().slice(2))]
}
