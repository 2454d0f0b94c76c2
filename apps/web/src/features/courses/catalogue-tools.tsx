import { useIsHydrated } from '#lib/use-is-hydrated.ts'
import { type CatalogueView, sortings } from './catalogue-view.ts'

type CatalogueToolsProps = {
  view: CatalogueView
  badges: readonly string[]
  count: number
  total: number
  onChange: (part: keyof CatalogueView, value: string) => void
}

const box = 'min-h-11 rounded-small border border-line-strong bg-surface px-3 text-small'

/** Search, level and order of the catalogue, with a live count. */
export function CatalogueTools({ view, badges, count, total, onChange }: CatalogueToolsProps) {
  const isHydrated = useIsHydrated()
  return (
    <search>
      <fieldset disabled={!isHydrated} className="grid min-w-0 gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <label className="grow basis-56 text-small font-semibold">
            Search the courses
            <input
              type="search"
              value={view.words}
              onChange={(event) => onChange('words', event.target.value)}
              placeholder="react, sql, security …"
              className={`${box} mt-1.5 block w-full font-normal placeholder:text-ink-soft`}
            />
          </label>
          <label className="text-small font-semibold">
            Sort by
            <select
              value={view.sorting}
              onChange={(event) => onChange('sorting', event.target.value)}
              className={`${box} mt-1.5 block font-normal`}
            >
              {Object.entries(sortings).map(([id, { label }]) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div role="group" aria-label="Badge" className="flex flex-wrap gap-2">
            {['', ...badges].map((badge) => (
              <button
                key={badge}
                type="button"
                aria-pressed={view.badge === badge}
                onClick={() => onChange('badge', badge)}
                className="min-h-9 rounded-small border border-line-strong bg-surface px-3 font-mono text-note aria-pressed:border-accent aria-pressed:bg-accent aria-pressed:text-on-accent"
              >
                {badge || 'All'}
              </button>
            ))}
          </div>
          <p role="status" className="annotation tabular-nums">
            {count === total ? `${total} courses` : `${count} of ${total} courses`}
          </p>
        </div>
      </fieldset>
    </search>
  )
}
