import type { UnitCard } from '../../engine/ruleset'
import { classes } from '../ui/cx'
import parts from './parts.module.css'

const cx = classes(parts)

/** A dial goes three quarters of the way round, its gap below. */
const FROM = -135
const SPAN = 270

const on = (degrees: number, radius: number) => {
  const turn = (degrees * Math.PI) / 180
  return { x: 50 + radius * Math.sin(turn), y: 50 - radius * Math.cos(turn) }
}

function arc(from: number, to: number, radius: number): string {
  const [a, b] = [on(from, radius), on(to, radius)]
  return `M ${a.x} ${a.y} A ${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${b.x} ${b.y}`
}

/** Where something stands between 0 and its top, and how far it can go as things are. */
export function Dial({ label, top, most, value }: NonNullable<UnitCard['dial']>) {
  const angle = (at: number): number => FROM + (SPAN * at) / top
  const [tip, left, right] = [on(angle(value), 42), on(angle(value) - 6, 32), on(angle(value) + 6, 32)]
  return (
    <svg
      className={cx('dial')}
      viewBox="0 0 100 100"
      role="img"
      aria-label={`${label} ${value}, at most ${most}`}
    >
      <circle cx={50} cy={50} r={48} className={cx('dialFace')} />
      <path d={arc(FROM, FROM + SPAN, 38)} className={cx('dialTrack')} />
      {most > 0 ? <path d={arc(FROM, angle(most), 38)} className={cx('dialReach')} /> : null}
      {Array.from({ length: top + 1 }, (_, at) => (
        <text key={at} {...on(angle(at), 26)} className={cx('dialMark', at > most && 'beyond')}>
          {at}
        </text>
      ))}
      <polygon points={[tip, left, right].map(({ x, y }) => `${x},${y}`).join(' ')} />
      <circle cx={50} cy={50} r={14} />
      <text x={50} y={51} className={cx('dialValue')}>
        {value}
      </text>
      <text x={50} y={88} className={cx('dialMark')}>
        {label}
      </text>
    </svg>
  )
}
