import type { Side, UnitId } from '../../../../src/engine/ids'
import { memoRecent } from '../../../../src/engine/memo'
import { type Modifier, modifier, reckon } from '../../../../src/engine/reckon'
import type { HeadquartersPart } from '../model/book'
import { isOn } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import { clauseOf } from '../text/subjects'

/** All headquarters of each side, lost ones included. */
const hqsOf = memoRecent((units: TacticalState['units']): Readonly<Record<Side, readonly UnitId[]>> => {
  const of = (side: Side) => units.flatMap(unit => (unit.isHq && unit.side === side ? [unit.id] : []))
  return { A: of('A'), B: of('B') }
})

/** Any headquarters of the unit's side. */
const ofItsSide = (state: TacticalState, unit: TacticalUnit): readonly UnitId[] =>
  hqsOf(state.units)[unit.side]

/** Its own headquarters; a headquarters is its own. */
function itsOwn(unit: TacticalUnit): readonly UnitId[] {
  return [unit.isHq ? unit.id : unit.hq].filter(id => id !== null)
}

/** Sections 6 and 10: a headquarters rallies the units that belong to it, and saves itself from damage (R18, R19). */
export const headquarters: HeadquartersPart = {
  of: (_, state, unit) => (isOn(state, 'any-hq') ? ofItsSide(state, unit) : itsOwn(unit)),
  save(book, _, unit) {
    if (!unit.isHq) return null
    const { quality, saveOn } = book.numbers
    const base = { clause: clauseOf(book, 'save on'), label: 'a headquarters', value: saveOn }
    const modifiers: readonly Modifier<TacticalUnit>[] = [
      modifier(clauseOf(book, 'save Green'), quality.Green, 'Green', hq => hq.quality === 'Green'),
      modifier(clauseOf(book, 'save Elite'), quality.Elite, 'Elite', hq => hq.quality === 'Elite'),
    ]
    return reckon('need', 'Saving roll', base, modifiers, unit)
  },
}

/** Section 10 where any headquarters of the side rallies; by house rule only a unit's own does (R19). */
export const anyHeadquarters: HeadquartersPart = {
  ...headquarters,
  of: (_, state, unit) => (isOn(state, 'own-hq') ? itsOwn(unit) : ofItsSide(state, unit)),
}
