import type { Side } from '../../../../src/engine/ids'
import { type Point, bearing, distance } from '../../../../src/geometry/point'
import { bounds, middle } from '../../../../src/geometry/polygons'
import type { Piece, Position } from './position'
import type { TacticalState } from '../model/state'

/** Units nearer to each other than this, in inches, stand in each other's way and under the same beam. */
const ELBOW_ROOM = 2.2

/** Weapons that reach this far, in inches, need not stand in front. */
const FAR_REACHING = 30

/**
 * How well a side is drawn up before a battle without objectives, where nothing else says where to stand: those who fight
 * at the front of the zone, the guns behind them, carriers between, nobody far out on a wing or in a crowd.
 */
export function lineUpOf({ state, sides }: Position, side: Side): number {
  if (state.turn > 0 || state.scenario.objectives.length > 0) return 0
  const field = fieldOf(state, side)
  const placed: Point[] = []
  let sum = 0
  for (const piece of sides[side]) {
    const { at } = piece.unit
    if (!at) continue
    const { ahead, aside } = field(at)
    sum -= 8 * Math.abs(ahead - wanted(piece)) + 5 * aside * aside
    for (const other of placed) if (distance(other, at) < ELBOW_ROOM) sum -= 3
    placed.push(at)
  }
  return sum
}

/** How far to the front a unit belongs: 1 is the edge of the zone towards the enemy, -1 the one behind. */
function wanted({ type, range }: Piece): number {
  if (range >= FAR_REACHING) return -0.6
  if (range === 0) return 0
  return type.flies ? -0.2 : 0.8
}

/** Where a place lies in a side's zone: from -1 behind to 1 in front, and from 0 in the middle to 1 on the wings. */
function fieldOf(
  state: TacticalState,
  side: Side,
): (at: Point) => { readonly ahead: number; readonly aside: number } {
  const { zones } = state.scenario
  const own = bounds(zones[side])
  const from = middle(zones[side])
  const turn = (bearing(from, middle(zones[side === 'A' ? 'B' : 'A'])) * Math.PI) / 180
  const [east, south] = [Math.sin(turn), -Math.cos(turn)]
  const [halfWide, halfHigh] = [(own.maxX - own.minX) / 2, (own.maxY - own.minY) / 2]
  const deep = Math.abs(east) * halfWide + Math.abs(south) * halfHigh
  const wide = Math.abs(south) * halfWide + Math.abs(east) * halfHigh
  return at => {
    const [x, y] = [at.x - from.x, at.y - from.y]
    return { ahead: (x * east + y * south) / deep, aside: Math.abs(x * south - y * east) / wide }
  }
}
