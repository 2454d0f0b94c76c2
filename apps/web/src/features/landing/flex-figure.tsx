import { type FlexRule, layOut, rack, type Space } from './flex-layout.ts'
import { GlidingText, glide, percent } from './gliding-text.tsx'

const hues: Record<string, { box: string; letter: string }> = {
  a: { box: 'fill-keyword/15 stroke-keyword', letter: 'fill-keyword' },
  b: { box: 'fill-function/15 stroke-function', letter: 'fill-function' },
  c: { box: 'fill-number/15 stroke-number', letter: 'fill-number' },
}
const top = 34
const bottom = top + rack.height

/** The drawing: a container, its three boxes, and how wide each space is. It is as wide as its place; heights are in px. */
export function FlexFigure({ rule }: { rule: FlexRule }) {
  const { boxes, spaces } = layOut(rule)
  return (
    <svg
      role="img"
      aria-label="Three boxes, a, b and c, in a flex container 384 pixels wide"
      width="100%"
      height={bottom + 36}
      className="block overflow-visible font-mono text-note"
    >
      <pattern id="free-space" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V7" className="stroke-accent" strokeWidth="1.6" opacity="0.55" />
      </pattern>
      <Ruler />
      <rect y={top} width="100%" height={rack.height} className="fill-paper" />
      {spaces.map((space) => (
        <SpaceMark key={space.after} {...space} />
      ))}
      {boxes.map(({ name, x, y, width, height }) => (
        <g key={name}>
          <rect
            x={percent(x)}
            y={top + y}
            width={percent(width)}
            height={height}
            strokeWidth="1.5"
            className={`${glide} ${hues[name]?.box ?? ''}`}
          />
          <GlidingText x={x + width / 2} y={top + y + height / 2} className={hues[name]?.letter}>
            {name}
          </GlidingText>
        </g>
      ))}
      <rect y={top} width="100%" height={rack.height} fill="none" className="stroke-ink" strokeWidth="1.5" />
    </svg>
  )
}

/** A space on the main axis: hatched where it is a share of the free space, plain where it is the gap. */
function SpaceMark({ x, share, gap }: Space) {
  const width = share + gap
  const height = rack.height
  return (
    <>
      <rect x={percent(x)} y={top} width={percent(width)} height={height} fill="url(#free-space)" className={glide} />
      <rect
        x={percent(x + share / 2)}
        y={top}
        width={percent(gap)}
        height={height}
        className={`fill-accent-wash ${glide}`}
      />
      {width > 0 ? (
        <g className="fill-accent">
          <rect x={percent(x)} y={bottom + 8} width="1" height="9" className={glide} />
          <rect x={percent(x)} y={bottom + 12} width={percent(width)} height="1" className={glide} />
          <rect x={percent(x + width)} y={bottom + 8} width="1" height="9" className={glide} />
          <GlidingText x={x + width / 2} y={bottom + 28}>
            {[share, gap].filter((part) => part > 0).join('+')}
          </GlidingText>
        </g>
      ) : null}
    </>
  )
}

function Ruler() {
  return (
    <g className="fill-ink-soft">
      <text y="12">main axis →</text>
      <text x="100%" y="12" textAnchor="end">
        {rack.width} px
      </text>
      <svg x="54%" className="overflow-visible">
        <rect x="-46" y="3" width="11" height="11" fill="url(#free-space)" className="stroke-accent" />
        <text x="-30" y="12">
          free
        </text>
        <rect x="11" y="3" width="11" height="11" className="fill-accent-wash stroke-accent" />
        <text x="27" y="12">
          gap
        </text>
      </svg>
      {Array.from({ length: 17 }, (_, tick) => (
        <line
          key={tick}
          x1={percent(tick * 24)}
          x2={percent(tick * 24)}
          y1={tick % 4 === 0 ? top - 14 : top - 9}
          y2={top - 4}
          className="stroke-line-strong"
        />
      ))}
    </g>
  )
}
