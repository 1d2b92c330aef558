import { SIDES, type ClauseId, type Side } from '../../../../src/engine/ids'
import type { HouseRules } from '../../../../src/engine/rulebook'
import type { BattleElement, BattleScenario, ScenarioElement } from '../model/battle'
import type { Io } from '../model/edition'

/** Which way the front of a side looks: away from its own edge. */
const FORWARD = { north: 180, east: 270, south: 0, west: 90 } as const

/** An element as a battle begins, with what every edition remembers of it. */
export function fielded({ home }: BattleScenario, unit: ScenarioElement): BattleElement {
  const isToCome = unit.enters !== undefined
  return {
    id: unit.id,
    side: unit.side,
    name: unit.name,
    type: unit.type,
    at: isToCome || unit.carriedBy !== undefined ? null : (unit.at ?? null),
    facing: unit.facing ?? FORWARD[home[unit.side]],
    quality: unit.quality ?? 'Average',
    suppressed: false,
    dugIn: unit.dugIn ?? false,
    brokenDown: unit.brokenDown ?? false,
    elevated: unit.elevated ?? false,
    carriedBy: unit.carriedBy ?? null,
    command: unit.command ?? false,
    formation: unit.formation ?? '',
    fate: isToCome ? 'to come' : 'in play',
    fired: [],
    moved: false,
    boarded: false,
    charged: [],
    byRoad: false,
    fought: false,
  }
}

/** What a battle begins with in every edition; the first player is yet to be found. */
export const begun = <T extends BattleScenario>(scenario: T, houseRules: HouseRules) => ({
  turn: 1,
  toAct: SIDES.slice(0, 1),
  result: null,
  active: 'A' as Side,
  first: 'A' as Side,
  pending: [],
  bouts: [],
  losses: { A: 0, B: 0 },
  holdings: scenario.objectives.map(({ id, holder }) => ({ id, holder })),
  houseRules,
  scenario,
})

/** Who has the first player turn, as the log tells it: the scenario says so, or both roll a die of so many sides. */
export function firstPlayer(
  scenario: BattleScenario,
  sides: number,
  clauses: { readonly given: ClauseId; readonly rolled: ClauseId },
  io: Io,
): Side {
  const isRolled = scenario.first === 'roll'
  const first = scenario.first === 'roll' ? rolled(sides, clauses.rolled, io) : scenario.first
  io.log({
    code: 'first-player',
    facts: { side: scenario.sides[first].name },
    side: first,
    units: [],
    clauses: [isRolled ? clauses.rolled : clauses.given],
  })
  return first
}

/** Both roll; the higher is first. */
function rolled(sides: number, clause: ClauseId, io: Io): Side {
  const contestant = (by: Side) => ({ by, sides, bonus: 0 })
  for (;;) {
    const why = { purpose: 'first player', by: null, clause }
    const lead = io.chance.contest(contestant('A'), contestant('B'), why, [-1, 1])
    if (lead !== 0) return lead > 0 ? 'A' : 'B'
    io.log({ code: 'rolls-alike', side: null, units: [], clauses: [clause] })
  }
}
