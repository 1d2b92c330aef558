import type { UnitId } from '../../../../src/engine/ids'
import { NOT_ON_TABLE } from '../../../../src/engine/measure'
import type { Measurement } from '../../../../src/engine/ruleset'
import type { Mark } from '../../../../src/engine/scene'
import { type Point, distance } from '../../../../src/geometry/point'
import { isCloseCall, isWithin } from '../../../../src/geometry/tolerance'
import type { Book, SightLine } from '../model/book'
import { costOf } from '../movement/costs'
import { type Standing, distanceTo, findUnit, scaled, stands, typeOf, weaponOf } from '../model/lookup'
import type { TacticalState } from '../model/state'
import { clauseOf } from '../text/subjects'

interface End {
  readonly at: Point
  readonly unit: Standing | null
}

function endOf(state: TacticalState, end: Point | UnitId): End | null {
  if (typeof end !== 'string') return { at: end, unit: null }
  const unit = findUnit(state, end)
  return stands(unit) ? { at: unit.at, unit } : null
}

/** Distance from anything to anything, what it means for who stands there, and what is in the way. */
export function measured(
  book: Book,
  state: TacticalState,
  from: Point | UnitId,
  to: Point | UnitId,
): Measurement {
  const start = endOf(state, from)
  const end = endOf(state, to)
  if (!start || !end) return NOT_ON_TABLE
  const away = end.unit ? distanceTo(book, state, start.at, end.unit) : distance(start.at, end.at)
  const line = lineBetween(book, state, start, end)
  const mark: Mark = {
    kind: 'sight',
    from: start.at,
    to: end.at,
    tone: line.clear ? 'plain' : 'refused',
    ...(line.blocker && { blockedAt: line.blocker.at, blocker: line.blocker.outline }),
  }
  const sightLine = line.blocker
    ? {
        code: 'measure-blocked',
        facts: { blocker: line.blocker.label },
        clause: clauseOf(book, line.blocker.subject),
      }
    : { code: 'measure-clear', clause: book.cite['line of sight'] }
  return {
    distance: away,
    lines: [
      { code: 'measure-distance', facts: { distance: away } },
      sightLine,
      ...hiddenLine(book, state, end, away),
      ...rangeLines(book, state, start, away),
      ...costLine(book, state, start, end),
    ],
    marks: [mark],
  }
}

/** The line of sight from end to end; where one of them sees all and is seen by all, nothing is in the way. */
function lineBetween(book: Book, state: TacticalState, start: End, end: End): SightLine {
  if (start.unit && end.unit) {
    if (book.sight.unhindered(book, state, start.unit, end.unit)) {
      return { distance: distance(start.at, end.at), clear: true, blocker: null }
    }
    return book.sight.line(
      book,
      state,
      start.at,
      end.at,
      book.sight.ignored(book, state, start.unit, end.unit),
    )
  }
  const ignore = [start.unit, end.unit].flatMap(unit => (unit ? [unit.id] : []))
  return book.sight.line(book, state, start.at, end.at, ignore)
}

function hiddenLine(book: Book, state: TacticalState, end: End, away: number): Measurement['lines'] {
  const limit = end.unit ? book.sight.seenWithin(book, state, end.unit) : Number.POSITIVE_INFINITY
  if (!Number.isFinite(limit)) return []
  return [{ code: 'measure-hidden', facts: { limit, distance: away }, clause: book.cite['foot hides'] }]
}

/** Where the distance lies in the ranges of who stands at the start. */
function rangeLines(book: Book, state: TacticalState, start: End, away: number): Measurement['lines'] {
  if (!start.unit) return []
  return typeOf(book, state, start.unit).weapons.map(id => {
    const weapon = weaponOf(book, state, id)
    const range = scaled(state, weapon.range)
    const facts = { weapon: weapon.name, range, half: range / 2, distance: away }
    const isClose = isCloseCall(away, range) || isCloseCall(away, range / 2)
    if (!isWithin(away, range)) return { code: 'measure-beyond', facts, clause: book.cite['range table'] }
    if (!isWithin(away, range / 2))
      return { code: 'measure-far', facts, clause: book.cite['over half range'] }
    return {
      code: isClose ? 'measure-just-near' : 'measure-near',
      facts,
      clause: book.cite['over half range'],
    }
  })
}

function costLine(book: Book, state: TacticalState, start: End, end: End): Measurement['lines'] {
  const passage = start.unit ? typeOf(book, state, start.unit).passage : 'land'
  const cost = costOf(book, state, passage, [start.at, end.at])
  if (!Number.isFinite(cost)) return [{ code: 'measure-closed', clause: book.cite['impassable ground'] }]
  return [{ code: 'measure-cost', facts: { cost }, clause: book.cite['mixed ground'] }]
}
