import { memoRecent } from '../../src/engine/memo'
import { distance } from '../../src/geometry/point'
import { approach } from './chargePlan'
import { enemiesOf, inches, paceOf, placedOf, type Standing } from './lookup'
import type { ColonialState } from './state'
import { LENGTHS } from './tables'

/** Enemy units that some figure of a unit can reach with a charge (R19). Crews never charge, nor does who routs (R54, R41). */
export const chargeable = (state: ColonialState, unit: Standing): readonly Standing[] =>
  reachable(state)(unit)

const reachable = memoRecent((state: ColonialState) => {
  const known = new Map<Standing, readonly Standing[]>()
  return (unit: Standing): readonly Standing[] => {
    const found = known.get(unit) ?? reachedBy(state, unit)
    known.set(unit, found)
    return found
  }
})

function reachedBy(state: ColonialState, unit: Standing): readonly Standing[] {
  if (unit.gun || unit.routing) return []
  const far = inches(state, paceOf(unit).charge) + inches(state, LENGTHS.base) + 0.02
  const men = placedOf(unit)
  return enemiesOf(state)[unit.side].filter(enemy =>
    placedOf(enemy).some(foe =>
      men.some(
        man =>
          distance(man.at, foe.at) <= far &&
          approach(state, unit, man.at, { ...foe, unit: enemy }, NOBODY) !== null,
      ),
    ),
  )
}

const NOBODY: readonly never[] = []

/** A Fanatic unit that can charge has to (2.41, R20). */
export function mustCharge(state: ColonialState, unit: Standing): boolean {
  return unit.rating === 'Fanatic' && chargeable(state, unit).length > 0
}
