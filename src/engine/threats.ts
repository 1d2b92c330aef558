import type { Degrees, Point } from '../geometry/point'
import type { Action } from './action'
import { type UnitId, otherSide } from './ids'
import { oddsOfOption } from './odds'
import type { Ruleset, Threat } from './ruleset'
import type { GameState } from './state'

/**
 * The threats to a unit at a place, for a ruleset that has no quicker way: what the other side would be offered against it there,
 * if it were to act now, and the odds of the best of that. Each attack is played out: enough for small battles.
 */
export function threatsByOffers<S extends GameState, A extends Action>(
  ruleset: Ruleset<S, A>,
  state: S,
  unit: UnitId,
  at: Point,
  facing: Degrees,
): readonly Threat[] {
  const target = state.units.find(each => each.id === unit)
  if (!target) return []
  const enemy = otherSide(target.side)
  const units = state.units.map(each => (each === target ? { ...target, at, facing } : each))
  const there: S = { ...state, units, toAct: [enemy] }
  const worst = new Map<UnitId, Threat>()
  for (const offer of ruleset.offers(there, enemy)) {
    if (offer.refusal || offer.unit === null) continue
    for (const option of offer.options()) {
      if (option.token !== unit || option.refusal) continue
      const { hit, destroy, outcomes } = oddsOfOption(ruleset, there, option)
      const before = worst.get(offer.unit)
      const isWorse = !before || destroy > before.destroy || (destroy === before.destroy && hit > before.hit)
      if (outcomes.length > 0 && isWorse)
        worst.set(offer.unit, { by: offer.unit, hit, destroy, why: offer.label })
    }
  }
  return [...worst.values()].toSorted((a, b) => b.destroy - a.destroy || b.hit - a.hit)
}
