import type { UnitId } from '../../../../src/engine/ids'
import { memoBy } from '../../../../src/engine/memo'
import { footprint, gap } from '../../../../src/geometry/bases'
import { type Degrees, type Point, type Polygon, distance } from '../../../../src/geometry/point'
import { type Box, bounds, gapOfBoxes } from '../../../../src/geometry/polygons'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Blow, Struck } from '../model/attacks'
import type { Book, ObstaclePart } from '../model/book'
import { changedState } from '../model/changes'
import { type Standing, baseAt, findUnit, isOn, outlineOf, stands, typeOf, withUnit } from '../model/lookup'
import type { Mine, TacticalState, Wire } from '../model/state'
import { clauseOf } from '../text/subjects'
import type { UnitType } from '../model/types'
import type { Io } from '../text/said'

/** A minefield counter is an inch square; a section of wire an inch wide and a quarter deep. */
export const MINE_SIZE = 1
export const WIRE_WIDTH = 1
export const WIRE_DEPTH = 0.25

/** A minefield counter or a section of wire on the table. */
export interface Counter {
  readonly id: string
  readonly kind: 'mine' | 'wire'
  readonly at: Point
  /** Its outline less the tolerance on every side: to touch it is not to enter it. */
  readonly outline: Polygon
  readonly box: Box
}

const counters = memoBy((mines: readonly Mine[]) =>
  memoBy((wires: readonly Wire[]): readonly Counter[] => [
    ...mines.map(({ id, at }) => counter('mine', id, at, 0, MINE_SIZE, MINE_SIZE)),
    ...wires.map(({ id, at, facing }) => counter('wire', id, at, facing, WIRE_WIDTH, WIRE_DEPTH)),
  ]),
)

function counter(
  kind: Counter['kind'],
  id: string,
  at: Point,
  facing: Degrees,
  width: number,
  depth: number,
): Counter {
  const outline = footprint(at, facing, width - 2 * WITHIN, depth - 2 * WITHIN)
  return { id, kind, at, outline, box: bounds(outline) }
}

/** All minefields and wire on the table. */
export function countersNear(state: TacticalState): readonly Counter[] {
  return counters(state.mines)(state.wires)
}

const NONE: readonly string[] = []
/** Nearer than this, in inches, a base overlaps a counter. */
const TOUCH = 1e-6

function under(state: TacticalState, base: Polygon): readonly string[] {
  if (!hasCounters(state)) return NONE
  const box = bounds(base)
  const found: string[] = []
  for (const each of countersNear(state)) {
    if (gapOfBoxes(box, each.box) <= TOUCH && gap(base, each.outline) <= TOUCH) found.push(each.id)
  }
  return found
}

/** Counters and sections that a unit's base overlaps. Its outline is made only where there is one on the table. */
export function countersUnder(book: Book, state: TacticalState, unit: Standing): readonly string[] {
  if (!book.obstacles || !hasCounters(state)) return NONE
  return book.obstacles.under(state, outlineOf(book, state, unit))
}

/** Whether any minefield or wire is on the table. */
export function hasCounters(state: TacticalState): boolean {
  return state.mines.length + state.wires.length > 0
}

/** Section 11: minefields and wire. */
export const obstacles: ObstaclePart = {
  under,
  enter(book, state, id, already, io) {
    if (!hasCounters(state)) return state
    const unit = findUnit(state, id)
    if (!stands(unit)) return state
    const type = typeOf(book, state, unit)
    if (type.flies) return state
    const base = baseAt(type, unit.at, unit.facing)
    const entered = under(state, base).filter(each => !already.includes(each))
    if (entered.length === 0) return state
    const mines = state.mines
      .filter(mine => entered.includes(mine.id))
      .toSorted((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at))
    let after = state
    for (const mine of mines) after = enterMine(book, after, unit, mine.id, io)
    const wires = state.wires.filter(wire => entered.includes(wire.id))
    return wires.length > 0 ? enterWire(book, after, id, wires, io) : after
  },
}

/** Turns a counter up; a real one attacks, then it goes. A unit lost to the one before leaves it lying face up (R38). */
function enterMine(book: Book, state: TacticalState, unit: Standing, id: string, io: Io): TacticalState {
  const mine = state.mines.find(each => each.id === id)
  if (!mine) return state
  const real = mine.real ?? guess(book, state, mine, io)
  const turnedUp = {
    side: unit.side,
    units: [unit.id],
    reveals: !mine.shown,
  }
  const shown = mine.shown ? state : withoutSecret(state, mine, real)
  if (!stands(findUnit(state, unit.id))) {
    io.log({
      ...turnedUp,
      code: real ? 'mine-lies-open' : 'fake-mine-lies-open',
      clauses: [clauseOf(book, 'minefield rules')],
    })
    const mines = shown.mines.map(each => (each.id === id ? { ...each, real, shown: true } : each))
    return changedState(shown, { mines })
  }
  const holds = isOn(state, 'minefield-holds')
  const cleared = changedState(shown, { mines: shown.mines.filter(each => each.id !== id) })
  const stopped = withUnit(cleared, unit.id, { stopped: true, ...(holds && { held: true }) })
  if (!real) {
    io.log({
      ...turnedUp,
      code: 'enters-fake-mine',
      facts: { unit: { unit: unit.id } },
      clauses: [clauseOf(book, 'minefield revealed'), clauseOf(book, 'minefield stops')],
    })
    return stopped
  }
  const type = typeOf(book, state, unit)
  if (type.engineers || type.clearsMines) {
    io.log({
      ...turnedUp,
      code: 'clears-mine',
      facts: { unit: { unit: unit.id } },
      clauses: [clauseOf(book, 'engineers immune'), clauseOf(book, 'engineers stop')],
    })
    return stopped
  }
  const struck = strike(book, stopped, unit.id, 'mine', io)
  book.damage.tell(io, struck, {
    ...turnedUp,
    code: 'enters-mine',
    facts: { unit: { unit: unit.id } },
    clauses: [
      clauseOf(book, 'minefield attack'),
      clauseOf(book, 'minefield removed'),
      clauseOf(book, 'minefield stops'),
    ],
    effects: [{ kind: 'burst', at: mine.at, size: MINE_SIZE }],
  })
  return struck.state
}

/** A counter whose face is not known is as likely real as its side has real ones among those still face down. */
function guess(book: Book, state: TacticalState, mine: Mine, io: Io): boolean {
  const down = state.mines.filter(each => each.side === mine.side && !each.shown).length
  return (
    io.chance.pick(down, {
      purpose: 'minefield',
      by: null,
      clause: clauseOf(book, 'minefield counter'),
    }) < state.hiddenReal[mine.side]
  )
}

function withoutSecret(state: TacticalState, mine: Mine, real: boolean): TacticalState {
  if (!real) return state
  const left = Math.max(0, state.hiddenReal[mine.side] - 1)
  return changedState(state, { hiddenReal: { ...state.hiddenReal, [mine.side]: left } })
}

function enterWire(
  book: Book,
  state: TacticalState,
  id: UnitId,
  wires: readonly Wire[],
  io: Io,
): TacticalState {
  const unit = findUnit(state, id)
  if (!unit || !stands(unit)) return state
  const type = typeOf(book, state, unit)
  const entry = {
    side: unit.side,
    units: [id],
    facts: { unit: { unit: id } },
  }
  const stopped = withUnit(state, id, { stopped: true })
  if (type.engineers || type.locomotion === 'tracked' || type.locomotion === 'halftracked') {
    const gone = new Set(wires.map(wire => wire.id))
    const subject = type.engineers ? 'engineers remove wire' : 'tracks remove wire'
    io.log({ ...entry, code: 'removes-wire', clauses: [clauseOf(book, subject)] })
    return changedState(stopped, { wires: stopped.wires.filter(wire => !gone.has(wire.id)) })
  }
  if (!fearsWire(type)) return stopped
  const struck = strike(book, stopped, id, 'wire', io)
  book.damage.tell(io, struck, {
    ...entry,
    code: 'enters-wire',
    clauses: [clauseOf(book, 'infantry stops at wire'), clauseOf(book, 'wire attack')],
  })
  return struck.state
}

/** Infantry, HMG, mortars and cavalry are attacked by wire (R39). */
function fearsWire(type: UnitType): boolean {
  return type.locomotion === 'foot' || type.locomotion === 'horse'
}

function strike(book: Book, state: TacticalState, target: UnitId, by: 'mine' | 'wire', io: Io): Struck {
  const isMine = by === 'mine'
  const value = (isMine ? book.numbers.mineAttack : book.numbers.wireAttack) ?? 0
  const base = {
    clause: clauseOf(book, isMine ? 'minefield attack' : 'wire attack'),
    label: isMine ? 'Minefield' : 'Wire',
    value,
  }
  const blow: Blow = {
    from: null,
    weapon: null,
    side: null,
    target,
    attack: { kind: 'sum', title: 'Attack Factor', base, modifiers: [], total: value },
    by,
    struck: 'front',
  }
  return book.damage.strike(book, state, blow, io)
}
