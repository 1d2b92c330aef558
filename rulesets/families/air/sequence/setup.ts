import type { HouseRules } from '../../../../src/engine/rulebook'
import { degreesOf, placeOf } from '../../../../src/geometry/hexBoard'
import { hexOfLabel } from '../../../../src/geometry/hexes'
import type { Io } from '../text/said'
import type { Book } from '../model/book'
import { together } from '../model/parts'
import type { AirScenario, AirState, Aircraft, ScenarioAircraft } from '../model/state'
import { beginTurn } from './turns'

/** A battle set up as the scenario has it; the first turn begins at once. */
export function setUp(book: Book, scenario: AirScenario, houseRules: HouseRules, io: Io): AirState {
  const bare: AirState = {
    turn: 0,
    step: 'fly',
    toAct: [],
    units: scenario.aircraft.map(each => beginning(book, scenario, each, houseRules)),
    initiative: null,
    quota: { A: 1, B: 1 },
    go: null,
    drawn: null,
    active: null,
    pending: null,
    result: null,
    houseRules,
    scenario,
  }
  const state = together(
    bare,
    book.parts.map(part => part.begun?.(scenario)),
  )
  return beginTurn(book, state, io)
}

/** An aircraft as a scenario has it, with what the parts of the book give it. */
function beginning(
  book: Book,
  { board }: AirScenario,
  given: ScenarioAircraft,
  houseRules: HouseRules,
): Aircraft {
  const { id, side, name, type, hex, facing, level, quality } = given
  const bare: Aircraft = {
    id,
    side,
    name,
    type,
    at: placeOf(board, hexOfLabel(hex)),
    facing: degreesOf(facing),
    level,
    quality: quality ?? 'Average',
    fate: 'in play',
    damaged: false,
    activated: false,
    kills: 0,
  }
  return together(
    bare,
    book.parts.map(part => part.fitted?.(book, given, houseRules)),
  )
}
