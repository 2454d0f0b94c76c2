import { paths } from '#paths.ts'

/** The link home: the mark, a semicolon between the corners of its frame, and the wordmark. */
export function HomeLink({ className, onClick }: { className: string; onClick?: () => void }) {
  return (
    <a
      href={paths.home}
      aria-label="Syntax Lab, home"
      className={`${className} min-h-11 items-center text-ink no-underline`}
      onClick={onClick}
    >
      <Logo />
    </a>
  )
}

function Logo() {
  return (
    <span
      aria-hidden="true"
      className="inline-flex items-center gap-2 font-display text-base font-semibold tracking-tight
        min-[22.5rem]:gap-2.5 min-[22.5rem]:text-step-1"
    >
      <svg viewBox="0 0 32 32" className="size-7 shrink-0 min-[22.5rem]:size-8" fill="none">
        <path
          d="M2 9.5V2h7.5M22.5 2H30v7.5M30 22.5V30h-7.5M9.5 30H2v-7.5"
          className="stroke-current"
          strokeWidth="2.5"
        />
        <path d="M12 6h8v8h-8z" className="fill-accent" />
        <path d="M12 16h8v5.5L15.5 26H12l2.5-4.5H12z" className="fill-current" />
      </svg>
      Syntax Lab
    </span>
  )
}
