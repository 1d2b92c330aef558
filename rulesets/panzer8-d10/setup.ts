import type { HouseRules } from '../../src/engine/rulebook'
import { type BattleScenario, type ScenarioElement, begun, fielded, firstPlayer } from '../families/panzer8'
import { type Io, cite } from './act'
import { changedElement } from './changes'
import { fullPile, startOf } from './sequence'
import type { D10Element, D10State } from './state'
import { FACES } from './tables'

/** What this edition remembers of an element, as a battle begins. */
const UNUSED = {
  acts: 0,
  extra: 0,
  deeds: [],
  reacted: false,
  attacked: false,
  busy: false,
  held: false,
  rallying: false,
}

const readied = (scenario: BattleScenario, unit: ScenarioElement): D10Element =>
  changedElement(Object.assign(fielded(scenario, unit), UNUSED), {})

/** The battle as a scenario sets it out, before the first player draws his card. */
export function setUp(scenario: BattleScenario, houseRules: HouseRules, io: Io): D10State {
  const first = firstPlayer(scenario, FACES, { given: cite('R24'), rolled: cite('R24') }, io)
  const state: D10State = {
    ...begun(scenario, houseRules),
    step: 'event',
    acting: null,
    units: scenario.units.map(unit => readied(scenario, unit)),
    piles: houseRules['own-decks'] === true ? [fullPile(), fullPile()] : [fullPile()],
    effects: [],
    smoke: scenario.smoke,
    first,
  }
  return startOf(state, first)
}
