import { otherSide } from '../../src/engine/ids'
import type { Offer, Option } from '../../src/engine/offer'
import type { Mark } from '../../src/engine/scene'
import {
  type Hex,
  type HexFacing,
  fromPlace,
  hexDistance,
  hexLabel,
  inLine,
  turn,
} from '../../src/geometry/hexes'
import type { Point } from '../../src/geometry/point'
import { refusalField, refusalOf } from '../../src/engine/acts'
import type { Io, Reason, Act } from './act'
import {
  countOf,
  degreesOf,
  facingOf,
  hexNumber,
  hexOf,
  hexesOf,
  isAsteroid,
  isOnBoard,
  lastOnBoard,
  outlineOf,
  placeOf,
} from './board'
import { effectsOf, suffered } from './contest'
import { type Standing, changed, findShip, hexOfShip, isOn, onTable, shipIn, shipOf, stands } from './lookup'
import { endActivation, reasonsNotFree } from './sequence'
import type { SpaceAction, SpaceState } from './state'
import { DEVIATES_UP_TO } from './tables'
import { runInto } from './strike'
import { canEndMovement } from './canMove'
import type { Code } from './words'

/** Why a ship may not Jump in this turn though it may be activated: it has fired back (a house rule, R16). */
function barred(state: SpaceState, ship: Standing): readonly Reason[] {
  return ship.firedBack && isOn(state, 'fired-back-binds')
    ? [{ code: 'has-fired-back', clause: 'space-R16' }]
    : []
}

/** Why a hex may not be chosen for a Jump (R23). */
function hexReasons(state: SpaceState, ship: Standing, hex: Hex): readonly Reason[] {
  if (!isOnBoard(state.scenario.board, hex)) return [{ code: 'off-table', clause: 'space-6.3' }]
  if (isAsteroid(state, hex)) return [{ code: 'asteroid-there', clause: 'space-R23' }]
  if (isOn(state, 'no-ramming') && shipIn(state, hex, ship.id))
    return [{ code: 'no-ramming', clause: 'space-R23' }]
  return []
}

/** A Jump instead of Movement Points (6.1): it is the ship's whole activation. */
export const jump: Act<'jump'> = {
  offers(state, side) {
    if (state.step !== 'ships' || state.active || state.go?.side !== side) return []
    return onTable(state, side)
      .filter(ship => !ship.activated)
      .map(ship => jumpOffer(state, ship))
  },
  refuse(state, { ship: id, hex }) {
    const own = reasonsNotFree(state, id)
    const ship = findShip(state, id)
    if (own.length > 0 || !stands(ship)) return own
    return [...barred(state, ship), ...hexReasons(state, ship, hex)]
  },
  play: leap,
}

type Jump = Extract<SpaceAction, { type: 'jump' }>

function leap(before: SpaceState, { ship: id, hex }: Jump, io: Io): SpaceState {
  const ship = shipOf(before, id)
  if (!stands(ship)) return before
  const { board } = before.scenario
  const by = ship.side
  const from = placeOf(board, hex)
  const facing: HexFacing = turn(
    0,
    io.chance.die(6, { purpose: 'facing', by, clause: 'space-6.4', from }) - 1,
  )
  const stays = io.chance.check(6, DEVIATES_UP_TO + 1, { purpose: 'deviation', by, clause: 'space-6.5' })
  let to = hex
  if (!stays) {
    const apart = isOn(before, 'deviation-die')
      ? turn(0, io.chance.die(6, { purpose: 'direction of deviation', by, clause: 'space-R22', from }) - 1)
      : facing
    const hexes = io.chance.die(6, { purpose: 'hexes of deviation', by, clause: 'space-6.6' })
    to = deviated(before, hex, apart, hexes)
  }
  const at = placeOf(board, to)
  const active = {
    ship: id,
    stage: 'fire',
    spent: 0,
    trail: [ship.at],
    fired: false,
    launched: false,
  } as const
  let state: SpaceState = { ...changed(before, id, { at, facing: degreesOf(facing), jumped: true }), active }
  io.log({
    code: stays ? 'jumps' : 'jumps-deviates',
    facts: { unit: { unit: id }, hex: hexLabel(to), hexes: hexDistance(hex, to) },
    side: by,
    units: [id],
    clauses: ['space-6.3', 'space-6.4', stays ? 'space-6.5' : 'space-6.6'],
    effects: [{ kind: 'arrow', from: ship.at, to: at }],
  })
  const other = shipIn(state, to, id)
  if (isAsteroid(state, to)) state = lost(state, id, 'jumps-onto-asteroid', 'space-8.8', io)
  else if (other) {
    io.log({
      code: 'jumps-into-ship',
      facts: { unit: { unit: id }, target: { unit: other.id } },
      side: by,
      units: [id, other.id],
      clauses: ['space-6.7'],
      outcome: 'destroyed',
      hit: true,
      effects: [...effectsOf(state, id, 'destroyed'), ...effectsOf(state, other.id, 'destroyed')],
    })
    state = suffered(suffered(state, id, 'destroyed'), other.id, 'destroyed')
  } else state = runInto(state, id, to, io).state
  return endActivation(state)
}

/** Where a Jump that deviates comes down: it stops in the last hex on the table (R23). */
function deviated(state: SpaceState, from: Hex, facing: HexFacing, hexes: number): Hex {
  const { board } = state.scenario
  const full = inLine(from, facing, hexes).at(-1) ?? from
  return isOnBoard(board, full) ? full : lastOnBoard(board, from, facing, hexes)
}

function lost(state: SpaceState, id: string, code: Code, clause: string, io: Io): SpaceState {
  const { side } = shipOf(state, id)
  io.log({
    code,
    facts: { unit: { unit: id } },
    side,
    units: [id],
    clauses: [clause],
    effects: effectsOf(state, id, 'destroyed'),
  })
  return suffered(state, id, 'destroyed')
}

function jumpOffer(state: SpaceState, ship: Standing): Offer<SpaceAction> {
  const { board } = state.scenario
  return {
    id: `jump:${ship.id}`,
    kind: 'jump',
    unit: ship.id,
    label: 'Jump',
    clause: 'space-6.1',
    input: 'place',
    ...refusalField(barred(state, ship)),
    // Who has no way to move has to Jump (R6): it is not to be forgotten.
    get useful() {
      return !canEndMovement(state, ship)
    },
    // Any hex may be chosen: a few that are good for something stand for hundreds. Whoever wants to ram says so himself.
    options: () => goodHexes(state, ship).map(hex => jumpOption(state, ship, hex)),
    sample: pick => {
      const count = countOf(board)
      const from = pick(count)
      // Nearly all are free: the first one from there on is found at once, where to look at all of them takes milliseconds.
      for (let at = 0; at < count; at++) {
        const hex = hexNumber(board, (from + at) % count)
        if (isFree(state, ship, hex)) return jumpOption(state, ship, hex)
      }
      return null
    },
    region: () => ({ outlines: [], label: 'any hex' }),
    trace: points => {
      const at = points.at(-1) ?? ship.at
      const hex = hexOf(board, at)
      const action = { type: 'jump', ship: ship.id, hex } as const
      const refusal = refusalOf(jump.refuse(state, action))
      const cells = [{ outline: outlineOf(board, hex), label: hexLabel(hex) }]
      return {
        action,
        legs: [],
        left: 0,
        refusal,
        stop: { at: placeOf(board, hex), facing: ship.facing },
        marks: [
          { kind: 'cells', cells, tone: refusal ? 'refused' : 'chosen' },
          ...(shipIn(state, hex, ship.id) ? [collision(placeOf(board, hex))] : []),
        ],
      }
    },
  }
}

/** A warning, for what is chosen here is both ships' end unless the model deviates (R23). */
const collision = (at: Point): Mark => ({
  kind: 'pill',
  at,
  text: 'a collision destroys both',
  tone: 'danger',
})

const isFree = (state: SpaceState, ship: Standing, hex: Hex): boolean =>
  hexReasons(state, ship, hex).length === 0 && !shipIn(state, hex, ship.id)

function jumpOption(state: SpaceState, ship: Standing, hex: Hex): Option<SpaceAction> {
  return {
    action: { type: 'jump', ship: ship.id, hex },
    label: `to ${hexLabel(hex)}`,
    at: placeOf(state.scenario.board, hex),
  }
}

/** Places to Jump to that are listed, at most. */
const LISTED = 20
/** Rows from one listed place at an edge to the next. */
const ROWS_APART = 3

/** Before the edge over which its side gets away, behind each enemy, where its guns do not point, and spread over the table. */
function goodHexes(state: SpaceState, ship: Standing): readonly Hex[] {
  const { board } = state.scenario
  const behind = onTable(state, otherSide(ship.side)).flatMap(enemy => {
    const back = turn(facingOf(enemy.facing), 3)
    return inLine(hexOfShip(state, enemy), back, 5).slice(4)
  })
  const spread = hexesOf(board).filter(({ q, r }) => q % 6 === 3 && (r + Math.floor(q / 2)) % 6 === 3)
  return [...beforeEdge(state, ship), ...behind, ...spread]
    .filter(hex => isFree(state, ship, hex))
    .slice(0, LISTED)
}

/** Hexes from which a ship will be over the edge with its next movement, however it comes out of the Jump. */
function beforeEdge({ scenario: { board, escape } }: SpaceState, ship: Standing): readonly Hex[] {
  if (escape?.side !== ship.side) return []
  const column = escape.edge === 'east' ? board.columns - 1 : 0
  const rows = Array.from({ length: Math.floor(board.rows / ROWS_APART) }, (_, at) => 1 + at * ROWS_APART)
  return rows.map(row => fromPlace({ column, row }))
}
