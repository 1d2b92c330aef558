import type { UnitId } from '../../../../src/engine/ids'
import type { UnitCard } from '../../../../src/engine/ruleset'
import type { Book } from '../model/book'
import { aircraftOf, ceilingOf, isLoaded, leastOf, mpsOf, nameOfSide, typeOf } from '../model/lookup'
import type { AirState, Aircraft } from '../model/state'
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
    chips: chipsOf(one),
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
    ],
    notes: notesOf(book, one),
  }
}

function chipsOf(one: Aircraft): readonly string[] {
  if (one.fate === 'Destroyed') return ['Destroyed']
  if (one.fate === 'left') return ['Left the table']
  return [
    one.damaged ? 'Damaged' : 'Undamaged',
    one.quality,
    ...(isLoaded(one) ? [one.load === 'bombs' ? 'Bombs' : 'Rockets'] : []),
    ...(one.frontJammed ? ['Guns jammed'] : []),
    ...(one.rearJammed ? ['Rear gun jammed'] : []),
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
    ...(isLoaded(one)
      ? [{ text: '1 MP and 1 level less, and no reversal, until it has delivered', clause: cite['loaded'] }]
      : []),
    ...(type.diveBomber
      ? [{ text: 'A dive bomber: bombs from its maximum altitude', clause: cite['dive bomber'] }]
      : []),
    ...(type.biplane ? [{ text: 'A biplane: reverses for less', clause: cite['whole actions'] }] : []),
  ]
}
