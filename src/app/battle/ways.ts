import type { DiceAsked } from '../../engine/dice/throwing'
import type { Mark, Scene } from '../../engine/scene'
import { type Point, bearing, moveBy } from '../../geometry/point'

/** So many arrows are drawn at most; where a die has more faces, each direction between them may be pressed too. */
const MOST_ARROWS = 12

/** How long the arrows of a direction are, in board units. */
function reachOf({ board }: Pick<Scene, 'board'>): number {
  return board.kind === 'hexes' || board.kind === 'squares' ? board.size * 2.6 : 3.2
}

/** The directions that a die may show, as arrows from the place where it counts: one of them is pressed. */
export function wayMarks(scene: Scene, { from, dice }: DiceAsked): readonly Mark[] {
  const sides = dice[0] ?? 6
  if (!from) return []
  const arrows = sides > MOST_ARROWS ? 8 : sides
  const length = reachOf(scene)
  return Array.from({ length: arrows }, (_, at) => ({
    kind: 'arrow' as const,
    from: moveBy(from, (at * 360) / arrows, length * 0.4),
    to: moveBy(from, (at * 360) / arrows, length),
    tone: 'chosen' as const,
    ...(arrows === sides ? { label: String(at + 1) } : {}),
  }))
}

/** The face whose arrow leads to a place that was pressed; null where no face is a direction. */
export function faceTowards({ from, dice }: DiceAsked, at: Point): number | null {
  const sides = dice[0] ?? 6
  if (!from || (from.x === at.x && from.y === at.y)) return null
  return (Math.round((bearing(from, at) * sides) / 360) % sides) + 1
}
