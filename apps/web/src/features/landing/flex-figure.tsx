import { type FlexRule, layOut, rack } from './flex-layout.ts'

/**
 * Places are SVG attributes rather than styles: a strict Content-Security-Policy allows them in prerendered pages,
 * and `x` and `width` of `rect` and `foreignObject` glide like any other CSS property.
 */
const glide = 'overflow-visible transition-[x,y,width,height] duration-220 ease-out'
const hues: Record<string, string> = {
  a: 'border-keyword bg-keyword/15 text-keyword',
  b: 'border-function bg-function/15 text-function',
  c: 'border-number bg-number/15 text-number',
}
const top = 34
const bottom = top + rack.height

/** The drawing: a container seen from above, its boxes, and how wide each free space is. */
export function FlexFigure({ rule }: { rule: FlexRule }) {
  const { boxes, spaces } = layOut(rule)
  return (
    <svg role="img" aria-label="Three boxes, a, b and c, in a flex container 384 pixels wide" width="100%" height={bottom + 38} className="block overflow-visible font-mono text-note">
      <defs>
        <pattern id="free-space" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V7" className="stroke-accent" strokeWidth="1.6" opacity="0.55" />
        </pattern>
      </defs>
      <Ruler />
      <rect x="0" y={top} width="100%" height={rack.height} className="fill-paper" />
      {spaces.map((space, index) => (
        <FreeSpace key={index} {...space} />
      ))}
      {boxes.map((box) => (
        <foreignObject key={box.name} x={percent(box.x)} y={top + box.y} width={percent(box.width)} height={box.height} className={glide}>
          <div className={`grid size-full place-items-center border-[1.5px] ${hues[box.name] ?? ''}`}>{box.name}</div>
        </foreignObject>
      ))}
      <rect x="0" y={top} width="100%" height={rack.height} fill="none" className="stroke-ink" strokeWidth="1.5" />
    </svg>
  )
}

/** A space on the main axis: hatched where it is a share of the free space, plain where it is the gap. */
function FreeSpace({ x, share, gap }: { x: number; share: number; gap: number }) {
  const width = share + gap
  const label = [share, gap].filter((part) => part > 0).join('+')
  return (
    <>
      <rect x={percent(x)} y={top} width={percent(width)} height={rack.height} fill="url(#free-space)" className={glide} />
      <rect x={percent(x + share / 2)} y={top} width={percent(gap)} height={rack.height} className={`fill-accent-wash ${glide}`} />
      <foreignObject x={percent(x)} y={bottom + 8} width={percent(width)} height="30" className={glide}>
        {width > 0 ? (
          <div className="text-accent">
            <div className="h-2 border-x border-accent bg-[linear-gradient(currentcolor,currentcolor)] bg-size-[100%_1px] bg-center bg-no-repeat" />
            <div className="flex justify-center whitespace-nowrap">{label}</div>
          </div>
        ) : null}
      </foreignObject>
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
        <text x="-30" y="12">free</text>
        <rect x="11" y="3" width="11" height="11" className="fill-accent-wash stroke-accent" />
        <text x="27" y="12">gap</text>
      </svg>
      {Array.from({ length: 17 }, (_, tick) => (
        <line key={tick} x1={percent(tick * 24)} x2={percent(tick * 24)} y1={tick % 4 === 0 ? top - 14 : top - 9} y2={top - 4} className="stroke-line-strong" />
      ))}
    </g>
  )
}

function percent(px: number): string {
  return `${(px / rack.width) * 100}%`
}
