import { SIDES, type Side, otherSide } from '../../src/engine/ids'
import type { Offer } from '../../src/engine/offer'
import type { HouseRules } from '../../src/engine/rulebook'
import {
  type Hex,
  type HexFacing,
  HEX_FACINGS,
  hexLabel,
  hexOfLabel,
  toPlace,
} from '../../src/geometry/hexes'
import { refusalField, refusalOf } from '../../src/engine/acts'
import type { Io, Reason, Act } from './act'
import { degreesOf, facingOf, hexOf, hexesOf, isAsteroid, isOnBoard, outlineOf, placeOf } from './board'
import { changed, findShip, nameOfSide, shipIn } from './lookup'
import { headed } from './movement'
import { beginTurn } from './sequence'
import type { HexBoard, Ship, SpaceAction, SpaceScenario, SpaceState } from './state'
import { ZONE_COLUMNS } from './tables'

/** A battle set up; where all is placed by the scenario the first turn begins at once. */
export function setUp(scenario: SpaceScenario, houseRules: HouseRules, io: Io): SpaceState {
  const { board } = scenario
  const isRolled = scenario.deployment === 'rolled'
  const state: SpaceState = {
    turn: 0,
    step: 'deploy',
    toAct: [],
    units: scenario.ships.map(
      ({ id, side, name, type, hex, facing }): Ship => ({
        id,
        side,
        name,
        type,
        at: isRolled || hex === undefined ? null : placeOf(board, hexOfLabel(hex)),
        facing: degreesOf(facing ?? (side === 'A' ? 2 : 5)),
        fate: 'in play',
        damaged: false,
        cloaked: false,
        activated: false,
        jumped: false,
        firedBack: false,
        torpedo: true,
        escaped: false,
      }),
    ),
    torpedoes: [],
    launches: 0,
    asteroids: scenario.asteroids.map(({ id, hex, drift }) => ({
      id,
      at: placeOf(board, hexOfLabel(hex)),
      drift: degreesOf(drift ?? scenario.drift),
    })),
    loose: scenario.loose,
    first: null,
    initiative: null,
    quota: { A: 1, B: 1 },
    go: null,
    active: null,
    pending: null,
    result: null,
    houseRules,
    scenario,
  }
  if (!isRolled) return beginTurn(state, io)
  const first = rollForPlaces(state, io)
  return { ...state, first, step: state.loose > 0 ? 'asteroids' : 'deploy', toAct: [first] }
}

/** One die each, ties again: the lower places first (R30). */
function rollForPlaces(state: SpaceState, io: Io): Side {
  const contestant = (by: Side) => ({ by, sides: 6, bonus: 0 })
  for (;;) {
    const why = { purpose: 'who deploys first', by: null, clause: 'space-R30' }
    const lead = io.chance.contest(contestant('A'), contestant('B'), why, [-1, 1])
    const first = lead === 0 ? null : lead < 0 ? 'A' : 'B'
    io.log({
      code: first ? 'deploys-first' : 'initiative-equal',
      ...(first && { facts: { side: nameOfSide(state, first) } }),
      side: first,
      units: [],
      clauses: ['space-R30'],
    })
    if (first) return first
  }
}

/** Ships of a side that have still to be deployed. */
export const undeployed = (state: SpaceState, side: Side): readonly Ship[] =>
  state.turn === 0 ? state.units.filter(ship => ship.side === side && ship.at === null) : []

/** The columns in which a side deploys: A at the left edge, B at the right. */
export function isInZone(board: HexBoard, side: Side, hex: Hex): boolean {
  const { column } = toPlace(hex)
  return side === 'A' ? column < ZONE_COLUMNS : column >= board.columns - ZONE_COLUMNS
}

function deployReasons(state: SpaceState, side: Side, hex: Hex): readonly Reason[] {
  const { board } = state.scenario
  if (!isOnBoard(board, hex)) return [{ code: 'off-table', clause: 'space-R30' }]
  if (!isInZone(board, side, hex)) return [{ code: 'outside-zone', clause: 'space-R30' }]
  if (shipIn(state, hex)) return [{ code: 'hex-taken', clause: 'space-1.1' }]
  return []
}

/** Placing one's ships before the battle, each in a hex with its nose to one side of it (1.1). */
export const deploy: Act<'deploy'> = {
  offers(state, side) {
    if (state.step !== 'deploy' || !state.toAct.includes(side)) return []
    return undeployed(state, side).map(ship => deployOffer(state, ship))
  },
  refuse(state, { ship: id, hex }) {
    const ship = findShip(state, id)
    if (!ship) return [{ code: 'no-ship', clause: 'space-R30' }]
    if (state.step !== 'deploy' || !state.toAct.includes(ship.side) || ship.at !== null) {
      return [{ code: 'not-deploying', clause: 'space-R30' }]
    }
    return deployReasons(state, ship.side, hex)
  },
  play(state, { ship: id, hex, facing }, io) {
    const ship = findShip(state, id)
    if (!ship) return state
    const placed = changed(state, id, { at: placeOf(state.scenario.board, hex), facing: degreesOf(facing) })
    io.log({
      code: 'deploys',
      facts: { unit: { unit: id }, hex: hexLabel(hex) },
      side: ship.side,
      units: [id],
      clauses: ['space-R30'],
    })
    const next = [ship.side, otherSide(ship.side)].find(side => undeployed(placed, side).length > 0)
    return next ? { ...placed, toAct: [next] } : beginTurn(placed, io)
  },
}

function deployOffer(state: SpaceState, ship: Ship): Offer<SpaceAction> {
  const { board } = state.scenario
  const free = hexesOf(board).filter(hex => deployReasons(state, ship.side, hex).length === 0)
  const ahead = ship.side === 'A' ? 90 : 270
  return {
    id: `deploy:${ship.id}`,
    kind: 'deploy',
    unit: ship.id,
    label: `Deploy ${ship.name}`,
    clause: 'space-R30',
    input: 'place',
    useful: true,
    options: () =>
      free.flatMap(hex =>
        HEX_FACINGS.map(facing => ({
          action: { type: 'deploy', ship: ship.id, hex, facing } as const,
          label: `to ${headed(hex, facing)}`,
          at: placeOf(board, hex),
        })),
      ),
    region: () => ({ outlines: free.map(hex => outlineOf(board, hex)), label: 'deployment zone' }),
    trace: (points, wanted) => {
      const hex = hexOf(board, points.at(-1) ?? { x: 0, y: 0 })
      const facing: HexFacing = facingOf(wanted ?? ahead - 30)
      const action = { type: 'deploy', ship: ship.id, hex, facing } as const
      const refusal = refusalOf(deploy.refuse(state, action))
      return {
        action,
        legs: [],
        left: 0,
        refusal,
        stop: { at: placeOf(board, hex), facing: degreesOf(facing) },
      }
    },
  }
}

function asteroidReasons(state: SpaceState, hex: Hex): readonly Reason[] {
  const { board } = state.scenario
  if (!isOnBoard(board, hex)) return [{ code: 'off-table', clause: 'space-R30' }]
  if (SIDES.some(side => isInZone(board, side, hex))) return [{ code: 'in-zone', clause: 'space-R30' }]
  if (isAsteroid(state, hex)) return [{ code: 'asteroid-there', clause: 'space-8.2' }]
  return []
}

/** Placing the asteroids that were agreed on, one at a time in turn, before the ships (8.1, R30). */
export const asteroid: Act<'asteroid'> = {
  offers(state, side) {
    if (state.step !== 'asteroids' || !state.toAct.includes(side)) return []
    const { board } = state.scenario
    const free = hexesOf(board).filter(hex => asteroidReasons(state, hex).length === 0)
    return [
      {
        id: 'asteroid',
        kind: 'asteroid',
        unit: null,
        label: 'Place an asteroid',
        clause: 'space-8.1',
        input: 'place',
        ...refusalField(free.length === 0 ? [{ code: 'no-room', clause: 'space-R30' }] : []),
        useful: true,
        options: () =>
          free.map(hex => ({
            action: { type: 'asteroid', hex } as const,
            label: hexLabel(hex),
            at: placeOf(board, hex),
          })),
        region: () => ({ outlines: free.map(hex => outlineOf(board, hex)) }),
        trace: points => {
          const hex = hexOf(board, points.at(-1) ?? { x: 0, y: 0 })
          const action = { type: 'asteroid', hex } as const
          const refusal = refusalOf(asteroid.refuse(state, action))
          return { action, legs: [], left: 0, refusal, stop: { at: placeOf(board, hex), facing: 0 } }
        },
      },
    ]
  },
  refuse(state, { hex }) {
    if (state.step !== 'asteroids') return [{ code: 'not-deploying', clause: 'space-R30' }]
    return asteroidReasons(state, hex)
  },
  play(state, { hex }, io) {
    const side = state.toAct[0] ?? 'A'
    const { board, drift } = state.scenario
    const id = `rock${state.asteroids.length + 1}`
    const asteroids = [...state.asteroids, { id, at: placeOf(board, hex), drift: degreesOf(drift) }]
    const loose = state.loose - 1
    io.log({
      code: 'places-asteroid',
      facts: { side: nameOfSide(state, side), hex: hexLabel(hex) },
      side,
      units: [],
      clauses: ['space-8.1'],
    })
    return loose > 0
      ? { ...state, asteroids, loose, toAct: [otherSide(side)] }
      : { ...state, asteroids, loose, step: 'deploy', toAct: [state.first ?? 'A'] }
  },
}
