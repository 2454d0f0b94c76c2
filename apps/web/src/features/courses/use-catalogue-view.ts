import { useMemo, useState } from 'react'
import { useLocation, useNavigationType, useSearchParams } from 'react-router'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { type CatalogueView, readView } from './catalogue-view.ts'

/** The page is built without a search: so is the first drawing, and what the address asks for comes with the second. */
const prerendered = { key: 'prerendered', search: new URLSearchParams() }

/**
 * The catalogue's view lives in the address: typing replaces the history entry, choosing adds one, so that Back undoes
 * a choice. The words that are being typed are kept here as well, because the address follows a moment later.
 */
export function useCatalogueView() {
  const [search, setSearch] = useSearchParams()
  const isHydrated = useIsHydrated()
  const location = useLocation()
  const key = isHydrated ? location.key : prerendered.key
  const isTyping = useNavigationType() === 'REPLACE'
  const addressed = useMemo(() => readView(isHydrated ? search : prerendered.search), [isHydrated, search])
  const [q, setQ] = useState(addressed.q)
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    if (!isTyping) setQ(addressed.q)
  }

  function change(parameter: keyof CatalogueView, value: string) {
    if (parameter === 'q') setQ(value)
    setSearch(
      (next) => {
        // What has been typed may not be in the address yet.
        for (const [name, text] of Object.entries({ q, [parameter]: value })) {
          if (text === '') next.delete(name)
          else next.set(name, text)
        }
        return next
      },
      { replace: parameter === 'q', preventScrollReset: true },
    )
  }

  const reset = () => setSearch({}, { preventScrollReset: true })
  const showShortlist = () => setSearch({ kept: '1' }, { preventScrollReset: true })

  const view = useMemo(() => ({ ...addressed, q }), [addressed, q])
  return { view, isTyping: isTyping || q !== addressed.q, change, reset, showShortlist }
}

/** Whether the address asks for a comparison of courses. */
export function useIsComparing(): boolean {
  const [search] = useSearchParams()
  return useIsHydrated() && readView(search).compare !== ''
}
