import type { UnitId } from '../../src/engine/ids'
import { measuredBetween } from '../../src/engine/measure'
import type { Measurement, Threat } from '../../src/engine/ruleset'
import type { Degrees, Point } from '../../src/geometry/point'
import { zonesApart } from '../../src/geometry/zones'
import { findShip, isFit, isThere, zoneOf } from './fleet'
import type { NavalState } from './state'
import { straddles } from './straddle'

/** How many zones lie between two ends, and what guns of the one would need at the other. */
export function measured(state: NavalState, from: Point | UnitId, to: Point | UnitId): Measurement {
  return measuredBetween(state, from, to, (a, b) => {
    const count = zonesApart(zoneOf(state.scenario, a), zoneOf(state.scenario, b))
    const lines: Measurement['lines'][number][] = [
      count === 0 ? { code: 'same-zone' } : { code: 'zones-apart', facts: { count }, clause: 'naval-R1' },
    ]
    const ship = typeof from === 'string' ? findShip(state, from) : undefined
    const target = typeof to === 'string' ? findShip(state, to) : undefined
    if (ship && target && ship.side !== target.side && isThere(ship) && isThere(target)) {
      const [shot] = straddles(state, ship, target, 'main')
      const unit = { unit: ship.id }
      lines.push(
        shot
          ? { code: 'guns-reach', facts: { unit, need: shot.reckoning.total }, clause: 'naval-4.4' }
          : { code: 'guns-short', facts: { unit }, clause: 'naval-4.4' },
      )
    }
    return { distance: count, lines }
  })
}

/** Which enemy ships could straddle a ship at a place, and how likely. */
export function threatsTo(state: NavalState, unit: UnitId, at: Point, facing: Degrees): readonly Threat[] {
  const ship = findShip(state, unit)
  if (!ship) return []
  const moved = { ...ship, at, facing }
  return state.units
    .filter(by => by.side !== ship.side && isFit(by) && !by.smoke)
    .flatMap((by): readonly Threat[] => {
      const [shot] = straddles({ ...state, aims: [] }, by, moved, 'main')
      const hit = shot ? Math.max(0, Math.min(1, (7 - shot.reckoning.total) / 6)) : 0
      const needs = `needs ${shot?.reckoning.total ?? 7} to straddle`
      return hit > 0 ? [{ by: by.id, hit, destroy: 0, why: needs }] : []
    })
    .toSorted((a, b) => b.hit - a.hit)
}
