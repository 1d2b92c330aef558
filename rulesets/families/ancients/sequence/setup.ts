import type { Side } from '../../../../src/engine/ids'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Io } from '../text/told'
import type { Book } from '../model/book'
import { withMelees } from '../melee/contact'
import { facingFrom } from './deployment'
import { isOn, kindOf, missileOf } from '../model/units'
import { begin } from './turn'
import type { AncientScenario, AncientState, AncientUnit, General, ScenarioUnit } from '../model/state'
import { weightOf } from './victory'

/** The battle as a scenario sets it out: at deployment, or at the first step if nobody is to be deployed. */
export function setUp(book: Book, scenario: AncientScenario, houseRules: HouseRules, io: Io): AncientState {
  const fielded = scenario.units.filter(unit => !isLeftAtHome(book, houseRules, unit))
  const units = fielded.map(unit => fieldedUnit(scenario, unit, generalOf(book, houseRules, unit, io)))
  const state: AncientState = {
    turn: 0,
    toAct: ['B'],
    step: 'deploy B',
    units,
    melees: [],
    pending: [],
    strength: { A: strengthOf(book, houseRules, units, 'A'), B: strengthOf(book, houseRules, units, 'B') },
    result: null,
    houseRules,
    scenario,
  }
  return begin(book, book.opening.begins(book, withMelees(book, state), io), 'deploy B', io)
}

/** Under the house rule there is no Artillery (R41). */
function isLeftAtHome(book: Book, houseRules: HouseRules, unit: ScenarioUnit): boolean {
  return (
    isOn({ houseRules }, 'no-artillery') &&
    (kindOf(book, { houseRules }, unit).helpless || missileOf(book, unit)?.engine === true)
  )
}

/** Units of a side, counted as for the Breakpoint (R42). */
function strengthOf(book: Book, houseRules: HouseRules, units: readonly AncientUnit[], side: Side): number {
  return units.reduce((sum, unit) => sum + (unit.side === side ? weightOf(book, { houseRules }, unit) : 0), 0)
}

/** Under the house rule a die shows what each General is worth (R46). */
function generalOf(book: Book, houseRules: HouseRules, unit: ScenarioUnit, io: Io): General {
  if (unit.general === 'none' || !isOn({ houseRules }, 'rolled-generals')) return unit.general
  const band = io.chance.bands(6, [2, 6], {
    purpose: `worth of the General with ${unit.name}`,
    by: unit.side,
    clause: book.cite['generals'],
  })
  const general = band === 0 ? 'bad' : band === 1 ? 'normal' : 'excellent'
  io.log({
    code: `general-is-${general}`,
    facts: { unit: unit.name },
    side: unit.side,
    units: [unit.id],
    clauses: [book.cite['generals']],
  })
  return general
}

function fieldedUnit(scenario: AncientScenario, unit: ScenarioUnit, general: General): AncientUnit {
  return {
    id: unit.id,
    side: unit.side,
    name: unit.name,
    type: unit.type,
    at: unit.at ?? null,
    facing: unit.facing ?? facingFrom({ scenario }, unit.side),
    quality: unit.quality,
    regular: unit.regular,
    armour: unit.armour,
    arms: unit.arms,
    missile: unit.missile,
    general,
    look: unit.look ?? null,
    paint: unit.paint ?? 'buff',
    status: 'Good order',
    moved: false,
    movedFar: false,
    charged: false,
    shotIn: 0,
    shot: false,
    revealed: false,
    fought: false,
    struck: [],
    rampage: null,
    spent: false,
  }
}
