import type { Facts } from '../model/limits'
import type { Io } from '../text/told'
import { type Point, normal } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { withMelees } from '../melee/contact'
import type { Book } from '../model/book'
import type { AncientState, AncientUnit, Standing } from '../model/state'
import type { Subject } from '../model/subjects'
import { stands, unitOf, withUnit } from '../model/units'
import type { Code } from '../text/words'
import type { Allowance } from '../model/ways'
import type { Place } from './place'

/** A unit that acts, with its place; throws if it has none, for nobody acts off the table. */
export function mover(state: AncientState, id: string): Standing {
  const unit = unitOf(state, id)
  if (!stands(unit)) throw new Error(`${id} is not on the table`)
  return unit
}

/** Sets a unit down where its move ends, and sees who is in contact there. */
export function arrived(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  { at, facing }: Place,
  change: Partial<AncientUnit> = {},
): AncientState {
  return withMelees(book, withUnit(state, unit.id, { at, facing: normal(facing), moved: true, ...change }))
}

/** Whether a move goes over half of its full distance: crossbows do not shoot after it (R43). */
export function isFar(length: number, full: number): boolean {
  return length > full / 2 + WITHIN
}

/** Tells of a move; `path` begins where the unit stood. */
export function tellMove(
  book: Book,
  io: Io,
  unit: Standing,
  code: Code,
  subject: Subject,
  path: readonly Point[],
  facts: Facts = {},
  others: readonly string[] = [],
): void {
  io.log({
    code,
    facts: { unit: { unit: unit.id }, ...facts },
    side: unit.side,
    units: [unit.id, ...others],
    clauses: [book.cite[subject]],
    effects: path.length > 1 ? [{ kind: 'move', unit: unit.id, path }] : [],
  })
}

/** The clause that limits a move, by what limits it. */
export const LIMITED_BY: Readonly<Record<Allowance['by'], Subject>> = {
  open: 'movement table',
  rough: 'rough terrain',
  'edge of rough': 'partly rough',
  road: 'road',
}
