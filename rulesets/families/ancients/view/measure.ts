import type { ClauseId, UnitId } from '../../../../src/engine/ids'
import { NOT_ON_TABLE } from '../../../../src/engine/measure'
import type { Measurement } from '../../../../src/engine/ruleset'
import type { Mark } from '../../../../src/engine/scene'
import { gap } from '../../../../src/geometry/bases'
import { type Point, distance } from '../../../../src/geometry/point'
import { distanceToPolygon } from '../../../../src/geometry/polygons'
import { WITHIN, isCloseCall } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { aimFor, rangeOf } from '../shooting/shot'
import { findUnit, missileOf, outlineOf, stands } from '../model/units'
import { lineBetween, muzzleOf } from '../shooting/sight'
import type { AncientState, Standing } from '../model/state'
import type { Phrase } from '../text/told'

/** A line of a measurement, in the family's words. */
type Line = Phrase & { readonly clause: ClauseId }

interface End {
  readonly at: Point
  readonly unit: Standing | null
}

function endOf(state: AncientState, end: Point | UnitId): End | null {
  if (typeof end !== 'string') return { at: end, unit: null }
  const unit = findUnit(state, end)
  return stands(unit) ? { at: unit.at, unit } : null
}

/** Distance from anything to anything, between bases where there are any, and what is in the way. */
export function measured(
  book: Book,
  state: AncientState,
  from: Point | UnitId,
  to: Point | UnitId,
): Measurement {
  const start = endOf(state, from)
  const end = endOf(state, to)
  if (!start || !end) return NOT_ON_TABLE
  const away = between(state, start, end)
  const eye = start.unit ? muzzleOf(state, start.unit) : start.at
  const ends = [start.unit, end.unit].flatMap(unit => (unit ? [unit] : []))
  const inTheWay = ends.length > 0 ? lineBetween(book, state, eye, end.at, ends) : null
  const mark: Mark = {
    kind: 'sight',
    from: eye,
    to: end.at,
    tone: inTheWay ? 'refused' : 'plain',
    ...(inTheWay && { blockedAt: inTheWay.at, blocker: inTheWay.outline }),
  }
  const far: Phrase = { code: 'measure-distance', facts: { distance: away } }
  const seen: Line = inTheWay
    ? { code: 'measure-blocked', facts: { blocker: inTheWay.label }, clause: book.cite[inTheWay.subject] }
    : { code: 'measure-clear', clause: book.cite['units block'] }
  return {
    distance: away,
    lines: [far, seen, ...rangeLine(book, state, start, end)],
    marks: [mark],
  }
}

function between(state: AncientState, start: End, end: End): number {
  if (start.unit && end.unit) return gap(outlineOf(state, start.unit), outlineOf(state, end.unit))
  if (start.unit) return distanceToPolygon(end.at, outlineOf(state, start.unit))
  return end.unit ? distanceToPolygon(start.at, outlineOf(state, end.unit)) : distance(start.at, end.at)
}

/** Where the target lies in the range of who stands at the start. */
function rangeLine(book: Book, state: AncientState, start: End, end: End): readonly Line[] {
  const weapon = start.unit ? missileOf(book, start.unit) : null
  if (!start.unit || !end.unit || !weapon || start.unit.side === end.unit.side) return []
  const aim = aimFor(book, state, start.unit, end.unit)
  const range = rangeOf(state, weapon)
  const facts = { weapon: weapon.name, range, half: range / 2, distance: aim.distance }
  if (aim.fault === 'arc') return [{ code: 'measure-arc', clause: book.cite['arc'] }]
  if (aim.distance > range + WITHIN) return [{ code: 'measure-beyond', facts, clause: book.cite['range'] }]
  if (aim.distance > range / 2 + WITHIN)
    return [{ code: 'measure-far', facts, clause: book.cite['half range'] }]
  const code = isCloseCall(aim.distance, range / 2) ? 'measure-just-near' : 'measure-near'
  return [{ code, facts, clause: book.cite['half range'] }]
}
