import type { APIResponse, Route } from '@playwright/test'

/**
 * The answer to a request, perhaps from another address. On a connection of its own, because a server may close one
 * that was kept alive just when it is used again, which is no fault of the site.
 * Not `maxRetries`, which would send a sign-up twice.
 */
export function passOn(route: Route, url = route.request().url()): Promise<APIResponse> {
  return route.fetch({ url, headers: { ...route.request().headers(), connection: 'close' } })
}
