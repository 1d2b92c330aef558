import type { Side, UnitId } from '../../../../src/engine/ids'
import { type Modifier, modifier, reckon } from '../../../../src/engine/reckon'
import type { Reckoning } from '../../../../src/engine/reckoning'
import { type Point, distance } from '../../../../src/geometry/point'
import { isWithin } from '../../../../src/geometry/tolerance'
import type { Act, Book, RallyPart } from '../model/book'
import { distanceTo, findUnit, isAlive, isShaken, scaled, stands, withUnit } from '../model/lookup'
import { refusalOf } from '../../../../src/engine/acts'
import type { TacticalAction, TacticalState, TacticalUnit } from '../model/state'
import type { Io } from '../text/said'

type Rally = Extract<TacticalAction, { type: 'rally' }>

/** Section 10: who may try to recover (R19, R43). */
export const rallyPart: RallyPart = { able }

function able(book: Book, state: TacticalState, side: Side): readonly TacticalUnit[] {
  return state.units.filter(unit => unit.side === side && isShaken(unit) && mayRally(book, state, unit))
}

/** Where a unit is, its transport's place if it is carried; null if it is not on the table at all. */
function placeOf(state: TacticalState, unit: TacticalUnit): Point | null {
  if (!isAlive(unit)) return null
  if (unit.at !== null || unit.carriedBy === null) return unit.at
  return findUnit(state, unit.carriedBy)?.at ?? null
}

/** Whether a unit is on the table, itself or its transport, and near enough to a headquarters if it needs one, whatever the state of either (R19). */
function mayRally(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  const hqs = book.headquarters.of(book, state, unit)
  if (!hqs) return placeOf(state, unit) !== null
  const limit = scaled(state, book.numbers.hqRange)
  return hqs.some(id => isWithin(toHq(book, state, unit, id), limit))
}

/** Inches from a unit to a headquarters, both at their transports if carried; Infinity if one of them is not on the table. */
function toHq(book: Book, state: TacticalState, unit: TacticalUnit, id: UnitId): number {
  const hq = findUnit(state, id)
  const from = hq?.isHq ? placeOf(state, hq) : null
  const to = placeOf(state, unit)
  if (!from || !to) return Number.POSITIVE_INFINITY
  if (id === unit.id) return 0
  return stands(unit) ? distanceTo(book, state, from, unit) : distance(from, to)
}

/** The number needed to rally. */
export function rallyNeeded(book: Book, unit: TacticalUnit): Reckoning {
  const base = { clause: book.cite['rally on'], label: 'to rally', value: book.numbers.rallyOn }
  const quality: readonly Modifier<TacticalUnit>[] = [
    modifier(book.cite['rally Elite'], book.numbers.quality.Elite, 'Elite', each => each.quality === 'Elite'),
    modifier(book.cite['rally Green'], book.numbers.quality.Green, 'Green', each => each.quality === 'Green'),
  ]
  return reckon('need', 'To rally', base, quality, unit)
}

/** All rally rolls of the side whose turn it is to rally; then the other side's follow, or the next turn. */
export const rallyAct: Act<Rally> = {
  offers(book, state, side) {
    if (state.step !== 'rally') return []
    const units = book.rally.able(book, state, side)
    const refusal = refusalOf(units.length > 0 ? [] : [{ code: 'no-unit-to-rally', clause: book.cite.rally }])
    return [
      {
        id: 'rally',
        kind: 'rally',
        unit: null,
        label: units.length === 1 ? 'Roll to rally 1 unit' : `Roll to rally ${units.length} units`,
        clause: book.cite.rally,
        input: 'nothing',
        ...(refusal ? { refusal } : {}),
        useful: units.length > 0,
        ends: units.length > 0,
        options: () => [
          {
            action: { type: 'rally' },
            label: 'Roll to rally',
            reckonings: units.map(unit => rallyNeeded(book, unit)),
          },
        ],
      },
    ]
  },
  refuse(book, state) {
    if (state.step !== 'rally') return [{ code: 'not-rally-phase', clause: book.cite['both rally'] }]
    const side = state.toAct[0]
    if (side && book.rally.able(book, state, side).length > 0) return []
    return [{ code: 'no-unit-to-rally', clause: book.cite['who may rally'] }]
  },
  play(book, state, _action, io) {
    const side = state.toAct[0]
    if (!side) return state
    let next = state
    for (const unit of book.rally.able(book, state, side)) next = tryRally(book, next, unit, io)
    return book.sequence.next(book, next, io)
  },
}

/** One roll, one level (R43). */
function tryRally(book: Book, state: TacticalState, unit: TacticalUnit, io: Io): TacticalState {
  const needed = rallyNeeded(book, unit)
  const why = { purpose: 'to rally', by: unit.side, clause: book.cite['rally on'] }
  const passed = io.chance.check(6, needed.total, why)
  const wasSuppressed = unit.status === 'Suppressed'
  const code = passed ? (wasSuppressed ? 'rallies-halfway' : 'rallies') : 'rallies-not'
  io.log({
    code,
    facts: { unit: { unit: unit.id }, need: needed.total },
    side: unit.side,
    units: [unit.id],
    clauses: [
      book.cite.rally,
      book.cite['who may rally'],
      ...(passed ? [book.cite[wasSuppressed ? 'rally Suppressed' : 'rally Disorganized']] : []),
    ],
    reckonings: [needed],
  })
  return passed ? withUnit(state, unit.id, { status: wasSuppressed ? 'Disorganized' : 'OK' }) : state
}
