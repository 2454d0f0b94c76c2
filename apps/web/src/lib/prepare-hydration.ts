import { type LoaderFunctionArgs, matchRoutes, type RouteMatch, type RouteObject } from 'react-router'
import { slowAfterMs, slowNoteId } from './use-is-slow.ts'

/**
 * Prepares the routes for hydrating the page that the build has rendered for `prerenderedPath`: the code of this
 * address' page is loaded before React starts, so that React finds what it sees. Resolves to the router's hydration
 * data, which is what the loaders of the routes that this address matches return. Resolves to undefined where
 * React has to draw the page anew: when the server has answered with the HTML of another page, as one without
 * rewrites or one that ignores case does; and when the visitor has gone to another page meanwhile.
 *
 * @throws ChunkError when the code cannot be had.
 */
export async function prepareHydration(
  routes: RouteObject[],
  prerenderedPath: string,
): Promise<{ loaderData: Record<string, unknown> } | undefined> {
  const matched = matchRoutes(routes, location) ?? []
  if (!isSamePage(matched.at(-1), matchRoutes(routes, prerenderedPath)?.at(-1))) return undefined
  const hideSlowNote = showWhenSlow()
  await Promise.all(matched.map(({ route }) => loadCode(route))).finally(hideSlowNote)
  const data = await Promise.all(matched.map(loadData))
  // Back and Forward work meanwhile.
  const isStillThere = isSamePage(matched.at(-1), matchRoutes(routes, location)?.at(-1))
  return isStillThere ? { loaderData: Object.fromEntries(data.flat()) } : undefined
}

function isSamePage(one: RouteMatch | undefined, other: RouteMatch | undefined): boolean {
  return one?.route === other?.route && one?.params['id'] === other?.params['id']
}

/** Puts the code of a lazy route into it. */
async function loadCode(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'object') return
  const parts = Object.entries(route.lazy).map(async ([name, load]) => [name, await load()])
  Object.assign(route, Object.fromEntries(await Promise.all(parts)), { lazy: undefined })
}

/** By the route's id. The site's own loaders read nothing but the parameters. */
async function loadData({ route: { id, loader }, params }: RouteMatch): Promise<[string, unknown][]> {
  return id && typeof loader === 'function' ? [[id, await loader({ params } as LoaderFunctionArgs)]] : []
}

/** Shows the page's own line about slow loading, which React does not manage yet. Returns a function that hides it. */
function showWhenSlow(): () => void {
  const note = document.getElementById(slowNoteId)
  const timer = setTimeout(() => note?.removeAttribute('hidden'), slowAfterMs)
  return () => {
    clearTimeout(timer)
    note?.setAttribute('hidden', '')
  }
}
