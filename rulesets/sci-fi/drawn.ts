import { SIDES, type Side } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Io } from '../../src/engine/ruleset'
import type { SciFiCode } from './words'
import type { ScenarioUnit } from '../families/tactical'
import { figuresOf } from './builds'
import { rollGround } from './grounds'
import { isSeveral, namesOf, rollWar } from './names'
import { costOf } from './points'
import type { SciFiScenario } from './scenario'
import { support } from './support'
import { UNITS } from './units'

/**
 * The scenario with all that is left to chance drawn up: the war, the ground, the forces of Side A, those of Side B,
 * what comes from above. Begun again, as the other side, it is the same war between the same forces.
 */
export function drawnUp(scenario: SciFiScenario, houseRules: HouseRules, io: Io<SciFiCode>): SciFiScenario {
  const { drawn } = scenario
  if (!drawn) return scenario
  const named = drawn.war ? withWar(scenario, houseRules, io) : scenario
  const lying = drawn.ground ? { ...named, ground: rollGround(io) } : named
  const forced = drawn.points === undefined ? lying : withForces(lying, drawn.points, houseRules, io)
  const settled = { ...forced, drawn: { war: false, support: drawn.support } }
  return drawn.support ? support(settled, houseRules, io) : settled
}

function withWar(scenario: SciFiScenario, houseRules: HouseRules, io: Io<SciFiCode>): SciFiScenario {
  const war = rollWar(houseRules, io)
  const names = namesOf(war)
  const called = (side: Side) => ({
    name: names[side],
    adjective: names[side],
    plural: isSeveral(war.organisations[side]),
  })
  return {
    ...scenario,
    title: war.name,
    setting: `The planet ${war.planet}`,
    blurb: `${names.A} against ${names.B} on ${war.planet}. The cause: ${war.cause}.`,
    sides: { A: called('A'), B: called('B') },
  }
}

/** Six lists of six: one die for the list, one for the unit in it. */
export const DRAFT: readonly (readonly string[])[] = [
  ['infantry', 'infantry', 'marines', 'marines', 'motorbike', '4x4-transport'],
  ['jet-bike', 'jet-bike', 'afv', 'afv', 'apc', 'mrl'],
  ['light-mbt', 'light-mbt', 'medium-mbt', 'medium-mbt', 'heavy-mbt', 'x-heavy-mbt'],
  [
    'light-hover-tank',
    'light-hover-tank',
    'medium-hover-tank',
    'medium-hover-tank',
    'heavy-hover-tank',
    'spg',
  ],
  ['light-walker', 'light-walker', 'medium-walker', 'medium-walker', 'heavy-walker', 'x-heavy-walker'],
  ['infantry', 'marines', 'afv', 'gev', 'gev', 'transport-gev'],
]

/** What the points that are left over are spent on, as long as they suffice. */
const REMAINDER = ['marines', 'infantry']

const PAINT: Readonly<Record<Side, string>> = { A: 'teal', B: 'violet' }

function withForces(
  scenario: SciFiScenario,
  points: number,
  houseRules: HouseRules,
  io: Io<SciFiCode>,
): SciFiScenario {
  const units = SIDES.flatMap(side => drafted(scenario, side, points, houseRules, io))
  return { ...scenario, units }
}

/** Units are drawn until one costs more than is left; the rest of the points goes to foot. */
function drafted(
  scenario: SciFiScenario,
  side: Side,
  points: number,
  houseRules: HouseRules,
  io: Io<SciFiCode>,
): readonly ScenarioUnit[] {
  const costs = (type: string): number => priceOf(type, houseRules)
  const types: string[] = []
  let left = points
  for (;;) {
    const list = DRAFT[io.chance.die(6, { purpose: 'kind of unit', by: side, clause: 'sci-fi-14.1' }) - 1]
    const type = list?.[io.chance.die(6, { purpose: 'unit', by: side, clause: 'sci-fi-14.1' }) - 1]
    if (type === undefined || costs(type) > left) break
    types.push(type)
    left -= costs(type)
  }
  for (const type of REMAINDER) {
    while (costs(type) <= left) {
      types.push(type)
      left -= costs(type)
    }
  }
  io.log({
    code: 'forces-drawn',
    facts: { side: scenario.sides[side].name, count: types.length, points: points - left },
    side,
    units: [],
    clauses: ['sci-fi-14.1', 'sci-fi-12.1'],
  })
  return numbered(types, side)
}

function priceOf(id: string, houseRules: HouseRules): number {
  const type = UNITS[id]
  return type ? costOf(figuresOf(type, 'Average', houseRules)).total : 0
}

/** A name for each: 'Heavy Walker', or 'Marines 2' where there are several. */
function numbered(types: readonly string[], side: Side): readonly ScenarioUnit[] {
  const seen = new Map<string, number>()
  return types.map((type, i) => {
    const number = (seen.get(type) ?? 0) + 1
    seen.set(type, number)
    const several = types.filter(each => each === type).length > 1
    const name = UNITS[type]?.name ?? type
    return {
      id: `${side.toLowerCase()}${i + 1}`,
      side,
      name: several ? `${name} ${number}` : name,
      type,
      quality: 'Average',
      paint: PAINT[side],
    }
  })
}
