import { isOnBoard } from '../../../../src/geometry/hexBoard'
import { inLine, neighbour, turn } from '../../../../src/geometry/hexes'
import type { Book, ManoeuvreRow } from '../model/book'
import { type Standing, ceilingOf, isLoaded, leastOf, mpsOf } from '../model/lookup'
import type { AirState } from '../model/state'
import { type Flight, flightsOf, freeFor } from './flights'
import { barTo, costOf, poseOf, rowsFor } from './manoeuvres'

type Pick = (count: number) => number

/** Manoeuvres that are tried before all flights are worked out after all. */
const PATIENCE = 300

/**
 * A search for any one flight to a level that tries one manoeuvre after the other: much quicker than to work out all flights.
 * `pick` has a say in which is found; without it the same one is found each time. Null if there is none.
 */
function finder(book: Book, state: AirState, aircraft: Standing) {
  const { board } = state.scenario
  const most = mpsOf(book, aircraft)
  const least = leastOf(book, aircraft)
  const limits = { ceiling: ceilingOf(book, aircraft), loaded: isLoaded(aircraft), mustDive: false }
  const rows = rowsFor(book, aircraft)
  const start: Flight = { ...poseOf(state, aircraft), spent: 0, reversed: false, last: null }
  const first = { ...limits, mustDive: start.level > limits.ceiling }
  const isFree = freeFor(state, aircraft)
  const [up, down] = [costOfLevel(book, aircraft, 1), costOfLevel(book, aircraft, -1)]
  let tries = 0

  function from(flight: Flight, level: number, enough: number, pick: Pick | undefined): Flight | null {
    const { spent } = flight
    if (spent >= enough && flight.level === level && isFree(flight)) return flight
    const begin = pick ? pick(rows.length) : rowTowards(rows, level - flight.level)
    for (let at = 0; at < rows.length && tries > 0; at++) {
      const row = rows[(begin + at) % rows.length]
      if (!row) continue
      tries -= 1
      const cost = costOf(book, aircraft, row)
      const higher = flight.level + row.climb
      // A manoeuvre changes the level by one at the most. Who picks counts 1 MP for each: what is picked depends on what is tried.
      const away = level - higher
      const needs = pick ? Math.abs(away) : away > 0 ? away * up : -away * down
      if (spent + cost + needs > most) continue
      if (barTo(row, flight.level, spent === 0 ? first : limits)) continue
      const hex = neighbour(flight.hex, turn(flight.facing, row.step))
      if (!isOnBoard(board, hex)) continue
      const next: Flight = {
        hex,
        facing: turn(flight.facing, row.turn),
        level: higher,
        spent: spent + cost,
        reversed: flight.reversed || row.turn === 3,
        last: { before: flight, row, cost },
      }
      const found = from(next, level, enough, pick)
      if (found) return found
    }
    return null
  }

  return (level: number, pick?: Pick): Flight | null => {
    tries = PATIENCE
    const enough = pick ? least + pick(most - least + 1) : least
    const found = from(start, level, enough, pick)
    if (found || (tries > 0 && enough === least)) return found
    const all = flightsOf(book, state, aircraft).ends.filter(each => each.level === level)
    return all[pick && all.length > 0 ? pick(all.length) : 0] ?? null
  }
}

/** Which manoeuvre leads straight on, and towards a level so much higher. */
function rowTowards(rows: readonly ManoeuvreRow[], higher: number): number {
  const climb = Math.sign(higher)
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]
    if (row && row.turn === 0 && row.step === 0 && row.climb === climb) return at
  }
  return 0
}

/** A flight to a level by chance; null if there is none. */
export const someFlight = (
  book: Book,
  state: AirState,
  aircraft: Standing,
  level: number,
  pick: Pick,
): Flight | null => finder(book, state, aircraft)(level, pick)

/** The levels to which an aircraft can fly: its own first, then the nearest ones, the higher before the lower. */
export function levelsFor(book: Book, state: AirState, aircraft: Standing): readonly number[] {
  const find = finder(book, state, aircraft)
  const own = aircraft.level
  const highest = Math.max(own, ceilingOf(book, aircraft))
  const levels = find(own) ? [own] : []
  for (let away = 1; away < highest; away++) {
    for (const level of [own + away, own - away])
      if (level >= 1 && level <= highest && find(level)) levels.push(level)
  }
  return levels
}

/** What a level up or down costs at the least. */
function costOfLevel(book: Book, aircraft: Standing, climb: 1 | -1): number {
  let least = Infinity
  for (const row of rowsFor(book, aircraft))
    if (row.climb === climb) least = Math.min(least, costOf(book, aircraft, row))
  return least
}

/** Whether an aircraft can end its movement on the table. */
export function canStay(book: Book, state: AirState, aircraft: Standing): boolean {
  return isAhead(book, state, aircraft) || levelsFor(book, state, aircraft).length > 0
}

/** Whether it can do so by flying straight on: mostly it can. */
function isAhead(book: Book, state: AirState, aircraft: Standing): boolean {
  const { hex, facing, level } = poseOf(state, aircraft)
  if (level > ceilingOf(book, aircraft)) return false
  const there = inLine(hex, facing, leastOf(book, aircraft)).at(-1) ?? hex
  return isOnBoard(state.scenario.board, there) && freeFor(state, aircraft)({ hex: there, facing, level })
}
