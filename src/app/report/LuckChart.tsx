import { type SideFigures, THROWN } from './luck'
import { signed } from '../ui/numbers'

const WIDTH = 560
const HEIGHT = 290
const LEFT = 40
const RIGHT = 150
const BOTTOM = 26

/** Hits above or below what the dice owed, roll by roll; the band holds what is ordinary. */
export function LuckChart({
  a,
  b,
  names,
  turns,
}: {
  readonly a: SideFigures
  readonly b: SideFigures
  readonly names: { readonly A: string; readonly B: string }
  readonly turns: number
}) {
  const all = [...a.series, ...b.series]
  const most = Math.max(2, ...all.map(one => Math.abs(one.luck)), ...all.map(one => one.spread))
  const top = Math.ceil(most / 2) * 2
  const middle = (HEIGHT - BOTTOM) / 2 + 4
  const k = (middle - 16) / top
  const across = WIDTH - LEFT - RIGHT
  const x = (turn: number) => LEFT + ((turn - 1) / turns) * across
  const y = (luck: number) => middle - luck * k
  const wider = a.spread > b.spread ? a : b
  const band = [{ x: 1, luck: 0, spread: 0 }, ...wider.series]
  const ticks = [-top, -top / 2, 0, top / 2, top]
  const step = turns > 12 ? 2 : 1
  const ends = spreadEnds(y(a.luck), y(b.luck))
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width="100%" role="img" aria-label={summary(a, b, names)}>
      <path
        d={`M${band.map(one => `${x(one.x)} ${y(one.spread)}`).join('L')}L${band
          .toReversed()
          .map(one => `${x(one.x)} ${y(-one.spread)}`)
          .join('L')}Z`}
        fill="#d8cba6"
        opacity=".55"
      />
      {ticks.map(tick => (
        <g key={tick}>
          <line
            x1={LEFT}
            x2={WIDTH - RIGHT}
            y1={y(tick)}
            y2={y(tick)}
            stroke={tick === 0 ? '#4a4437' : '#d3c39c'}
          />
          <text x={LEFT - 8} y={y(tick) + 4} textAnchor="end" fontSize="13" fill="#4a4437">
            {signed(tick)}
          </text>
        </g>
      ))}
      {Array.from({ length: turns }, (_, at) => at + 1)
        .filter(turn => (turn - 1) % step === 0)
        .map(turn => (
          <text key={turn} x={x(turn + 0.5)} y={HEIGHT - 8} textAnchor="middle" fontSize="13" fill="#4a4437">
            {turn === 1 ? 'Turn 1' : turn}
          </text>
        ))}
      <Line series={a.series} x={x} y={y} colour="var(--side-a)" />
      <Line series={b.series} x={x} y={y} colour="var(--side-b)" dashed />
      <End
        x={x(a.series.at(-1)?.x ?? 1)}
        y={y(a.luck)}
        label={`${names.A} ${signed(a.luck)}`}
        at={ends[0]}
        colour="var(--side-a)"
      />
      <End
        x={x(b.series.at(-1)?.x ?? 1)}
        y={y(b.luck)}
        label={`${names.B} ${signed(b.luck)}`}
        at={ends[1]}
        colour="var(--side-b)"
        diamond
      />
      <text x={LEFT + 8} y="12" fontSize="13" fill="#655c4a">
        shaded: ordinary luck
      </text>
    </svg>
  )
}

function Line({
  series,
  x,
  y,
  colour,
  dashed,
}: {
  readonly series: SideFigures['series']
  readonly x: (turn: number) => number
  readonly y: (luck: number) => number
  readonly colour: string
  readonly dashed?: boolean
}) {
  const d = `M${x(1)} ${y(0)}${series.map(one => `L${x(one.x)} ${y(one.luck)}`).join('')}`
  return (
    <>
      <path d={d} fill="none" stroke="#fbf4e0" strokeWidth="6" strokeLinejoin="round" />
      <path
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth="3"
        strokeLinejoin="round"
        strokeDasharray={dashed ? '9 5' : undefined}
      />
    </>
  )
}

function End({
  x,
  y,
  at,
  label,
  colour,
  diamond,
}: {
  readonly x: number
  readonly y: number
  readonly at: number
  readonly label: string
  readonly colour: string
  readonly diamond?: boolean
}) {
  return (
    <g fill={colour}>
      {diamond ? (
        <path d={`M${x} ${y - 7}l7 7l-7 7l-7 -7z`} />
      ) : (
        <rect x={x - 5} y={y - 5} width="10" height="10" />
      )}
      <text x={WIDTH - RIGHT + 14} y={at + 5} fontSize="15" fontWeight="700">
        {label}
      </text>
    </g>
  )
}

/** The heights of two labels, kept apart. */
function spreadEnds(a: number, b: number): readonly [number, number] {
  if (Math.abs(a - b) >= 18) return [a, b]
  const middle = (a + b) / 2
  return a <= b ? [middle - 9, middle + 9] : [middle + 9, middle - 9]
}

function summary(a: SideFigures, b: SideFigures, names: { readonly A: string; readonly B: string }): string {
  return `Luck: ${names.A} ${signed(a.luck)} ${a.counted} in ${a.shots} ${THROWN[a.counted]}, ${names.B} ${signed(b.luck)} in ${b.shots}.`
}
