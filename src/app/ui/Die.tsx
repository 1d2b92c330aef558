import type { Side } from '../../engine/ids'
import { classes } from './cx'
import kit from './kit.module.css'

const cx = classes(kit)

const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
}

/** A die as it lies: spots on a six-sided one, a numeral on others. Side B's dice have square corners. */
export function Die({
  face,
  sides = 6,
  by = null,
  size = 22,
  hand = false,
}: {
  readonly face: number
  readonly sides?: number
  readonly by?: Side | null
  readonly size?: number
  /** A person threw it on a real table. */
  readonly hand?: boolean
}) {
  const fill = by === 'A' ? 'var(--side-a)' : by === 'B' ? 'var(--side-b)' : '#fffdf4'
  const ink = by === null ? 'var(--ink)' : '#fff'
  const spots = sides === 6 ? SPOTS[face] : undefined
  return (
    <svg
      className={cx('die')}
      viewBox="0 0 22 22"
      width={size}
      height={size}
      role="img"
      aria-label={`${sides === 6 ? '' : `${sides}-sided `}die ${face}${hand ? ', by hand' : ''}`}
    >
      <rect
        x="1"
        y="1"
        width="20"
        height="20"
        rx={by === 'B' ? 1.5 : 5}
        fill={fill}
        stroke="#22201a"
        strokeWidth="1.2"
      />
      <path d="M4 3.5h12" stroke="#fff" strokeOpacity=".35" strokeWidth="1.4" strokeLinecap="round" />
      {spots ? (
        spots.map(([x, y]) => <circle key={`${x} ${y}`} cx={11 + x * 5} cy={11 + y * 5} r="2.1" fill={ink} />)
      ) : (
        <text x="11" y="15.5" textAnchor="middle" fontSize="12" fontWeight="700" fill={ink}>
          {face}
        </text>
      )}
      {hand ? <HandMark /> : null}
    </svg>
  )
}

/** A small open hand in the corner of a die. */
function HandMark() {
  return (
    <g>
      <circle cx="17" cy="17" r="5" fill="#22201a" />
      <path
        d="M15 19.6v-3.9M16.3 18v-3.7M17.7 18v-3.7M19 19v-3.2M14.6 17.4l1 2.3q.6.9 1.6.9 1.8 0 1.8-1.8"
        stroke="#fff"
        strokeWidth=".95"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  )
}
