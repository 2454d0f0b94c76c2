import type { ReactNode } from 'react'

type BoxProps = { x: number; y: number; width: number; height?: number; name: string; note?: string; hue?: string }

/** Shapes, 340 units wide; `height` is in the same units. */
export type Drawing = { height: number; shapes: ReactNode }

/** A box around (x, y) with a name and a smaller note. */
export function Box({ x, y, width, height = 46, name, note, hue = '' }: BoxProps) {
  return (
    <g className={`drawn-box ${hue}`}>
      <rect x={x - width / 2} y={y - height / 2} width={width} height={height} rx="4" />
      <text x={x} y={note ? y - 4 : y + 4.5}>
        {name}
      </text>
      {note ? (
        <text x={x} y={y + 13} className="drawn-note">
          {note}
        </text>
      ) : null}
    </g>
  )
}

type ArrowProps = { from: readonly [number, number]; to: readonly [number, number]; isDashed?: boolean }

export function Arrow({ from: [x1, y1], to: [x2, y2], isDashed = false }: ArrowProps) {
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  return (
    <g className="drawn-arrow">
      <line x1={x1} y1={y1} x2={x2} y2={y2} strokeDasharray={isDashed ? '4 4' : undefined} />
      <path d="M1 0l-9-4.5v9z" transform={`translate(${x2} ${y2}) rotate(${Math.round(angle * 100) / 100})`} />
    </g>
  )
}

function Message({ y, isAnswer = false, name, note }: { y: number; isAnswer?: boolean; name: string; note: string }) {
  const browser = [48, y] as const
  const server = [292, y] as const
  return (
    <g>
      <text x="170" y={y - 22} className="drawn-code">
        {name}
      </text>
      <text x="170" y={y - 7} className="drawn-note">
        {note}
      </text>
      <Arrow from={isAnswer ? server : browser} to={isAnswer ? browser : server} />
    </g>
  )
}

const preflight = (
  <>
    <rect x="6" y="48" width="328" height="116" rx="4" className="drawn-wash" />
    <path d="M46 38v266M294 38v266" className="drawn-line" />
    <Box x={46} y={22} width={84} height={34} name="Browser" />
    <Box x={294} y={22} width={84} height={34} name="Server" />
    <Message y={98} name="OPTIONS /cart" note="may this origin PUT JSON?" />
    <Message y={150} isAnswer name="204" note="yes, for the next two hours" />
    <Message y={226} name="PUT /cart" note="the request itself" />
    <Message y={278} isAnswer name="200" note="and this origin may read it" />
  </>
)

const tokenFlow = (
  <>
    <Arrow from={[62, 158]} to={[130, 58]} />
    <Arrow from={[152, 58]} to={[84, 158]} />
    <Arrow from={[206, 58]} to={[264, 158]} isDashed />
    <Arrow from={[122, 186]} to={[218, 186]} />
    <Box x={170} y={30} width={150} height={52} name="Firebase" note="makes and signs tokens" hue="hue-number" />
    <Box x={62} y={186} width={116} height={52} name="Browser" note="keeps the token" />
    <Box x={278} y={186} width={116} height={52} name="Your server" note="checks it itself" hue="hue-accent" />
    <text x="84" y="98" className="drawn-note drawn-end">
      1 password
    </text>
    <text x="128" y="120" className="drawn-note drawn-start">
      2 ID token
    </text>
    <text x="247" y="98" className="drawn-note drawn-start">
      public keys,
    </text>
    <text x="255" y="113" className="drawn-note drawn-start">
      now and then
    </text>
    <text x="170" y="204" className="drawn-note">
      3 ID token
    </text>
  </>
)

const threeStates = (
  <>
    <Arrow from={[138, 62]} to={[84, 148]} />
    <Arrow from={[202, 62]} to={[256, 148]} />
    <Arrow from={[138, 166]} to={[202, 166]} />
    <Arrow from={[202, 186]} to={[138, 186]} />
    <Box x={170} y={35} width={130} height={54} name="unknown" note="wait" hue="hue-number" />
    <Box x={72} y={176} width={130} height={54} name="logged-out" note="go to /login" hue="hue-keyword" />
    <Box x={268} y={176} width={130} height={54} name="logged-in" note="show the page" hue="hue-accent" />
    <text x="100" y="100" className="drawn-note drawn-end">
      no user
    </text>
    <text x="240" y="100" className="drawn-note drawn-start">
      a user
    </text>
    <text x="170" y="158" className="drawn-note">
      log in
    </text>
    <text x="170" y="204" className="drawn-note">
      log out
    </text>
  </>
)

const eventLoop = (
  <>
    <Arrow from={[108, 34]} to={[119, 34]} />
    <Arrow from={[222, 34]} to={[233, 34]} />
    <Arrow from={[286, 64]} to={[286, 164]} />
    <Arrow from={[232, 194]} to={[221, 194]} />
    <Arrow from={[118, 194]} to={[107, 194]} />
    <Arrow from={[54, 164]} to={[54, 64]} />
    <Box x={54} y={34} width={104} height={58} name="timers" note="setTimeout" hue="hue-function" />
    <Box x={170} y={34} width={100} height={58} name="pending" note="postponed" />
    <Box x={286} y={34} width={104} height={58} name="idle, prepare" note="internal" />
    <Box x={286} y={194} width={104} height={58} name="poll" note="input, output" hue="hue-accent" />
    <Box x={170} y={194} width={100} height={58} name="check" note="setImmediate" hue="hue-function" />
    <Box x={54} y={194} width={104} height={58} name="close" note="on 'close'" />
    <text x="170" y="100" className="drawn-note">
      after every callback
    </text>
    <text x="170" y="121" className="drawn-code">
      1 nextTick
    </text>
    <text x="170" y="140" className="drawn-code">
      2 promises
    </text>
  </>
)

/** The drawings that a post can name. */
export const drawings: Record<string, Drawing> = {
  preflight: { height: 308, shapes: preflight },
  'token-flow': { height: 216, shapes: tokenFlow },
  'three-states': { height: 212, shapes: threeStates },
  'event-loop': { height: 228, shapes: eventLoop },
}
