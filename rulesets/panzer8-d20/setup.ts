import type { Side } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import { cite, type Io } from './act'
import { nameOfSide, typeOf } from './lookup'
import { mayHaveTeam } from './sheets'
import type { D20Element, D20Scenario, D20State, ScenarioElement } from './state'

/** Which way the front of a side looks: away from its own edge. */
const FORWARD = { north: 180, east: 270, south: 0, west: 90 } as const

function fielded(scenario: D20Scenario, unit: ScenarioElement): D20Element {
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
    team: mayHaveTeam(typeOf(unit)) ? (unit.team ?? true) : null,
    teamShown: scenario.openTeams,
    track: [],
    fired: [],
    tested: false,
    moved: false,
    boarded: false,
    leftCarrier: null,
    charged: [],
    byRoad: false,
    fought: false,
  }
}

/** The battle as a scenario sets it out, at the first player's Command Phase. */
export function setUp(scenario: D20Scenario, houseRules: HouseRules, io: Io): D20State {
  const state: D20State = {
    turn: 1,
    toAct: ['A'],
    result: null,
    step: 'command',
    active: 'A',
    first: 'A',
    units: scenario.units.map(unit => fielded(scenario, unit)),
    pending: [],
    bouts: [],
    overruns: [],
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
    clauses: [cite(scenario.first === 'roll' ? 'R62' : '4.0.1')],
  })
  return { ...state, first, active: first, toAct: [first] }
}

/** Both roll; the higher is first. */
function rolled(io: Io): Side {
  const contestant = (by: Side) => ({ by, sides: 20, bonus: 0 })
  for (;;) {
    const why = { purpose: 'first player', by: null, clause: cite('R62') }
    const lead = io.chance.contest(contestant('A'), contestant('B'), why, [-1, 1])
    if (lead !== 0) return lead > 0 ? 'A' : 'B'
    io.log({ code: 'rolls-alike', side: null, units: [], clauses: [cite('R62')] })
  }
}
