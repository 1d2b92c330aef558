import type { UnitId } from '../../src/engine/ids'
import type { UnitCard } from '../../src/engine/ruleset'
import { diceOf } from './contest'
import { allowance, nameOfSide, shipOf, stands } from './lookup'
import { tokenOf } from './scene'
import { typeOf } from './ships'
import type { Ship, SpaceState } from './state'
import { RANGE } from './tables'

/** What the panel shows of a ship: what it may do, and in what state it is. */
export function cardOf(state: SpaceState, id: UnitId): UnitCard {
  const ship = shipOf(state, id)
  const { active } = state
  const most = allowance(ship)
  const spent = active?.ship === id ? active.spent : 0
  return {
    token: tokenOf(state, ship),
    title: ship.name,
    subtitle: `${typeOf(ship.type).name}, ${nameOfSide(state, ship.side)}`,
    chips: chipsOf(ship),
    facts: [
      {
        label: 'Move',
        value: String(most),
        note: spent > 0 ? `${most - spent} left` : 'MPs',
        clause: ship.damaged ? 'space-4.15' : 'space-3.1',
      },
      { label: 'Range', value: String(RANGE), note: 'hexes', clause: 'space-4.8' },
      {
        label: 'Contest',
        value: diceOf(ship) === 1 ? '1 die' : `${diceOf(ship)} dice`,
        note: ship.damaged ? 'as Damaged' : '1 if Damaged',
        clause: ship.damaged ? 'space-4.12' : 'space-4.11',
      },
      { label: 'Jump', value: jumpOf(state, ship), clause: 'space-6.1' },
    ],
    notes: notesOf(ship),
  }
}

function jumpOf(state: SpaceState, ship: Ship): string {
  if (!stands(ship) || ship.activated) return '–'
  return state.active?.ship === ship.id ? '–' : 'yes'
}

function chipsOf(ship: Ship): readonly string[] {
  if (ship.fate === 'Destroyed') return ['Destroyed']
  if (ship.fate === 'left') return ['Left the table']
  return [
    ship.damaged ? 'Damaged' : 'Undamaged',
    ship.torpedo ? 'Torpedo aboard' : 'Torpedo gone',
    ...(ship.cloaked ? ['Cloaked'] : []),
    ...(ship.activated ? ['Activated'] : []),
  ]
}

function notesOf(ship: Ship): UnitCard['notes'] {
  return [
    ...(ship.damaged ? [{ text: '−1 to hit for the rest of the battle', clause: 'space-4.16' }] : []),
    ...(ship.cloaked ? [{ text: 'All who fire at it have −1 to hit this turn', clause: 'space-7.4' }] : []),
    ...(ship.jumped ? [{ text: 'Has Jumped: it cannot fire back this turn', clause: 'space-6.2' }] : []),
  ]
}
