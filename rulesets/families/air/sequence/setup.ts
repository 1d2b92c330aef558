import type { HouseRules } from '../../../../src/engine/rulebook'
import type { Io } from '../../../../src/engine/ruleset'
import { degreesOf, placeOf } from '../../../../src/geometry/hexBoard'
import { hexOfLabel } from '../../../../src/geometry/hexes'
import type { Book } from '../model/book'
import type { AirScenario, AirState, Aircraft } from '../model/state'
import { beginTurn } from './turns'

/** A battle set up as the scenario has it; the first turn begins at once. */
export function setUp(book: Book, scenario: AirScenario, houseRules: HouseRules, io: Io): AirState {
  const { board } = scenario
  const state: AirState = {
    turn: 0,
    step: 'fly',
    toAct: [],
    units: scenario.aircraft.map(
      ({ id, side, name, type, hex, facing, level, quality, load }): Aircraft => ({
        id,
        side,
        name,
        type,
        at: placeOf(board, hexOfLabel(hex)),
        facing: degreesOf(facing),
        level,
        quality: quality ?? 'Average',
        load: load ?? 'none',
        fate: 'in play',
        damaged: false,
        activated: false,
        frontJammed: false,
        rearJammed: false,
        kills: 0,
      }),
    ),
    targets: scenario.targets.map(({ id, side, name, hex }) => ({
      id,
      side,
      name,
      at: placeOf(board, hexOfLabel(hex)),
      destroyed: false,
    })),
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
  return beginTurn(book, state, io)
}
