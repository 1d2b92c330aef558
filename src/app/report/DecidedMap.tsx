import type { Scene } from '../../engine/scene'
import { Picture, type Crop } from '../ui/Picture'
import type { Trail, TurningPoint } from './figures'
import { classes } from '../ui/cx'
import css from './report.module.css'

const cx = classes(css)
const WIDTH = 650
const HEIGHT = 346

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
  const place = (at: { x: number; y: number }) => ({ x: (at.x - crop.x) * k, y: (at.y - crop.y) * k })
  return (
    <div className={cx('decided')}>
      <Picture
        scene={scene}
        width={WIDTH}
        height={HEIGHT}
        crop={crop}
        bare={false}
        label="The table at the end of the battle"
        className={cx('decidedGround')}
      />
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
        <rect width={WIDTH} height={HEIGHT} fill="rgba(246,238,217,.22)" />
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

function cropOf(scene: Scene, trails: readonly Trail[], points: readonly TurningPoint[]): Crop {
  const known = crops.get(scene)
  if (known) return known
  const { board } = scene
  const shape = WIDTH / HEIGHT
  const all = [
    ...trails.flatMap(trail => trail.points),
    ...points.flatMap(point => (point.at ? [point.at] : [])),
  ]
  const xs = all.map(at => at.x)
  const ys = all.map(at => at.y)
  const box =
    all.length > 0
      ? { x0: Math.min(...xs) - 2, x1: Math.max(...xs) + 2, y0: Math.min(...ys) - 2, y1: Math.max(...ys) + 2 }
      : { x0: 0, x1: board.width, y0: 0, y1: board.height }
  const width = Math.min(board.width, Math.max(box.x1 - box.x0, (box.y1 - box.y0) * shape, 12))
  const height = Math.min(board.height, width / shape)
  const crop = {
    width: height * shape,
    height,
    x: clamp((box.x0 + box.x1) / 2 - (height * shape) / 2, 0, board.width - height * shape),
    y: clamp((box.y0 + box.y1) / 2 - height / 2, 0, board.height - height),
  }
  crops.set(scene, crop)
  return crop
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value))
