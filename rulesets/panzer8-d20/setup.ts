import type { HouseRules } from '../../src/engine/rulebook'
import { begun, fielded, firstPlayer } from '../families/panzer8'
import { type Io, cite } from './act'
import { changedElement, changedState } from './changes'
import { typeOf } from './lookup'
import { mayHaveTeam } from './sheets'
import type { D20Element, D20Scenario, D20State, ScenarioElement } from './state'
import { FACES } from './tables'

const readied = (scenario: D20Scenario, unit: ScenarioElement): D20Element =>
  changedElement(
    {
      ...fielded(scenario, unit),
      team: mayHaveTeam(typeOf(unit)) ? (unit.team ?? true) : null,
      teamShown: scenario.openTeams,
      track: [],
      tested: false,
      leftCarrier: null,
    },
    {},
  )

/** The battle as a scenario sets it out, at the first player's Command Phase. */
export function setUp(scenario: D20Scenario, houseRules: HouseRules, io: Io): D20State {
  const units = scenario.units.map(unit => readied(scenario, unit))
  const first = firstPlayer(scenario, FACES, { given: cite('4.0.1'), rolled: cite('R62') }, io)
  const state: D20State = {
    ...begun(scenario, houseRules),
    step: 'command',
    units,
    overruns: [],
    first,
    active: first,
    toAct: [first],
  }
  return changedState(state, {})
}
