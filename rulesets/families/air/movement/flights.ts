import { indexOf, isOnBoard, isSame } from '../../../../src/geometry/hexBoard'
import { type Hex, hexDistance } from '../../../../src/geometry/hexes'
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
import type { AirState, Aircraft, Manoeuvre, Pose } from '../model/state'
import { barTo, costOf, flown, poseOf, rowsFor } from './manoeuvres'

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

const kept = new WeakMap<Aircraft, Flights>()

/** What an aircraft may do with its Movement Points; what it could reach is kept as long as it does not change itself. */
export function flightsOf(book: Book, state: AirState, aircraft: Standing): Flights {
  let found = kept.get(aircraft)
  if (!found) {
    found = searched(book, state, aircraft, [])
    kept.set(aircraft, found)
  }
  return { ends: freeOf(state, aircraft, found.ends), leaves: found.leaves }
}

/** Those that end in a hex that no other aircraft bars. */
function freeOf(state: AirState, aircraft: Standing, ends: readonly Flight[]): readonly Flight[] {
  const shared = isOn(state, 'share-a-hex')
  const taken = new Set<number>()
  for (const each of state.units) {
    if (each.id === aircraft.id || !stands(each)) continue
    const hex = indexOf(hexOfAircraft(state, each))
    taken.add(shared ? hex * 32 + each.level : hex)
  }
  return ends.filter(({ hex, level }) => !taken.has(shared ? indexOf(hex) * 32 + level : indexOf(hex)))
}

/** The flights that pass these hexes in this order and end in the last of them. */
export const flightsThrough = (
  book: Book,
  state: AirState,
  aircraft: Standing,
  hexes: readonly Hex[],
): readonly Flight[] => freeOf(state, aircraft, searched(book, state, aircraft, hexes).ends)

/** Steps along hexes from the first to the last. */
const lengthOf = (hexes: readonly Hex[]): number =>
  hexes.reduce((sum, hex, at) => sum + hexDistance(hexes[at - 1] ?? hex, hex), 0)

const keyOf = ({ hex, facing, level }: Pose): number => (indexOf(hex) * 6 + facing) * 32 + level

/**
 * Goes on cost by cost. What is reached before the least is spent may have to be reached again; after that a pose that was
 * reached for less is not gone on from again. `through`: hexes that must be passed in this order, the last of them at the end.
 */
function searched(book: Book, state: AirState, aircraft: Standing, through: readonly Hex[]): Flights {
  const { board } = state.scenario
  const most = mpsOf(book, aircraft)
  const least = leastOf(book, aircraft)
  const limits = { ceiling: ceilingOf(book, aircraft), loaded: isLoaded(aircraft), mustDive: false }
  const rows = rowsFor(book, aircraft).map(row => ({ row, cost: costOf(book, aircraft, row) }))
  const start: Flight = { ...poseOf(state, aircraft), spent: 0, reversed: false, last: null }
  const first = { ...limits, mustDive: start.level > limits.ceiling }
  const layers: Map<number, { readonly flight: Flight; readonly passed: number }>[] = Array.from(
    { length: most + 1 },
    () => new Map(),
  )
  layers[0]?.set(keyOf(start) * 128, { flight: start, passed: 0 })
  const rest = through.map((_, at) => lengthOf(through.slice(at)))
  const done = new Set<number>()
  const ends = new Map<number, Flight>()
  let leaves: Flight | null = null
  for (const [spent, layer] of layers.entries()) {
    for (const [key, { flight, passed }] of layer) {
      if (spent >= least) {
        if (done.has(key)) continue
        done.add(key)
        const pose = keyOf(flight)
        const known = ends.get(pose)
        const wanted = through.at(-1)
        const isThere = passed === through.length && (!wanted || isSame(flight.hex, wanted))
        if (isThere && (!known || (known.reversed && !flight.reversed))) ends.set(pose, flight)
      }
      for (const { row, cost } of rows) {
        const total = spent + cost
        if (total > most || barTo(row, flight.level, spent === 0 ? first : limits)) continue
        const pose = flown(flight, row)
        const reversed = flight.reversed || row.turn === 3
        const next: Flight = { ...pose, spent: total, reversed, last: { before: flight, row, cost } }
        if (!isOnBoard(board, pose.hex)) {
          if (!leaves || total < leaves.spent) leaves = next
          continue
        }
        const stop = through[passed]
        const by = stop && isSame(stop, pose.hex) ? passed + 1 : passed
        // Who cannot get to what is still to be passed need not be followed.
        const ahead = through[Math.min(by, through.length - 1)]
        if (ahead && hexDistance(pose.hex, ahead) + (rest[by] ?? 0) > most - total) continue
        const nextKey = (keyOf(pose) * 2 + (reversed ? 1 : 0)) * 64 + by
        const reached = layers[total]
        if (reached && !reached.has(nextKey)) reached.set(nextKey, { flight: next, passed: by })
      }
    }
  }
  return { ends: [...ends.values()], leaves }
}
