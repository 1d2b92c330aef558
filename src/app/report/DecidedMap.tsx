import type { Scene } from '../../engine/scene'
import { Picture, type Crop } from '../ui/Picture'
import type { Trail, TurningPoint } from './figures'
import { classes } from '../ui/cx'
import css from './report.module.css'

const cx = classes(css)
const WIDTH = 650
/** The picture is as tall as what it must show, within these. */
const LEAST = 346
const MOST = 500
/** What a number and an arrow's head take up about their place, in pixels. */
const RIM = { above: 46, about: 22 }

/** Where it was decided: the long ways of both sides, what was lost, and the turning points by their turn. */
export function DecidedMap({
  scene,
  trails,
  points,
}: {
  readonly scene: Scene
  readonly trails: readonly Trail[]
  readonly points: readonly TurningPoint[]
}) {
  const crop = cropOf(scene, trails, points)
  const k = WIDTH / crop.width
  const height = Math.round(crop.height * k)
  const { board } = scene
  const place = (at: { x: number; y: number }) => ({ x: (at.x - crop.x) * k, y: (at.y - crop.y) * k })
  return (
    <div className={cx('decided')}>
      <Picture
        scene={scene}
        width={WIDTH}
        height={height}
        crop={crop}
        bare={false}
        label="The table at the end of the battle"
        className={cx('decidedGround')}
      />
      <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
        <rect width={WIDTH} height={height} fill="rgba(246,238,217,.22)" />
        {/* Where the picture is wider or taller than the table there is the room. */}
        <path
          d={`M0 0H${WIDTH}V${height}H0ZM${-crop.x * k} ${-crop.y * k}v${board.height * k}h${board.width * k}v${-board.height * k}Z`}
          fill="var(--room-900)"
          fillRule="evenodd"
        />
        {trails.map(trail => (
          <Arrow
            key={trail.unit}
            points={trail.points.map(place)}
            colour={`var(--side-${trail.side.toLowerCase()})`}
          />
        ))}
        {points.map(point => {
          if (!point.at) return null
          const { x, y } = place(point.at)
          return (
            <g key={point.step}>
              <circle cx={x} cy={y - 26} r="14" fill="#fbf4e0" stroke="#22201a" strokeWidth="2" />
              <text x={x} y={y - 20} textAnchor="middle" fontSize="17" fontWeight="700" fill="#22201a">
                {point.turn}
              </text>
            </g>
          )
        })}
      </svg>
    </div>
  )
}

function Arrow({
  points,
  colour,
}: {
  readonly points: readonly { x: number; y: number }[]
  readonly colour: string
}) {
  const end = points.at(-1)
  const before = points.at(-2)
  if (!end || !before) return null
  const d = smooth(points)
  const angle = (Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI
  return (
    <>
      <path d={d} fill="none" stroke="rgba(255,250,235,.95)" strokeWidth="10" strokeLinecap="round" />
      <path d={d} fill="none" stroke={colour} strokeWidth="6" strokeLinecap="round" />
      <path
        d="M16 0L-6 -12L-6 12Z"
        transform={`translate(${end.x} ${end.y}) rotate(${angle})`}
        fill={colour}
        stroke="#fffaeb"
        strokeWidth="2"
      />
    </>
  )
}

/** A line through the middles of its stretches, bent at its points. */
function smooth(points: readonly { x: number; y: number }[]): string {
  const [first] = points
  if (!first) return ''
  let d = `M${first.x} ${first.y}`
  for (const [at, point] of points.entries()) {
    const next = points[at + 1]
    if (at === 0) continue
    if (next) d += `Q${point.x} ${point.y} ${(point.x + next.x) / 2} ${(point.y + next.y) / 2}`
    else d += `L${point.x} ${point.y}`
  }
  return d
}

const crops = new WeakMap<Scene, Crop>()

/** The part of the table that holds all ways and numbers whole, in the shape of the picture. */
function cropOf(scene: Scene, trails: readonly Trail[], points: readonly TurningPoint[]): Crop {
  const known = crops.get(scene)
  if (known) return known
  const { board } = scene
  const places = [
    ...trails.flatMap(trail => trail.points),
    ...points.flatMap(point => (point.at ? [point.at] : [])),
  ]
  const shown =
    places.length > 0
      ? places
      : [
          { x: 0, y: 0 },
          { x: board.width, y: board.height },
        ]
  const [left, right] = [Math.min(...shown.map(at => at.x)), Math.max(...shown.map(at => at.x))]
  const [top, bottom] = [Math.min(...shown.map(at => at.y)), Math.max(...shown.map(at => at.y))]
  // As large as both ways allow: in each the rim keeps its pixels, whatever the scale.
  const scale = Math.min(
    (WIDTH - 2 * RIM.about) / Math.max(right - left, 1e-6),
    (MOST - RIM.above - RIM.about) / Math.max(bottom - top, 1e-6),
    WIDTH / Math.min(board.width, 12),
  )
  const tall = (bottom - top) * scale + RIM.above + RIM.about
  const size = { width: WIDTH / scale, height: Math.min(MOST, Math.max(LEAST, tall)) / scale }
  const crop = {
    ...size,
    x: held((left + right - size.width) / 2, size.width, board.width),
    y: held((top + bottom - size.height - (RIM.above - RIM.about) / scale) / 2, size.height, board.height),
  }
  crops.set(scene, crop)
  return crop
}

/** Where a stretch begins so that it does not leave the table; in the middle where it is longer. */
const held = (from: number, length: number, whole: number): number =>
  length >= whole ? (whole - length) / 2 : Math.max(0, Math.min(from, whole - length))
