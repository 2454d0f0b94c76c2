const corners = [
  ['0', '0'],
  ['100%', '0'],
  ['0', '100%'],
  ['100%', '100%'],
] as const

/** The crosses by which a printer lines up a picture, on the corners of the nearest positioned box. */
export function RegistrationMarks() {
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full overflow-visible stroke-ink-soft"
      fill="none"
    >
      {corners.map(([x, y]) => (
        <svg key={x + y} x={x} y={y} className="overflow-visible">
          <path d="M-9 0H9M0-9V9" />
          <circle r="4" />
        </svg>
      ))}
    </svg>
  )
}
