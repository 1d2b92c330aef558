import { distance, type Point } from '../../src/geometry/point'
import { squareToSegment } from '../../src/geometry/outline'
import { type Piece, isIn, piecesOf, within } from './ground'
import { isOn } from './houseRules'
import { everybody, inches } from './lookup'
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
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
  const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
  for (const { unit, at } of everybody(state)) {
    if (at.x < left - radius || at.x > right + radius || at.y < top - radius || at.y > bottom + radius)
      continue
    if (units.includes(unit)) continue
    if (squareToSegment(at.x, at.y, from.x, from.y, to.x, to.y) < square)
      return { by: 'figure', at, name: unit.name }
  }
  return null
}

export const isSeen = (state: ColonialState, from: Point, to: Point, units: readonly Company[]): boolean =>
  blockerBetween(state, from, to, units) === null
