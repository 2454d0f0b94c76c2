import { type BoxName, container, type FlexRule, layOut, type Space } from './flex-layout.ts'

const hues: Record<BoxName, { box: string; letter: string }> = {
  a: { box: 'fill-keyword/15 stroke-keyword', letter: 'fill-keyword' },
  b: { box: 'fill-function/15 stroke-function', letter: 'fill-function' },
  c: { box: 'fill-number/15 stroke-number', letter: 'fill-number' },
}
const top = 16
const bottom = top + container.height

/** The place and size of a `rect`, and the place of an `svg`, are attributes that glide like any other CSS property. */
const glide = 'transition-[x,y,width,height] duration-220 ease-out'

/** The drawing: a container, its three boxes, how wide each space is. It is as wide as its place; heights are in px. */
export function FlexFigure({ rule }: { rule: FlexRule }) {
  const { boxes, spaces } = layOut(rule)
  return (
    <div className="font-mono text-note">
      <Legend />
      <svg
        role="img"
        aria-label="Three boxes, a, b and c, in a flex container 384 pixels wide"
        width="100%"
        height={bottom + 36}
        className="block overflow-visible"
      >
        <pattern id="free-space" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className="stroke-accent" strokeWidth="1.6" opacity="0.55" />
        </pattern>
        <Ruler />
        <rect y={top} width="100%" height={container.height} className="fill-paper" />
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
              className={`${glide} ${hues[name].box}`}
            />
            <Label x={x + width / 2} y={top + y + height / 2} className={hues[name].letter}>
              {name}
            </Label>
          </g>
        ))}
        <rect y={top} width="100%" height={container.height} fill="none" className="stroke-ink" strokeWidth="1.5" />
      </svg>
    </div>
  )
}

/** A space on the main axis: hatched where it is a share of the free space, plain where it is the gap. */
function SpaceMark({ x, share, gap }: Space) {
  const width = share + gap
  const height = container.height
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
          <Label x={x + width / 2} y={bottom + 28}>
            {[share, gap].filter((part) => part > 0).join('+')}
          </Label>
        </g>
      ) : null}
    </>
  )
}

/** A tick every 24 px of the container. */
function Ruler() {
  return Array.from({ length: 17 }, (_, tick) => (
    <line
      key={tick}
      x1={percent(tick * 24)}
      x2={percent(tick * 24)}
      y1={tick % 4 === 0 ? top - 14 : top - 9}
      y2={top - 4}
      className="stroke-line-strong"
    />
  ))
}

/** What the ruler measures, and what the two kinds of space look like. It wraps where text is enlarged. */
function Legend() {
  return (
    <p aria-hidden="true" className="flex flex-wrap justify-between gap-x-4 text-ink-soft">
      <span>main axis →</span>
      <span className="flex gap-x-3">
        <Swatch name="free" fill="url(#free-space)" />
        <Swatch name="gap" fill="var(--color-accent-wash)" />
      </span>
      <span>{container.width} px</span>
    </p>
  )
}

function Swatch({ name, fill }: { name: string; fill: string }) {
  return (
    <span className="flex items-center gap-x-1">
      <svg width="12" height="12" className="stroke-accent">
        <rect x="0.5" y="0.5" width="11" height="11" fill={fill} />
      </svg>
      {name}
    </span>
  )
}

type LabelProps = { x: number; y: number; className?: string | undefined; children: string }

/** A word centred on `x` and `y` (px of the container), in an `svg`: a text's own place cannot glide. */
function Label({ x, y, className = '', children }: LabelProps) {
  return (
    <svg x={percent(x)} y={y} className={`overflow-visible ${glide}`}>
      <text dy="0.35em" textAnchor="middle" className={className}>
        {children}
      </text>
    </svg>
  )
}

/** A length of the container (px) as a share of its width. */
function percent(px: number): string {
  return `${(px / container.width) * 100}%`
}
