import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWithRetry } from './import-with-retry.ts'

const gone = new TypeError('Failed to fetch dynamically imported module')
const request = vi.fn<typeof fetch>()

/** An entry of the browser's list of what the document has asked for. */
class ResourceTiming {
  readonly name: string
  readonly responseStatus: number
  constructor(name: string, responseStatus: number) {
    this.name = name
    this.responseStatus = responseStatus
  }
}

beforeEach(() => {
  request.mockReset()
  vi.stubGlobal('location', { origin: 'https://lab.test' })
  vi.stubGlobal('fetch', request)
  vi.stubGlobal('PerformanceResourceTiming', ResourceTiming)
  vi.stubGlobal('performance', {
    getEntriesByType: () => [
      new ResourceTiming('https://lab.test/static/js/libraries-1.js', 200),
      new ResourceTiming('https://lab.test/static/js/faq-page-1.js', 404),
      new ResourceTiming('https://lab.test/static/js/faq-page-1.js', 404),
      new ResourceTiming('https://lab.test/static/css/faq-page-1.css', 0),
      new ResourceTiming('https://lab.test/favicon.svg', 404),
      new ResourceTiming('https://api.test/courses', 500),
    ],
  })
})

afterEach(() => vi.unstubAllGlobals())

test('what is there is imported, and nothing is asked for again', async () => {
  expect(await importWithRetry(async () => 'code')).toBe('code')
  expect(request).not.toHaveBeenCalled()
})

test('P14 what did not come is first asked for past the cache, each file once, then imported again', async () => {
  const order: string[] = []
  request.mockImplementation(async (address, init) => {
    order.push(`${init?.cache} ${String(address)}`)
    return new Response()
  })
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(gone)
  load.mockImplementationOnce(async () => {
    order.push('import')
    return 'code'
  })
  expect(await importWithRetry(load)).toBe('code')
  expect(order).toEqual([
    'reload https://lab.test/static/js/faq-page-1.js',
    'reload https://lab.test/static/css/faq-page-1.css',
    'import',
  ])
})

test('P13 what fails again is an error, also where the server cannot be asked', async () => {
  request.mockRejectedValue(new TypeError('Failed to fetch'))
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(gone)
  await expect(importWithRetry(load)).rejects.toBe(gone)
  expect(load).toHaveBeenCalledTimes(2)
})
