import { SIDES } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import {
  headquarters as ofWw2,
  type HeadquartersPart,
  isOn,
  type TacticalScenario,
} from '../families/tactical'
import type { Switch } from './houseRules'

/** There is no HQ in this game, unless a house rule brings in those of WW2 (R19). */
export const headquarters: HeadquartersPart = {
  of: (book, state, unit) => (isOn<Switch>(state, 'headquarters') ? ofWw2.of(book, state, unit) : null),
  save: (book, state, unit) => (isOn<Switch>(state, 'headquarters') ? ofWw2.save(book, state, unit) : null),
}

/** By house rule the first unit of each side is its headquarters, unless the scenario names another. */
export function withHeadquarters<S extends TacticalScenario>(scenario: S, houseRules: HouseRules): S {
  if (!isOn<Switch>({ houseRules }, 'headquarters')) return scenario
  const chosen = new Set(
    SIDES.map(
      side =>
        scenario.units.find(unit => unit.side === side && unit.isHq === true) ??
        scenario.units.find(unit => unit.side === side),
    ),
  )
  return {
    ...scenario,
    units: scenario.units.map(unit => (chosen.has(unit) ? { ...unit, isHq: true } : unit)),
  }
}
