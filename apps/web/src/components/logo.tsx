/** The mark and the wordmark. The link around it gives it its name. */
export function Logo() {
  return (
    <span aria-hidden="true" className="inline-flex items-center gap-2.5 font-display text-step-1 font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" className="size-8 shrink-0" fill="none">
        <path d="M2 9V2h7M23 2h7v7M30 23v7h-7M9 30H2v-7" stroke="currentColor" strokeWidth="2" />
        <rect x="13" y="8" width="6" height="6" className="fill-accent" />
        <path d="M13 17h6v6l-4 4h-3l1.5-4H13z" className="fill-current" />
      </svg>
      Syntax Lab
    </span>
  )
}
