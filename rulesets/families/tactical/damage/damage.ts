import type { Outcome } from '../text/words'
import type { ClauseId, UnitId } from '../../../../src/engine/ids'
import type { Effect } from '../../../../src/engine/log'
import type { Reckoning, ReckoningLine } from '../../../../src/engine/reckoning'
import type { Blow, Circumstances, Struck } from '../model/attacks'
import type { Book, DamagePart, Tell } from '../model/book'
import { changedState } from '../model/changes'
import { cargoOf, isOn, isVehicle, typeOf, unitOf, withUnit } from '../model/lookup'
import type { Status, TacticalState, TacticalUnit, Wreck } from '../model/state'
import { type AnySubject, clauseOf, type Subject } from '../text/subjects'
import type { Io, LogInput } from '../text/said'

/** The difference of the damage rolls that is looked up: 0 or less, 1, 2, 3 or more. */
const RESULTS: readonly { readonly result: Status; readonly subject: Subject }[] = [
  { result: 'OK', subject: 'equal totals' },
  { result: 'Disorganized', subject: 'one higher' },
  { result: 'Suppressed', subject: 'two higher' },
  { result: 'Destroyed', subject: 'three higher' },
]

function strike(book: Book, state: TacticalState, blow: Blow, io: Io): Struck {
  const target = unitOf(state, blow.target)
  const defended = book.damage.defence(book, state, target, blow)
  const difference = io.chance.contest(
    { by: blow.side, sides: 6, bonus: blow.attack.total },
    { by: target.side, sides: 6, bonus: defended.total },
    { purpose: 'damage', by: blow.side, clause: book.cite['damage roll'] },
    [0, 3],
  )
  const { result, subject } = RESULTS[difference] ?? { result: 'OK', subject: 'equal totals' }
  const frail = result !== 'OK' && result !== 'Destroyed' && typeOf(book, state, target).frail
  const fatal = frail ? 'Destroyed' : result
  const suffered = suffer(book, state, target, fatal, blow.by !== 'close combat', io)
  const undone = frail
    ? [clauseOf(book, result === 'Disorganized' ? 'removed when Disorganized' : 'removed when Suppressed')]
    : []
  return {
    ...suffered,
    reckonings: [blow.attack, defended, ...suffered.reckonings],
    clauses: [
      book.cite['damage roll'],
      book.cite[subject],
      ...rounding(book, defended),
      ...undone,
      ...suffered.clauses,
    ],
  }
}

/** What is told of a unit that has just come to a status. */
export const OUTCOME_OF: Readonly<Record<Status, Outcome>> = {
  OK: 'none',
  Disorganized: 'disorganized',
  Suppressed: 'suppressed',
  Destroyed: 'destroyed',
}

/** A result comes upon a unit and whoever it carries: first the saving roll, then the present status, then the passengers. */
function suffer(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  result: Status,
  maySave: boolean,
  io: Io,
): Struck {
  const saved = maySave ? save(book, state, unit, result, io) : spared(book, state, unit, result)
  const status = book.damage.combined(state, unit.status, saved.result)
  const changed = status !== unit.status
  let next = changed ? become(book, state, unit, status) : state
  const effects = changed ? shown(unit, status) : []
  const clauses = [
    ...saved.clauses,
    ...escalated(book, unit.status, saved.result),
    ...fate(book, state, unit, status),
  ]
  const aftermath: LogInput[] = [...saved.told]
  if (saved.result !== 'OK') {
    for (const passenger of cargoOf(state, unit.id)) {
      const share = status === 'Destroyed' ? 'Destroyed' : saved.result
      const shared = suffer(book, next, passenger, share, maySave, io)
      next = shared.state
      aftermath.push(...passengerTold(book, state, passenger, shared))
    }
  }
  return {
    state: next,
    status,
    outcome: changed ? OUTCOME_OF[status] : 'none',
    reckonings: saved.reckonings,
    clauses,
    effects,
    aftermath,
  }
}

interface Saved {
  readonly result: Status
  readonly reckonings: readonly Reckoning[]
  readonly clauses: readonly ClauseId[]
  readonly told: readonly LogInput[]
}

function unsaved(result: Status, clauses: readonly ClauseId[] = []): Saved {
  return { result, reckonings: [], clauses, told: [] }
}

/** A headquarters rolls to lower a fresh Disorganized or Suppressed by one level (R18). */
function save(book: Book, state: TacticalState, unit: TacticalUnit, result: Status, io: Io): Saved {
  const needed = isShaking(result) ? book.headquarters.save(book, state, unit) : null
  if (!needed) return unsaved(result)
  const why = { purpose: 'saving roll', by: unit.side, clause: clauseOf(book, 'HQ saves') }
  const passed = io.chance.check(6, needed.total, why)
  const after = passed ? (result === 'Suppressed' ? 'Disorganized' : 'OK') : result
  const clauses = [clauseOf(book, 'HQ saves'), clauseOf(book, 'save on')]
  const told: LogInput = {
    code: !passed ? 'saves-not' : result === 'Suppressed' ? 'saves-suppressed' : 'saves-disorganized',
    facts: { unit: { unit: unit.id }, need: needed.total },
    side: unit.side,
    units: [unit.id],
    clauses,
  }
  return { result: after, reckonings: [needed], clauses, told: [told] }
}

/** In close combat there is no saving roll. */
function spared(book: Book, state: TacticalState, unit: TacticalUnit, result: Status): Saved {
  const mattered = isShaking(result) && book.headquarters.save(book, state, unit) !== null
  return unsaved(result, mattered ? [clauseOf(book, 'no save in close combat')] : [])
}

function isShaking(result: Status): boolean {
  return result === 'Disorganized' || result === 'Suppressed'
}

function combined(state: TacticalState, present: Status, result: Status): Status {
  if (result === 'OK' || present === 'Destroyed') return present
  if (present === 'OK' || result === 'Destroyed') return result
  if (present === 'Disorganized') return 'Suppressed'
  return result === 'Suppressed' || isOn(state, 'suppressed-breaks') ? 'Destroyed' : 'Suppressed'
}

function escalated(book: Book, present: Status, result: Status): readonly ClauseId[] {
  if (present === 'Disorganized' && result === 'Disorganized') return [book.cite['Disorganized twice']]
  if (present === 'Suppressed' && result === 'Suppressed') return [book.cite['Suppressed twice']]
  const both = present !== 'OK' && (result === 'Disorganized' || result === 'Suppressed')
  return both ? [book.cite['damage combined']] : []
}

/** What becomes of the model of a destroyed unit. */
function fate(book: Book, state: TacticalState, unit: TacticalUnit, status: Status): readonly ClauseId[] {
  if (status !== 'Destroyed' || unit.at === null) return []
  return [book.cite[book.damage.leavesWreck(book, state, unit) ? 'wreck' : 'removed']]
}

function shown(unit: TacticalUnit, status: Status): readonly Effect[] {
  if (unit.at === null) return []
  if (status === 'Destroyed') return [{ kind: 'destroyed', unit: unit.id, at: unit.at }]
  return [{ kind: 'chip', unit: unit.id, chip: status === 'Suppressed' ? 'S' : 'D' }]
}

function passengerTold(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  shared: Struck,
): readonly LogInput[] {
  if (shared.outcome === 'none') return shared.aftermath
  const isGun = typeOf(book, state, unit).gun
  const clauses = [
    book.cite[isGun ? 'towed gun suffers' : 'passengers suffer'],
    book.cite['passengers share'],
  ]
  const entry: LogInput = {
    code: `aboard-${shared.outcome}`,
    facts: { unit: { unit: unit.id } },
    side: unit.side,
    units: [unit.id],
    clauses: [...clauses, ...shared.clauses],
    outcome: shared.outcome,
    reckonings: shared.reckonings,
  }
  return [...shared.aftermath, entry]
}

/** Gives a unit its new status; a destroyed one leaves the table, as a wreck if it is a vehicle. */
function become(book: Book, state: TacticalState, unit: TacticalUnit, status: Status): TacticalState {
  if (status !== 'Destroyed') return withUnit(state, unit.id, { status })
  const lost = withUnit(state, unit.id, { status, at: null, carriedBy: null })
  if (unit.at === null || !book.damage.leavesWreck(book, state, unit)) return lost
  const { id, side, type, name, at, facing } = unit
  const wreck: Wreck = { id: `wreck-${id}`, side, type, name, at, facing }
  return changedState(lost, { wrecks: [...lost.wrecks, wreck] })
}

function leavesWreck(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  return isVehicle(typeOf(book, state, unit))
}

function destroy(book: Book, state: TacticalState, id: UnitId): Struck {
  const unit = unitOf(state, id)
  let next = become(book, state, unit, 'Destroyed')
  const aftermath: LogInput[] = []
  for (const passenger of cargoOf(state, id)) {
    const shared = book.damage.destroy(book, next, passenger.id)
    next = shared.state
    aftermath.push(...passengerTold(book, state, passenger, shared))
  }
  return {
    state: next,
    status: 'Destroyed',
    outcome: 'destroyed',
    reckonings: [],
    clauses: fate(book, state, unit, 'Destroyed'),
    effects: shown(unit, 'Destroyed'),
    aftermath,
  }
}

const tell: Tell = (io, struck, entry) => {
  io.log({
    ...entry,
    outcome: struck.outcome,
    hit: true,
    clauses: [...entry.clauses, ...struck.clauses],
    reckonings: [...(entry.reckonings ?? []), ...struck.reckonings],
    effects: [...(entry.effects ?? []), ...struck.effects],
  })
  for (const after of struck.aftermath) io.log(after)
}

function defence(
  book: Book,
  state: TacticalState,
  target: TacticalUnit,
  circumstances: Circumstances,
): Reckoning {
  const type = typeOf(book, state, target)
  const base = { clause: book.cite['defence table'], label: type.name, value: type.defence }
  const line = type.armoured ? halving(book, state, type.defence, circumstances) : null
  const modifiers = line ? [line] : []
  return { kind: 'sum', title: 'Defence Factor', base, modifiers, total: type.defence + (line?.value ?? 0) }
}

/** A Defence Factor halved, rounded up (R49). */
export const halved = (factor: number): number => Math.ceil(factor / 2)

/** The one halving of an armoured target, rounded up (R49). Mines and wire meet the full factor (R38, R39). */
function halving(
  book: Book,
  state: TacticalState,
  factor: number,
  circumstances: Circumstances,
): ReckoningLine | null {
  const { by, struck } = circumstances
  const value = halved(factor) - factor
  if (value === 0 || by === 'mine' || by === 'wire') return null
  const half = (subject: AnySubject, label: string): ReckoningLine => ({
    clause: clauseOf(book, subject),
    label: `Defence ${label}, rounded up`,
    value,
  })
  if (by === 'indirect') return half('halved by indirect fire', 'halved by indirect fire')
  if (by === 'air') return half('air halves', 'halved from the air')
  if (isFromAbove(book, state, circumstances))
    return half('halved by the attacker', 'halved by an attack from above')
  if (struck === 'front') return null
  const subject = struck === 'side' ? 'halved from the side' : 'halved from the back'
  return half(subject, subject)
}

/** Whether the attacker is one before whom armour has no front. */
function isFromAbove(book: Book, state: TacticalState, { from }: Circumstances): boolean {
  return from !== null && typeOf(book, state, from).halvesArmour
}

function rounding(book: Book, defended: Reckoning): readonly ClauseId[] {
  return defended.modifiers.length > 0 ? [book.cite['rounded up']] : []
}

/** Section 6: damage rolls, escalation, saving rolls of headquarters, wrecks, passengers. */
export const damagePart: DamagePart = { strike, tell, destroy, combined, defence, leavesWreck }
