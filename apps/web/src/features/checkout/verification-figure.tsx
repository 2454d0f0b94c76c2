import { LineDrawing } from '#components/line-drawing.tsx'

/** The way of the email as a timing diagram: this page asked for it, the inbox has it, its link comes back here. */
export function VerificationFigure() {
  return (
    <LineDrawing
      viewBox="0 0 384 288"
      className="w-full self-stretch border-t border-line bg-paper text-ink max-md:max-h-72 md:h-full md:border-t-0
        md:border-l"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g className="font-mono" stroke="none" fontSize="12">
        <text x="96" y="36" textAnchor="middle" className="fill-ink">
          this page
        </text>
        <text x="288" y="36" textAnchor="middle" className="fill-ink">
          your inbox
        </text>
        <text x="192" y="82" textAnchor="middle" className="fill-accent">
          verification email
        </text>
        <text x="192" y="158" textAnchor="middle" className="fill-star">
          open the link
        </text>
        <text x="96" y="262" textAnchor="middle" className="fill-ink-soft">
          enrolling
        </text>
      </g>
      <path d="M96 48V236M288 48V262" className="text-line-strong" stroke="currentColor" strokeDasharray="2 6" />
      <g className="text-accent" stroke="currentColor">
        <path d="M102 92 258 108M247 101l11 7-12 5" />
        <rect x="264" y="94" width="48" height="34" rx="3" className="fill-accent-wash" />
        <path d="M265 96l23 18 23-18" />
        <circle cx="96" cy="92" r="6" className="fill-accent" />
      </g>
      <g className="text-star" stroke="currentColor">
        <path d="M282 168 108 200" strokeDasharray="7 7" />
        <path d="M120 192l-12 8 13 4" />
        <circle cx="288" cy="167" r="6" className="fill-paper" />
      </g>
      <rect
        x="46"
        y="240"
        width="100"
        height="34"
        rx="4"
        className="text-line-strong"
        stroke="currentColor"
        strokeDasharray="5 6"
      />
    </LineDrawing>
  )
}
