import { isBlockedBy } from '../../src/geometry/sight'
import { isWithin } from '../../src/geometry/tolerance'
import type { Point } from '../../src/geometry/point'
import { boxOf, gapBetween, isEngaged, outlineOf, unitsOf } from './contact'
import { isCovered, isRaised } from './ground'
import { type Standing, isOn } from './lookup'
import { isInside } from './rest'
import type { DivState } from './state'
import { FROM_HILL, INTO_COVER, SPOTTING } from './tables'

/** How a unit spots another: inches between them, the inches at which it would, and what changed them. */
export interface Spotting {
  readonly distance: number
  readonly limit: number
  readonly fromHill: boolean
  readonly intoCover: boolean
}

/** 5.4 to 5.7, R14. */
export function spotting(state: DivState, spotter: Standing, target: Standing): Spotting {
  const fromHill = isRaised(state, spotter.at)
  const intoCover = isInside(state, target) || isCovered(state, target.at)
  const limit = SPOTTING[spotter.type] + (fromHill ? FROM_HILL : 0) - (intoCover ? INTO_COVER : 0)
  return { distance: gapBetween(state, spotter.at, target.at), limit, fromHill, intoCover }
}

/** By house rule a third base between them hides the target (R15). */
function isHidden(state: DivState, from: Point, target: Standing): boolean {
  if (!isOn(state, 'bases-block')) return false
  return unitsOf(state, target.side).some(
    each => each.id !== target.id && isBlockedBy(outlineOf(boxOf(state, each.at)), from, target.at),
  )
}

/** Whether a unit spots an enemy: near enough and not engaged itself (5.3). */
export function spots(state: DivState, spotter: Standing, target: Standing): boolean {
  if (isEngaged(state, spotter)) return false
  const { distance, limit } = spotting(state, spotter, target)
  return isWithin(distance, limit) && !isHidden(state, spotter.at, target)
}

/** The unit of a Division that spots an enemy from nearest by; undefined if none does (5.2, R13). */
export function spotterOf(state: DivState, formation: string, target: Standing): Standing | undefined {
  let best: Standing | undefined
  let least = Infinity
  for (const unit of unitsOf(state, target.side === 'A' ? 'B' : 'A')) {
    if (unit.formation !== formation) continue
    const away = gapBetween(state, unit.at, target.at)
    if (away < least && spots(state, unit, target)) {
      best = unit
      least = away
    }
  }
  return best
}
