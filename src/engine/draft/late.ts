import { type Point, distance } from '../../geometry/point'
import { reachSoon } from '../foresight'
import { SIDES, type UnitId } from '../ids'
import type { Ruleset } from '../ruleset'
import type { Scenario } from '../scenario'
import type { GameState } from '../state'
import type { Finding } from './finding'
import { valueAt } from './paths'
import type { Thing } from './things'

/** Of each side, so many units that are nearest to an objective are asked how far they go. */
const ASKED = 3

/**
 * Objectives that nobody of a side comes to before the end, as the crow flies and as far as each goes in its next turn. A side
 * that sets up first or has units still to come is not judged, nor one that moves by nothing that can be foreseen.
 */
export function tooLate(
  ruleset: Ruleset,
  draft: Scenario,
  state: GameState,
  things: readonly Thing[],
): readonly Finding[] {
  const { turns } = ruleset.ribbon(state)
  const strides = new Map<UnitId, number | null>()
  const strideOf = (unit: UnitId, from: Point): number | null => {
    let stride = strides.get(unit)
    if (stride === undefined) {
      stride = longest(reachSoon(ruleset, state, unit), from)
      strides.set(unit, stride)
    }
    return stride
  }
  const aboard = carried(draft, things)
  const objectives = things.filter(({ list, at }) => list === 'objectives' && at)
  return objectives.flatMap(({ at, name, path }) =>
    SIDES.flatMap((side): readonly Finding[] => {
      const own = state.units.filter(unit => unit.side === side)
      if (!at || own.some(unit => !unit.at && !aboard.has(unit.id))) return []
      const placed = own.flatMap(({ id, at: from }) => (from ? [{ id, from, far: distance(from, at) }] : []))
      if (placed.some(({ far }) => far <= EASY * turns)) return []
      const near = placed.toSorted((a, b) => a.far - b.far).slice(0, ASKED)
      const needed = near.flatMap(({ id, from, far }) => {
        const stride = strideOf(id, from)
        return stride === null || stride <= 0 ? [] : [Math.ceil(Math.max(0, far - NEAR) / stride)]
      })
      const least = Math.min(...needed)
      if (needed.length === 0 || least <= turns) return []
      const text = `The ${draft.sides[side].name} come to ${name} too late: at best in turn ${least} of ${turns}.`
      return [{ grave: 'know', text, at, path }]
    }),
  )
}

/** Whoever need not go farther than this in a turn is not asked: nearly everybody can, and to ask takes time. Inches. */
const EASY = 2.5

/** Who is so near to an objective holds it in every ruleset, inches. */
const NEAR = 1

/** Who begins aboard another: he has no place of his own, and is there. */
function carried(draft: Scenario, things: readonly Thing[]): ReadonlySet<string> {
  return new Set(
    things.flatMap(({ id, path }) => {
      const carries = valueAt(draft, [...path, 'carries'])
      const isCarried = typeof valueAt(draft, [...path, 'carriedBy']) === 'string'
      return [...(typeof carries === 'string' ? [carries] : []), ...(isCarried && id !== null ? [id] : [])]
    }),
  )
}

function longest(reach: ReturnType<typeof reachSoon>, from: Point): number | null {
  if (!reach) return null
  return Math.max(...reach.flat().map(point => distance(from, point)))
}
