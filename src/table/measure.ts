import type { Point } from '../geometry/point'
import type { BoardPicture, Mark } from '../engine/scene'

/** Marks of a measured line where nobody says more about it: its legs and its whole length. */
export function measured(points: readonly Point[], board: BoardPicture): readonly Mark[] {
  const last = points.at(-1)
  const first = points[0]
  if (!first || !last) return []
  let length = 0
  let a = first
  for (const b of points) {
    length += Math.hypot(b.x - a.x, b.y - a.y)
    a = b
  }
  const text = board.kind === 'inches' ? `${length.toFixed(1)}″` : length.toFixed(1)
  return [
    { kind: 'path', points, pills: [], tone: 'plain' },
    { kind: 'pill', at: last, text, tone: 'chosen' },
  ]
}
