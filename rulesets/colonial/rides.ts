import type { UnitId } from '../../src/engine/ids'
import { angleBetween, bearing, distance, type Point } from '../../src/geometry/point'
import { approach } from './chargePlan'
import { isOut } from './fights'
import { enemiesOf, findFigure, findUnit, inches, placedOf, pointsOf, stands } from './lookup'
import type { ColonialState } from './state'

/** The state without a rider who might ride on. */
export const cleared = (state: ColonialState): ColonialState =>
  !state.melee?.rider ? state : { ...state, melee: { ...state.melee, rider: null } }

/** Where a rider who has won may ride on to: within 45 degrees of the way he came and what is left of his charge (R27). */
export function ridesOf(state: ColonialState): readonly {
  readonly target: UnitId
  readonly enemy: string
  readonly to: Point
  readonly length: number
  readonly bad: boolean
}[] {
  const { melee } = state
  if (!melee || melee.rider === null) return []
  const charger = findUnit(state, melee.unit)
  const man = findFigure(state, { unit: melee.unit, figure: melee.rider })
  const came = melee.from.find(each => each.figure === melee.rider)
  if (!stands(charger) || !man || !came) return []
  const others = pointsOf(charger).filter(at => at !== man.at)
  return enemiesOf(state)[charger.side].flatMap(unit =>
    placedOf(unit).flatMap(foe => {
      const isAhead =
        distance(came.at, man.at) < 0.1 ||
        Math.abs(angleBetween(bearing(came.at, man.at), bearing(man.at, foe.at))) <= 45.01
      if (!isAhead || isOut(melee, unit.id, foe.id) || distance(man.at, foe.at) > inches(state, 18)) return []
      const found = approach(state, charger, man.at, { ...foe, unit }, others, came)
      return found ? [{ target: unit.id, enemy: foe.id, ...found }] : []
    }),
  )
}
