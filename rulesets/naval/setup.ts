import { type Side, otherSide } from '../../src/engine/ids'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Io } from './act'
import { raidsFrom } from './air'
import { edgeZone, facingAfter, withShip } from './fleet'
import { freePlace } from './places'
import { begunTurn, thrownFirst } from './sequence'
import { SHIPS } from './ships'
import type { Factors, ListedShip, NavalScenario, NavalState, Ship } from './state'

/** The factors of a listed ship: its own, or those printed for its class. */
export function factorsOf(listed: ListedShip): Factors {
  const own = listed.factors ?? SHIPS[listed.type]?.factors
  if (!own) throw new RangeError(`There are no factors for '${listed.type}'.`)
  return own
}

function launched(listed: ListedShip): Ship {
  const factors = factorsOf(listed)
  return {
    id: listed.id,
    side: listed.side,
    name: listed.name,
    type: listed.type,
    at: null,
    facing: facingAfter(listed.side, 1),
    factors,
    status: 'Afloat',
    turrets: 0,
    hull: 0,
    moved: false,
    smoke: false,
    laid: false,
    fired: false,
    launched: false,
    salvoes: factors.salvoes,
  }
}

/** Puts the ships of a side one below the other into their zones, facing the central line. */
function placed(state: NavalState, side: Side): NavalState {
  const { scenario } = state
  const ships = scenario.ships.filter(ship => ship.side === side)
  const gap = scenario.board.height / (ships.length + 1)
  let after = state
  for (const [at, { id, zone }] of ships.entries()) {
    const ship = after.units.find(unit => unit.id === id)
    const where = zone ?? scenario.deployment[side]?.[0] ?? edgeZone(side)
    if (!ship) continue
    const wish = { ...ship, at: { x: 0, y: gap * (at + 1) } }
    after = withShip(after, id, { at: freePlace(after, wish, where, ship.facing) })
  }
  return after
}

/** How many turns of daylight there are: 2D6 where night falls during the battle. */
function daylightOf(scenario: NavalScenario, io: Io): number | null {
  if (scenario.light === 'day') return null
  if (scenario.light === 'night') return 0
  const why = { purpose: 'turns of daylight', by: null, clause: 'naval-9.4' }
  const count = io.chance.die(6, why) + io.chance.die(6, why)
  io.log({ code: 'daylight', facts: { count }, side: null, units: [], clauses: ['naval-9.4', 'naval-R27'] })
  return count
}

/** The beginning of a battle: daylight, the first throw for side A, and who may still choose a zone. */
export function setUp(scenario: NavalScenario, houseRules: HouseRules, io: Io): NavalState {
  const empty: NavalState = {
    turn: 0,
    toAct: [],
    units: scenario.ships.map(launched),
    result: null,
    scenario,
    houseRules,
    step: 'deploy',
    first: 'A',
    daylight: daylightOf(scenario, io),
    aims: [],
    open: false,
    raids: raidsFrom(scenario.airGroups),
    counters: [],
    launches: { A: 0, B: 0 },
    raided: { A: 0, B: 0 },
    held: { A: 0, B: 0 },
    wrecks: [],
    repairs: [],
  }
  const state = placed(placed(empty, 'A'), 'B')
  if (scenario.deployment.A === null && scenario.deployment.B === null) {
    return begunTurn({ ...state, turn: 1 }, io)
  }
  let first = thrownFirst(state, io)
  while (first === null) first = thrownFirst(state, io)
  const loser = otherSide(first)
  return { ...state, first, toAct: [scenario.deployment[loser] === null ? first : loser] }
}
