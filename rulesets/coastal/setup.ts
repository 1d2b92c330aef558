import type { GameOptions } from '../../src/engine/scenario'
import type { Point } from '../../src/geometry/point'
import type { Io } from './act'
import { alongOf } from './line'
import { rolledVisibility } from './spotting'
import type { CoastalScenario, CoastalState, Listed, Vessel } from './state'
import { SET_UP } from './tables'
import { typeOf } from './vessels'

/** The battle before anybody acts; the visibility is rolled (2.1). */
export function setUp(scenario: CoastalScenario, { houseRules }: GameOptions, io: Io): CoastalState {
  const visibility = rolledVisibility(io)
  io.log({
    code: 'visibility',
    facts: { inches: visibility * (houseRules['large-scale'] === true ? 2 : 1) },
    side: null,
    units: [],
    clauses: ['coastal-2.1'],
  })
  return {
    turn: 0,
    toAct: ['A'],
    result: null,
    step: 'speeds A',
    visibility,
    released: false,
    units: scenario.vessels.map((each, at) => vesselOf(scenario, each, at)),
    discards: [],
    active: null,
    torpedoes: [],
    launched: 0,
    courses: scenario.groups.map(({ id, course }) => ({ group: id, line: course })),
    spotted: { A: [], B: [] },
    houseRules,
    scenario,
  }
}

function vesselOf(scenario: CoastalScenario, listed: Listed, number: number): Vessel {
  const type = typeOf(listed.type)
  const group = scenario.groups.find(each => each.id === listed.group)
  const side = group?.side ?? 'A'
  const at = listed.at ?? placeFor(scenario, side, number)
  const line = group?.course ?? []
  const place = alongOf(line, at)
  const facing = line.length > 1 ? place.facing : (listed.facing ?? (side === 'A' ? 90 : 270))
  return {
    id: listed.id,
    side,
    name: listed.name,
    type: listed.type,
    at,
    facing,
    group: listed.group,
    guns: listed.guns ?? type.guns,
    light: listed.light ?? type.light,
    tubes: listed.tubes ?? type.tubes,
    ko: [],
    damaged: false,
    wrecked: false,
    fate: 'afloat',
    speed: Math.min(listed.speed, type.speed),
    was: Math.min(listed.speed, type.speed),
    acted: false,
    cargo: listed.cargo === true,
    along: place.along,
    beside: place.beside,
  }
}

/** R36: within 6 inches of the own short edge, one below the other. */
function placeFor({ board, vessels, groups }: CoastalScenario, side: 'A' | 'B', number: number): Point {
  const own = vessels.filter(
    (each, at) =>
      each.at === undefined && groups.find(({ id }) => id === each.group)?.side === side && at <= number,
  ).length
  const all = vessels.filter(
    each => each.at === undefined && groups.find(({ id }) => id === each.group)?.side === side,
  ).length
  return { x: side === 'A' ? SET_UP / 2 : board.width - SET_UP / 2, y: (board.height * own) / (all + 1) }
}
