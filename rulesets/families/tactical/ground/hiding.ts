import type { UnitId } from '../../../../src/engine/ids'
import { type Point, along, distance } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { enemiesOf, isOn, stands, withUnit } from '../model/lookup'
import type { Standing, TacticalState, TacticalUnit } from '../model/state'
import { clauseOf } from '../text/subjects'
import type { Io, LogInput } from '../text/said'

/**
 * The house rule of hidden deployment: a concealed unit lurks, its place unknown to the other side, until an enemy can see
 * it or it fires. Whatever else is told of it in the open (a minefield that it enters, a shell that comes down on it) puts
 * it on the table as well. Once it is there it stays.
 */
export const hasHiding = (state: Pick<TacticalState, 'houseRules'>): boolean =>
  isOn(state, 'hidden-deployment')

/** A path is looked at in steps of so many inches. */
const STEP = 0.25

/** Whether a unit, were it at this place, would be concealed there from all enemies. */
function isUnseen(book: Book, state: TacticalState, unit: Standing): boolean {
  if (book.sight.seenWithin(book, state, unit) === Number.POSITIVE_INFINITY) return false
  return !enemiesOf(state, unit.side).some(enemy => book.sight.sees(book, state, enemy, unit))
}

/** A unit that has just been put on the table, in secret where the enemy cannot see it. */
export function hidden(book: Book, state: TacticalState, id: UnitId): TacticalState {
  if (!hasHiding(state)) return state
  const unit = state.units.find(each => each.id === id)
  return withUnit(state, id, { lurking: stands(unit) && isUnseen(book, state, unit) })
}

/** What the enemy is not told of a unit that lurks. */
export function inSecret(unit: TacticalUnit | undefined): Pick<LogInput, 'visibleTo'> {
  return unit?.lurking ? { visibleTo: [unit.side] } : {}
}

interface Way {
  readonly unit: UnitId
  readonly path: readonly Point[]
}

/** Plays something, and puts on the table who lurked until then and was seen by it. */
export function discovering(book: Book, io: Io, play: (io: Io) => TacticalState): TacticalState {
  const named = new Set<UnitId>()
  const ways: Way[] = []
  const after = play({
    chance: io.chance,
    log(entry) {
      if (!entry.visibleTo) for (const unit of entry.units) named.add(unit)
      for (const effect of entry.effects ?? []) if (effect.kind === 'move') ways.push(effect)
      io.log(entry)
    },
  })
  let next = after
  for (const unit of after.units) {
    if (!unit.lurking) continue
    if (!stands(unit)) {
      // In the eyes of the enemy it stands nowhere, and goes on lurking there.
      if (unit.carriedBy !== null || unit.status === 'Destroyed') next = withUnit(next, unit.id, SHOWN)
      continue
    }
    if (!named.has(unit.id) && isUnseen(book, after, unit) && !isPassed(book, after, unit, ways)) continue
    next = withUnit(next, unit.id, SHOWN)
    io.log({
      code: 'is-discovered',
      facts: { unit: { unit: unit.id } },
      side: unit.side,
      units: [unit.id],
      clauses: [clauseOf(book, 'hidden deployment')],
      reveals: true,
    })
  }
  return next
}

const SHOWN: Partial<TacticalUnit> = { lurking: false }

/** Whether the unit came into sight on its own way, or an enemy on his came where he saw it. */
function isPassed(book: Book, state: TacticalState, unit: Standing, ways: readonly Way[]): boolean {
  return ways.some(({ unit: id, path }) => {
    const mover = state.units.find(each => each.id === id)
    if (!mover) return false
    if (mover.id === unit.id) return placesOn(path).some(at => !isUnseen(book, state, { ...unit, at }))
    if (mover.side === unit.side) return false
    return placesOn(path).some(at => book.sight.sees(book, state, { ...mover, at }, unit))
  })
}

/** Places along a path, its ends and bends among them. */
function placesOn(path: readonly Point[]): readonly Point[] {
  return path.flatMap((to, i) => {
    const from = path[i - 1]
    if (!from) return [to]
    const steps = Math.max(1, Math.ceil(distance(from, to) / STEP))
    return Array.from({ length: steps }, (_, step) => along(from, to, (step + 1) / steps))
  })
}
