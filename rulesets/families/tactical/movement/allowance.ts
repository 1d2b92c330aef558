import type { Point } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { costOf, lengthOf, lengthTo, shortfall } from './costs'
import { isIn, terrainOf } from '../ground/ground'
import { findUnit, isAirborne, isOn, stands, typeOf, withUnit } from '../model/lookup'
import { countersUnder } from '../obstacles/obstacles'
import type { TacticalState, TacticalUnit } from '../model/state'
import type { Bar, FollowedPath } from './followPath'
import type { Io, Reason } from '../text/said'

/** Inches of open ground that a unit has left in this phase. */
export function leftOf(book: Book, state: TacticalState, unit: TacticalUnit): number {
  return Math.max(0, book.movement.allowance(book, state, unit, unit.halved) - unit.spent)
}

/** Empty in the movement phase of the unit's side. */
export function notItsPhase(book: Book, state: TacticalState, unit: TacticalUnit): readonly Reason[] {
  if (book.sequence.mover(state.step) === unit.side) return []
  return [{ code: 'not-its-move', clause: book.cite['sequence'] }]
}

/** A path judged: as it was followed, its cost, and all that speaks against it. */
export interface Judged {
  readonly followed: FollowedPath
  readonly cost: number
  readonly reasons: readonly Reason[]
  /** How many inches of the path are free of what bars it; all of it if nothing does. */
  readonly free: number
}

/** Judges a path that may cost `left` at most. Ending on other units is judged by `unrest`. */
export function judged(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  followed: FollowedPath,
  left: number,
): Judged {
  const { passage } = typeOf(book, state, unit)
  const cost = costOf(book, state, passage, followed.points)
  const short = shortfall(book, state, passage, followed.points, cost, left)
  const bars: readonly Bar[] = followed.bars
  const reasons: Reason[] = []
  let free = lengthOf(followed.points)
  if (short) {
    reasons.push(short.reason)
    free = short.reached
  }
  for (const bar of bars) {
    const at = lengthTo(followed.points, bar)
    if (at > lengthOf(followed.points) + WITHIN) continue
    // What is met first is the weightiest.
    if (at < free) reasons.unshift(bar.reason)
    else reasons.push(bar.reason)
    free = Math.min(free, at)
  }
  return { followed, cost, reasons, free }
}

/** Why a base cannot be put on the ground of a place: deep water, or a building or field defence that the enemy holds. */
export function standable(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  at: Point,
): readonly Reason[] {
  const { width, height } = state.scenario.board
  if (at.x < 0 || at.y < 0 || at.x > width || at.y > height) {
    return [{ code: 'off-table', clause: book.cite['table edge'] }]
  }
  const { passage, flies } = typeOf(book, state, unit)
  if (flies) return []
  const effects = book.ground.at(book, state, at)
  const water = effects.find(effect => !Number.isFinite(effect.rate))
  if (water && passage === 'land' && !effects.some(effect => effect.rate < 1)) {
    return [{ code: 'impassable', clause: book.cite['impassable ground'], facts: { ground: water.label } }]
  }
  const isHeld = terrainOf(book, state).fortified.some(
    piece =>
      isIn(piece, at) &&
      state.units.some(
        each =>
          each.side !== unit.side &&
          each.at !== null &&
          !isAirborne(book, state, each) &&
          isIn(piece, each.at),
      ),
  )
  return isHeld ? [{ code: 'held-by-enemy', clause: book.cite['close combat at buildings'] }] : []
}

const NONE: readonly string[] = []

/** Puts a unit where its path ended, then lets it meet what is there: mines, wire, the enemy. */
export function arrive(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  followed: FollowedPath,
  change: Partial<TacticalUnit>,
  io: Io,
): TacticalState {
  const already = stands(unit) ? countersUnder(book, state, unit) : NONE
  const placed = withUnit(state, unit.id, {
    at: followed.end,
    facing: followed.facing,
    carriedBy: null,
    ...change,
  })
  const entered = book.obstacles?.enter(book, placed, unit.id, already, io) ?? placed
  return meetFoes(book, state, entered, unit, followed.halt?.by === 'contact', io)
}

/** Stops a unit that has come into contact: with anybody if contact has halted it, else with those it did not touch before. */
function meetFoes(
  book: Book,
  before: TacticalState,
  state: TacticalState,
  moved: TacticalUnit,
  hasMet: boolean,
  io: Io,
): TacticalState {
  const unit = findUnit(state, moved.id)
  if (!stands(unit)) return state
  const foes = book.contact.foes(book, state, unit)
  if (foes.length === 0) return state
  const known = hasMet ? [] : book.contact.foes(book, before, moved)
  const met = foes.filter(foe => !known.some(each => each.id === foe.id))
  if (met.length === 0) return state
  let after = withUnit(state, unit.id, { stopped: true })
  io.log({
    code: 'comes-into-contact',
    facts: { unit: { unit: unit.id }, foe: { unit: met[0]?.id ?? unit.id } },
    side: unit.side,
    units: [unit.id, ...met.map(foe => foe.id)],
    clauses: [book.cite['stop on contact']],
  })
  if (!isOn(state, 'lost-on-contact')) return after
  for (const foe of met) {
    if (foe.status !== 'Suppressed') continue
    const struck = book.damage.destroy(book, after, foe.id)
    book.damage.tell(io, struck, {
      code: 'overruns',
      facts: { unit: { unit: unit.id }, target: { unit: foe.id } },
      side: unit.side,
      units: [unit.id, foe.id],
      clauses: [book.cite['Suppressed in close combat']],
    })
    after = struck.state
  }
  return after
}
