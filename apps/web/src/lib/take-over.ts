import { matchRoutes, type RouteObject } from 'react-router'

/**
 * Prepares the routes for hydrating the page that the build has rendered: the code of this address' page is loaded
 * before React starts, so that React finds what it sees. Resolves to the router's hydration data, in which
 * `data` has been asked for by the ids of the routes that this address matches.
 */
export async function takeOver(routes: RouteObject[], data: Record<string, () => unknown>): Promise<{ loaderData: Record<string, unknown> }> {
  const matched = (matchRoutes(routes, location) ?? []).map(({ route }) => route)
  const asked = matched.flatMap(({ id }) => (id && data[id] ? [[id, data[id]()]] : []))
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
  return { loaderData: Object.fromEntries(asked) }
}
