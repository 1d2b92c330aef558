import { indexOf, isOnBoard } from '../../../../src/geometry/hexBoard'
import { type Hex, fromPlace, hexDistance, neighbour, toPlace, turn } from '../../../../src/geometry/hexes'
import { memoBy } from '../../../../src/engine/memo'
import type { Book, ManoeuvreRow } from '../model/book'
import {
  type Standing,
  ceilingOf,
  hexOfAircraft,
  isLoaded,
  isOn,
  leastOf,
  mpsOf,
  stands,
} from '../model/lookup'
import type { AirState, Aircraft, HexBoard, Manoeuvre, Pose } from '../model/state'
import { barTo, costOf, flown, poseOn, rowsFor } from './manoeuvres'

/** One way to spend Movement Points, told from its end. */
export interface Flight extends Pose {
  readonly spent: number
  readonly reversed: boolean
  readonly last: { readonly before: Flight; readonly row: ManoeuvreRow; readonly cost: number } | null
}

/** All that an aircraft may do with its Movement Points. */
export interface Flights {
  /** The cheapest flight to each hex, level and facing in which it may end; without a reversal where there is such. */
  readonly ends: readonly Flight[]
  /** The cheapest flight off the table; null if there is none. */
  readonly leaves: Flight | null
}

/** The manoeuvres of a flight in their order, with what each costs. */
export function stagesOf(flight: Flight): readonly Flight[] {
  const stages: Flight[] = []
  for (let at = flight; at.last; at = at.last.before) stages.push(at)
  return stages.toReversed()
}

export const manoeuvresOf = (flight: Flight): readonly Manoeuvre[] =>
  stagesOf(flight).flatMap(({ last }) => (last ? [last.row.kind] : []))

/** So many aircraft are remembered: all that a side may choose from. What a history keeps alive would be too much. */
const KEPT = 24
const kept = new Map<Aircraft, Flights>()

/** What an aircraft may do with its Movement Points; what it could reach is kept while it does not change itself. */
export function flightsOf(book: Book, state: AirState, aircraft: Standing): Flights {
  let found = kept.get(aircraft)
  if (!found) {
    found = searched(book, state.scenario.board, aircraft, [])
    const [oldest] = kept.keys()
    if (oldest && kept.size >= KEPT) kept.delete(oldest)
    kept.set(aircraft, found)
  }
  const isFree = freeFor(state, aircraft)
  return { ends: found.ends.filter(isFree), leaves: found.leaves }
}

/** Whether no other aircraft bars the end of a movement there. */
export function freeFor(state: AirState, aircraft: Standing): (pose: Pose) => boolean {
  const shared = isOn(state, 'share-a-hex')
  const taken: number[] = []
  for (const each of state.units) {
    if (each.id === aircraft.id || !stands(each)) continue
    const hex = indexOf(hexOfAircraft(state, each))
    taken.push(shared ? hex * 32 + each.level : hex)
  }
  return ({ hex, level }) => !taken.includes(shared ? indexOf(hex) * 32 + level : indexOf(hex))
}

/** All flights of an aircraft on a board where nobody else is. */
export const flightsAlone = (book: Book, board: HexBoard, aircraft: Standing): readonly Flight[] =>
  searched(book, board, aircraft, []).ends

/** The flights that pass these hexes in this order and end in the last of them. */
export function flightsThrough(
  book: Book,
  state: AirState,
  aircraft: Standing,
  hexes: readonly Hex[],
): readonly Flight[] {
  return searched(book, state.scenario.board, aircraft, hexes).ends.filter(freeFor(state, aircraft))
}

/** Steps along hexes from the first to the last. */
const lengthOf = (hexes: readonly Hex[]): number =>
  hexes.reduce((sum, hex, at) => sum + hexDistance(hexes[at - 1] ?? hex, hex), 0)

/** The hexes of a board by number, and the number of the neighbour on each side; -1 is off the table. */
const gridOf = memoBy((board: HexBoard) => {
  const { columns, rows } = board
  const hexes = Array.from({ length: columns * rows }, (_, at) =>
    fromPlace({ column: Math.floor(at / rows), row: at % rows }),
  )
  const next = new Int16Array(hexes.length * 6)
  for (const [at, hex] of hexes.entries()) {
    for (let side = 0; side < 6; side++) {
      const there = neighbour(hex, turn(0, side))
      const { column, row } = toPlace(there)
      next[at * 6 + side] = isOnBoard(board, there) ? column * rows + row : -1
    }
  }
  return { hexes, next }
})

/**
 * Goes on cost by cost. What is reached before the least is spent may have to be reached again; after that a pose that was
 * reached for less is not gone on from again. `through`: hexes that must be passed in this order, the last of them at the end;
 * if each is next to the one before, nothing else is passed.
 */
function searched(book: Book, board: HexBoard, aircraft: Standing, through: readonly Hex[]): Flights {
  const { hexes, next } = gridOf(board)
  const most = mpsOf(book, aircraft)
  const least = leastOf(book, aircraft)
  const limits = { ceiling: ceilingOf(book, aircraft), loaded: isLoaded(aircraft), mustDive: false }
  const rows = rowsFor(book, aircraft).map(row => ({ row, cost: costOf(book, aircraft, row) }))
  const start: Flight = { ...poseOn(board, aircraft), spent: 0, reversed: false, last: null }
  const first = { ...limits, mustDive: start.level > limits.ceiling }
  const levels = Math.max(start.level, limits.ceiling) + 1
  const numberOf = (hex: Hex): number => toPlace(hex).column * board.rows + toPlace(hex).row
  const stops = through.map(hex => (isOnBoard(board, hex) ? numberOf(hex) : -1))
  const rest = through.map((_, at) => lengthOf(through.slice(at)))
  const exact = through.length > 0 && lengthOf([start.hex, ...through]) === through.length
  // A pose is (((passed * hexes + hex) * 6 + facing) * levels + level) * 2, and 1 more after a reversal.
  const poses = (through.length + 1) * hexes.length * 6 * levels * 2
  const early = new Set<number>()
  // 1 more than the least cost at which a pose is reached, once the least is spent; 0 where it is not.
  const reached = new Uint8Array(poses)
  const isReached = (key: number, spent: number): boolean => {
    const known = reached[key] ?? 0
    return known > 0 && known <= spent + 1
  }
  const layers: { readonly key: number; readonly flight: Flight }[][] = Array.from(
    { length: most + 1 },
    () => [],
  )
  layers[0]?.push({
    key: ((numberOf(start.hex) * 6 + start.facing) * levels + start.level) * 2,
    flight: start,
  })
  const ends = new Map<number, Flight>()
  let leaves: Flight | null = null
  for (const [spent, layer] of layers.entries()) {
    for (const { key, flight } of layer) {
      const { level, reversed } = flight
      const cell = Math.floor(key / (12 * levels))
      const passed = Math.floor(cell / hexes.length)
      const hex = cell % hexes.length
      if (spent >= least) {
        // What gets here without reversing, and for no more, has nothing to gain by having reversed.
        if (isReached(key, spent - 1) || (reversed && isReached(key - 1, spent))) continue
        const isThere = passed === stops.length && (passed === 0 || hex === stops[passed - 1])
        const pose = Math.floor(key / 2)
        if (isThere && (!reversed || !ends.has(pose))) ends.set(pose, flight)
      }
      for (const { row, cost } of rows) {
        const total = spent + cost
        if (total > most || barTo(row, level, spent === 0 ? first : limits)) continue
        const last = { before: flight, row, cost }
        const turned = reversed || row.turn === 3
        const to = next[hex * 6 + turn(flight.facing, row.step)] ?? -1
        if (to < 0) {
          if (!leaves || total < leaves.spent)
            leaves = { ...flown(flight, row), spent: total, reversed: turned, last }
          continue
        }
        if (exact && to !== stops[passed]) continue
        const by = to === stops[passed] ? passed + 1 : passed
        const there = hexes[to] ?? start.hex
        // Who cannot get to what is still to be passed need not be followed.
        const ahead = through[Math.min(by, through.length - 1)]
        if (ahead && hexDistance(there, ahead) + (rest[by] ?? 0) > most - total) continue
        const facing = turn(flight.facing, row.turn)
        const higher = level + row.climb
        const pose = ((by * hexes.length + to) * 6 + facing) * levels + higher
        const nextKey = pose * 2 + (turned ? 1 : 0)
        if (total >= least) {
          if (isReached(nextKey, total) || (turned && isReached(nextKey - 1, total))) continue
          reached[nextKey] = total + 1
        } else {
          if (early.has(nextKey * 64 + total)) continue
          early.add(nextKey * 64 + total)
        }
        const flownTo: Flight = { hex: there, facing, level: higher, spent: total, reversed: turned, last }
        layers[total]?.push({ key: nextKey, flight: flownTo })
      }
    }
  }
  return { ends: [...ends.values()], leaves }
}
