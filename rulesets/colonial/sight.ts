import { distance, type Point } from '../../src/geometry/point'
import { squareToSegment } from '../../src/geometry/outline'
import { type Piece, isIn, piecesOf, within } from './ground'
import { isOn } from './houseRules'
import { inches, troopsOf } from './lookup'
import type { ColonialState, Company } from './state'
import { LENGTHS } from './tables'

/** What stands in a line of sight. */
export type Blocker =
  | { readonly by: 'ground'; readonly piece: Piece }
  | { readonly by: 'figure'; readonly at: Point; readonly name: string }

/**
 * The first thing that stands between two places, or null (R12): a building that neither is in, more than 2 inches of woods, a
 * hill on which neither stands, a figure of neither unit.
 */
export function blockerBetween(
  state: ColonialState,
  from: Point,
  to: Point,
  units: readonly Company[],
): Blocker | null {
  let woods = 0
  let raised = false
  for (const piece of piecesOf(state)) {
    const { sight } = piece.terrain
    if (sight === 'clear') continue
    if (sight !== 'woods' && (isIn(piece, from) || isIn(piece, to))) {
      raised = true
      continue
    }
    const stretches = within(piece, from, to)
    if (stretches.length === 0) continue
    const share = stretches.reduce((sum, [a, b]) => sum + b - a, 0) * distance(from, to)
    if (sight === 'woods') {
      woods += share
      if (woods > inches(state, LENGTHS.woods) + 0.01) return { by: 'ground', piece }
    } else if (share > 0.01) return { by: 'ground', piece }
  }
  if (raised || isOn(state, 'clear-men')) return null
  const radius = inches(state, LENGTHS.base) / 2
  const square = (radius - 0.01) ** 2
  const left = Math.min(from.x, to.x) - radius
  const right = Math.max(from.x, to.x) + radius
  const top = Math.min(from.y, to.y) - radius
  const bottom = Math.max(from.y, to.y) + radius
  for (const { unit, points, box } of troopsOf(state)) {
    if (box.maxX < left || box.minX > right || box.maxY < top || box.minY > bottom) continue
    if (units.includes(unit)) continue
    for (const at of points) {
      if (at.x < left || at.x > right || at.y < top || at.y > bottom) continue
      if (squareToSegment(at.x, at.y, from.x, from.y, to.x, to.y) < square)
        return { by: 'figure', at, name: unit.name }
    }
  }
  return null
}

export const isSeen = (state: ColonialState, from: Point, to: Point, units: readonly Company[]): boolean =>
  blockerBetween(state, from, to, units) === null
