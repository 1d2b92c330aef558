import type { UnitId } from '../../../../src/engine/ids'
import type { UnitCard } from '../../../../src/engine/ruleset'
import type { Book } from '../model/book'
import { aircraftOf, ceilingOf, leastOf, mpsOf, nameOfSide, stands, typeOf } from '../model/lookup'
import type { AirState, Aircraft } from '../model/state'
import { tailOf } from '../sequence/tailing'
import { withCards } from '../sequence/turns'
import { tokenOf } from './scene'

/** What the panel shows of an aircraft: its ratings as they are now, and in what state it is. */
export function cardOf(book: Book, state: AirState, id: UnitId): UnitCard {
  const one = aircraftOf(state, id)
  const type = typeOf(book, one)
  const { cite } = book
  return {
    token: tokenOf(book, state, one),
    title: one.name,
    subtitle: `${type.name}, ${nameOfSide(state, one.side)}`,
    chips: chipsOf(book, state, one),
    facts: [
      {
        label: 'Move',
        value: String(mpsOf(book, one)),
        note: `MPs, at least ${leastOf(book, one)}`,
        clause: one.damaged ? cite['halved'] : cite['Movement Points'],
      },
      {
        label: 'Level',
        value: String(one.level),
        note: `of ${ceilingOf(book, one)}`,
        clause: cite['ceiling'],
      },
      {
        label: 'Attack',
        value: type.rear === null ? String(type.front) : `${type.front} front, ${type.rear} rear`,
        clause: cite['front arc'],
      },
      { label: 'Defence', value: String(type.defence), clause: cite['contest'] },
      ...book.parts.flatMap(part => part.facts?.(book, one) ?? []),
    ],
    notes: notesOf(book, one),
  }
}

function chipsOf(book: Book, state: AirState, one: Aircraft): readonly string[] {
  if (one.fate === 'Destroyed') return ['Destroyed']
  if (one.fate === 'left') return ['Left the table']
  const tail = stands(one) && !withCards(state) ? tailOf(state, one) : undefined
  return [
    ...(tail ? [`Tailed by ${tail.name}`] : []),
    one.damaged ? 'Damaged' : 'Undamaged',
    one.quality,
    ...book.parts.flatMap(part => part.told?.(one) ?? []),
    ...(one.kills > 0 ? [`${one.kills} ${one.kills === 1 ? 'kill' : 'kills'}`] : []),
    ...(one.activated ? ['Activated'] : []),
  ]
}

function notesOf(book: Book, one: Aircraft): UnitCard['notes'] {
  const { cite } = book
  const type = typeOf(book, one)
  return [
    ...(one.damaged
      ? [{ text: '−1 to hit, and 1 level less, for the rest of the battle', clause: cite['lower ceiling'] }]
      : []),
    ...book.parts.flatMap(part => part.notes?.(book, one) ?? []),
    ...(type.biplane ? [{ text: 'A biplane: reverses for less', clause: cite['whole actions'] }] : []),
  ]
}
