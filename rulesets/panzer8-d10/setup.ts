import type { Side } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import { type Io, cite } from './act'
import { fullPile, startOf } from './sequence'
import { nameOfSide } from './lookup'
import type { D10Element, D10Scenario, D10State, ScenarioElement } from './state'
import { FACES } from './tables'

/** Which way the front of a side looks: away from its own edge. */
const FORWARD = { north: 180, east: 270, south: 0, west: 90 } as const

function fielded(scenario: D10Scenario, unit: ScenarioElement): D10Element {
  const isToCome = unit.enters !== undefined
  return {
    id: unit.id,
    side: unit.side,
    name: unit.name,
    type: unit.type,
    at: isToCome || unit.carriedBy !== undefined ? null : (unit.at ?? null),
    facing: unit.facing ?? FORWARD[scenario.home[unit.side]],
    quality: unit.quality ?? 'Average',
    suppressed: false,
    dugIn: unit.dugIn ?? false,
    brokenDown: unit.brokenDown ?? false,
    elevated: unit.elevated ?? false,
    carriedBy: unit.carriedBy ?? null,
    command: unit.command ?? false,
    formation: unit.formation ?? '',
    fate: isToCome ? 'to come' : 'in play',
    acts: 0,
    extra: 0,
    deeds: [],
    fired: [],
    reacted: false,
    moved: false,
    attacked: false,
    busy: false,
    boarded: false,
    held: false,
    rallying: false,
    charged: [],
    byRoad: false,
    fought: false,
  }
}

/** The battle as a scenario sets it out, before the first player draws his card. */
export function setUp(scenario: D10Scenario, houseRules: HouseRules, io: Io): D10State {
  const state: D10State = {
    turn: 1,
    toAct: ['A'],
    result: null,
    step: 'event',
    active: 'A',
    first: 'A',
    acting: null,
    units: scenario.units.map(unit => fielded(scenario, unit)),
    pending: [],
    bouts: [],
    piles: houseRules['own-decks'] === true ? [fullPile(), fullPile()] : [fullPile()],
    effects: [],
    smoke: scenario.smoke,
    losses: { A: 0, B: 0 },
    holdings: scenario.objectives.map(({ id, holder }) => ({ id, holder })),
    houseRules,
    scenario,
  }
  const first = scenario.first === 'roll' ? rolled(io) : scenario.first
  io.log({
    code: 'first-player',
    facts: { side: nameOfSide(state, first) },
    side: first,
    units: [],
    clauses: [cite('R24')],
  })
  return startOf({ ...state, first }, first)
}

/** Both roll; the higher is first. */
function rolled(io: Io): Side {
  const contestant = (by: Side) => ({ by, sides: FACES, bonus: 0 })
  for (;;) {
    const why = { purpose: 'first player', by: null, clause: cite('R24') }
    const lead = io.chance.contest(contestant('A'), contestant('B'), why, [-1, 1])
    if (lead !== 0) return lead > 0 ? 'A' : 'B'
    io.log({ code: 'rolls-alike', side: null, units: [], clauses: [cite('R24')] })
  }
}
