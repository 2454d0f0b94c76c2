import { type SubmitEvent, useEffect, useState } from 'react'
import { moveFocusOnRemoval } from '#lib/move-focus-on-removal.ts'
import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { type CatalogueView, sortings } from './catalogue-view.ts'

type CatalogueToolsProps = {
  view: CatalogueView
  badges: readonly string[]
  /** How many courses the catalogue has of the shortlist. */
  keptCount: number
  /** The address of the comparison; undefined where there are fewer than two courses to compare. */
  comparison: string | undefined
  /** How many courses are shown, in words. */
  status: string
  /** The same for screen readers, with the words that were searched for. */
  announcement: string
  isTyping: boolean
  onChange: (part: keyof CatalogueView, value: string) => void
  /** The visitor is about to type. */
  onFocus: () => void
}

/** So long after the last letter that was typed. */
const announcementDelayMs = 800

const box = 'min-h-11 rounded-small border border-line-strong bg-surface px-3'
/** Safari on phones enlarges the whole page for text smaller than 16 px. */
const inputLook = `${box} font-normal text-base sm:pointer-fine:text-small`
const toggle =
  'min-h-target rounded-small border border-line-strong bg-surface px-3 font-mono text-note ' +
  'aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent'

/** Search, level and order of the catalogue, with a live count. On phones level and order fold away. */
export function CatalogueTools({
  view,
  badges,
  keptCount,
  comparison,
  status,
  announcement,
  isTyping,
  onChange,
  onFocus,
}: CatalogueToolsProps) {
  const isHydrated = useIsHydrated()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const chosen = [view.badge !== '', view.sort !== ''].filter(Boolean).length
  const folding = isUnfolded ? '' : 'max-sm:hidden'
  return (
    <search>
      <fieldset
        disabled={!isHydrated}
        className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] items-end gap-x-3 gap-y-3 sm:gap-x-4 sm:gap-y-4"
      >
        <SearchBox text={view.q} onChange={(text) => onChange('q', text)} onFocus={onFocus} />
        <button
          type="button"
          aria-expanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
          className={`${box} text-small font-semibold sm:hidden`}
        >
          {chosen > 0 ? `Filters (${chosen})` : 'Filters'}
        </button>
        <label className={`text-small font-semibold max-sm:col-span-2 ${folding}`}>
          Sort by
          <select
            value={view.sort}
            onChange={(event) => onChange('sort', event.target.value)}
            className={`${inputLook} mt-1.5 block max-sm:w-full`}
          >
            {Object.entries(sortings).map(([id, { label }]) => (
              <option key={id} value={id}>
                {id === '' && view.q ? 'Best match' : label}
              </option>
            ))}
          </select>
        </label>
        {/* As high as a button: the shortlist moves nothing when it comes. */}
        <div className="col-span-2 flex min-h-target flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <div role="group" aria-label="Level" className={`flex flex-wrap gap-2 ${folding}`}>
            {['', ...badges].map((badge) => (
              <button
                key={badge}
                type="button"
                aria-pressed={view.badge === badge}
                onClick={() => onChange('badge', badge)}
                className={toggle}
              >
                {badge || 'All'}
              </button>
            ))}
          </div>
          {keptCount > 0 || view.kept ? (
            <button
              ref={moveFocusOnRemoval}
              type="button"
              aria-pressed={view.kept !== ''}
              onClick={() => onChange('kept', view.kept ? '' : '1')}
              className={toggle}
            >
              {`Shortlist (${keptCount})`}
            </button>
          ) : null}
          {/* On wider screens a line of its own. */}
          <div className="flex min-h-6 items-center justify-between gap-4 max-sm:contents sm:basis-full">
            <p aria-hidden="true" className="annotation tabular-nums">
              {status}
            </p>
            <Announcement text={announcement} isTyping={isTyping} />
            {comparison ? (
              <a
                href={comparison}
                data-keep-focus=""
                className="inline-flex min-h-target items-center text-small link sm:-my-2.5"
              >
                Compare
              </a>
            ) : null}
          </div>
        </div>
      </fieldset>
    </search>
  )
}

/** Tells screen readers what is shown: while somebody types not at each letter, but after the last. */
function Announcement({ text, isTyping }: { text: string; isTyping: boolean }) {
  const [announced, setAnnounced] = useState(text)
  // An effect, because it is about time.
  useEffect(() => {
    const pause = setTimeout(() => setAnnounced(text), isTyping ? announcementDelayMs : 0)
    return () => clearTimeout(pause)
  }, [text, isTyping])
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  )
}

type SearchBoxProps = { text: string; onChange: (text: string) => void; onFocus: () => void }

function SearchBox({ text, onChange, onFocus }: SearchBoxProps) {
  return (
    <form onSubmit={putKeyboardAway}>
      <label className="block text-small font-semibold">
        <span className="max-sm:sr-only">Search the courses</span>
        <input
          type="search"
          enterKeyHint="search"
          value={text}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          placeholder="react, slow website…"
          className={`${inputLook} block w-full text-ellipsis sm:mt-1.5`}
        />
      </label>
    </form>
  )
}

/** What is found stands there already; on phones the keyboard lies over it. */
function putKeyboardAway(event: SubmitEvent<HTMLFormElement>): void {
  event.preventDefault()
  if (matchMedia('(hover: none)').matches) event.currentTarget.querySelector('input')?.blur()
}
