import type { Io } from '../../../../src/engine/ruleset'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { type Degrees, type Point, bearing, distance, moveBy, normal } from '../../../../src/geometry/point'
import { crushed } from '../damage/overrun'
import { type Allowance, wayAhead } from './allowance'
import type { Book } from '../model/book'
import { chargeAhead, firstEnemyAhead } from '../charge/charge'
import { sideOf, withMelees } from '../melee/contact'
import { kindOf, isOn, stands, unitOf, withUnit } from '../model/units'
import { isLight, isSame } from './manoeuvre'
import { marchLimit, marched } from './march'
import { halfWay } from './movement'
import { eliminated } from '../damage/outcome'
import type { ActionOf, AncientState, AncientUnit, Melee, Standing } from '../model/state'
import { closedAt, overlapped } from './slide'
import type { Subject } from '../model/subjects'

/** Sets a unit down where its move ends, and sees who is in contact there. */
function arrived(
  book: Book,
  state: AncientState,
  unit: AncientUnit,
  at: Point,
  facing: Degrees,
  change: Partial<AncientUnit>,
): AncientState {
  return withMelees(book, withUnit(state, unit.id, { at, facing: normal(facing), moved: true, ...change }))
}

function placeOf(unit: AncientUnit): Standing {
  if (!stands(unit)) throw new Error(`${unit.id} is not on the table`)
  return unit
}

/** Whether a move goes over half of its full distance: crossbows do not shoot after it (R43). */
function isFar(length: number, full: number): boolean {
  return length > full / 2 + WITHIN
}

function told(
  book: Book,
  io: Io,
  unit: Standing,
  code: string,
  subject: Subject,
  path: readonly Point[],
  facts: Readonly<Record<string, string | number | { readonly unit: string }>> = {},
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

const GROUND: Readonly<Record<Allowance['by'], Subject>> = {
  open: 'movement table',
  rough: 'rough terrain',
  'edge of rough': 'partly rough',
  road: 'road',
}

export function playAdvance(
  book: Book,
  state: AncientState,
  action: ActionOf<'advance'>,
  io: Io,
): AncientState {
  const unit = placeOf(unitOf(state, action.unit))
  const hasTurned = !isSame(action.facing, unit.facing)
  const facing = hasTurned ? action.facing : unit.facing
  const { allowance } = wayAhead(book, state, unit, facing)
  const at = moveBy(unit.at, facing, action.distance)
  told(
    book,
    io,
    unit,
    hasTurned ? 'turns-and-moves' : 'moves',
    hasTurned ? 'regular' : GROUND[allowance.by],
    [unit.at, at],
    {
      distance: action.distance,
    },
  )
  return arrived(book, state, unit, at, facing, { movedFar: isFar(action.distance, allowance.full) })
}

export function playAdvanceTurn(
  book: Book,
  state: AncientState,
  action: ActionOf<'advanceTurn'>,
  io: Io,
): AncientState {
  const unit = placeOf(unitOf(state, action.unit))
  const { allowance } = halfWay(book, state, unit)
  const at = moveBy(unit.at, unit.facing, action.distance)
  told(book, io, unit, 'moves-and-turns', 'no wheels', [unit.at, at], { distance: action.distance })
  return arrived(book, state, unit, at, action.facing, { movedFar: isFar(action.distance, allowance.full) })
}

export function playTurn(book: Book, state: AncientState, action: ActionOf<'turn'>, io: Io): AncientState {
  const unit = placeOf(unitOf(state, action.unit))
  told(book, io, unit, 'turns', 'no wheels', [])
  return arrived(book, state, unit, unit.at, action.facing, {})
}

export function playMarch(book: Book, state: AncientState, action: ActionOf<'march'>, io: Io): AncientState {
  const unit = placeOf(unitOf(state, action.unit))
  const walked = marched(book, state, unit, action.path)
  const { full, by } = marchLimit(book, state, unit, walked)
  const light = isLight(book, state, unit)
  told(
    book,
    io,
    unit,
    walked.wholeOnRoad ? 'moves-by-road' : 'moves',
    light ? 'light' : GROUND[by],
    [unit.at, ...action.path],
    {
      distance: walked.length,
    },
  )
  return arrived(book, state, unit, action.path.at(-1) ?? unit.at, action.facing, {
    movedFar: isFar(walked.length, full),
  })
}

/** Straight ahead until the front touches; under the house rule it is then lined up with the edge that it met. */
export function playCharge(
  book: Book,
  state: AncientState,
  action: ActionOf<'charge'>,
  io: Io,
): AncientState {
  const unit = placeOf(unitOf(state, action.unit))
  const target = unitOf(state, action.target)
  const charge = chargeAhead(book, state, unit) ?? firstEnemyAhead(book, state, unit)
  if (!stands(target) || !charge) return withUnit(state, unit.id, { moved: true })
  const at = moveBy(unit.at, unit.facing, charge.distance)
  const place = charge.area === null ? linedUp(book, state, unit, at, target) : { at, facing: unit.facing }
  told(
    book,
    io,
    unit,
    'charges',
    'charge straight',
    [unit.at, place.at],
    { distance: charge.distance, target: { unit: target.id } },
    [target.id],
  )
  const change = { charged: true, movedFar: isFar(charge.distance, charge.allowance.full) }
  const met = arrived(book, state, unit, place.at, place.facing, change)
  return charge.area === null
    ? swept(book, met, unit.id, io)
    : acrossOutline(book, met, placeOf(unitOf(met, unit.id)), target, charge.area, io)
}

/** Eliminates what cannot stand contact, and looks again who is in melee. */
function swept(book: Book, state: AncientState, id: string, io: Io): AncientState {
  const unit = unitOf(state, id)
  return stands(unit) ? withMelees(book, crushed(book, state, unit, false, io)) : state
}

/** The melee of a unit that stopped at the outline of a building or field defence (R38). */
export function acrossOutline(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
  area: string,
  io: Io,
): AncientState {
  if (kindOf(book, state, target).helpless) {
    return withMelees(
      book,
      eliminated(book, state, target, 'artillery-lost', 'artillery', io, { by: { unit: unit.id } }),
    )
  }
  const [a, b] = unit.side === 'A' ? [unit.id, target.id] : [target.id, unit.id]
  const melee: Melee = { a, b, bond: 'area', area, begun: { A: 0, B: 0 }, since: state.turn }
  const others = state.melees.filter(each => each.a !== a || each.b !== b)
  return withMelees(book, { ...state, melees: [...others, melee] })
}

/** Under the house rule: flush with the edge that was met and centred on it, if there is room (R10). */
function linedUp(
  book: Book,
  state: AncientState,
  unit: Standing,
  at: Point,
  target: Standing,
): { readonly at: Point; readonly facing: Degrees } {
  const plain = { at, facing: unit.facing }
  if (!isOn(state, 'lined-up')) return plain
  const side = sideOf(book, state, { ...unit, at }, target)
  const turned = { front: 0, right: 90, rear: 180, left: 270 }[side]
  const out = normal(target.facing + turned)
  const flush = moveBy(target.at, out, state.scenario.base)
  const facing = normal(out + 180)
  const fits =
    overlapped(state, unit, flush, facing).length === 0 && closedAt(book, state, unit, flush, facing) === null
  return fits ? { at: flush, facing } : plain
}

export function playBreakOff(
  book: Book,
  state: AncientState,
  action: ActionOf<'breakOff'>,
  io: Io,
): AncientState {
  const unit = placeOf(unitOf(state, action.unit))
  told(book, io, unit, 'breaks-off', 'break off', [unit.at, action.at], {
    distance: distance(unit.at, action.at),
  })
  const turned = isLight(book, state, unit) ? action.facing : bearing(unit.at, action.at)
  const facing = isSame(turned, action.facing) ? action.facing : turned
  return arrived(book, state, unit, action.at, facing, { charged: false, movedFar: true })
}
