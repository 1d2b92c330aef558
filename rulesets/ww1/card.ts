import { tokenBasics } from '../../src/engine/token'
import type { UnitId } from '../../src/engine/ids'
import type { UnitCard } from '../../src/engine/ruleset'
import type { Chip, Token } from '../../src/engine/scene'
import { defencesIn, isDifficult, nameOfDefence, unitOf, whereIs } from './lookup'
import { cannotMove } from './movement'
import { sideOf } from './sequence'
import type { Kind, Ww1State, Ww1Unit } from './state'
import { ASSAULTED, ASSAULTING } from './tables'

const PIPS = { Green: 1, Average: 2, Elite: 3 } as const

export const LOOK: Readonly<Record<Kind, { readonly silhouette: string; readonly name: string }>> = {
  infantry: { silhouette: 'infantry', name: 'Infantry battalion' },
  stormtroopers: { silhouette: 'engineers', name: 'Stormtrooper battalion' },
  mg: { silhouette: 'hmg', name: 'Machine gun company' },
  tank: { silhouette: 'landship', name: 'Tank company' },
}

function chipsOf(unit: Ww1Unit): readonly Chip[] {
  return unit.stuck ? [{ text: 'S', tone: 'damage', label: 'Stuck' }] : []
}

/** Whether a unit has done its part in the present step. */
function isSpent(state: Ww1State, unit: Ww1Unit): boolean {
  if (sideOf(state.step) !== unit.side || state.turn === 0) return false
  if (state.step.endsWith('moves')) return unit.moved
  if (state.step.endsWith('assaults')) {
    const square = whereIs(state, unit)
    return unit.advanced || (square !== null && state.assaulted.includes(square))
  }
  return unit.cut
}

/** A unit as its base. One that is off the table lies in the corner: only cards show it. */
export function tokenOf(state: Ww1State, unit: Ww1Unit): Token {
  const { size } = state.scenario.board
  return {
    ...tokenBasics(unit),
    width: size * 0.32,
    depth: size * 0.32,
    shape: 'base',
    silhouette: LOOK[unit.type].silhouette,
    paint: state.scenario.forces[unit.side].paint,
    quality: PIPS[unit.quality],
    chips: chipsOf(unit),
    spent: isSpent(state, unit),
  }
}

/** What the panel shows of a unit and of the square in which it stands. */
export function cardOf(state: Ww1State, id: UnitId): UnitCard {
  const unit = unitOf(state, id)
  const square = whereIs(state, unit)
  const moves = { infantry: '1 square', stormtroopers: '1, corners too', mg: 'never', tank: '1 square' }[
    unit.type
  ]
  return {
    token: tokenOf(state, unit),
    title: unit.name,
    subtitle: LOOK[unit.type].name,
    chips: [
      unit.quality,
      ...(square === null ? [unit.lost ? 'Lost' : 'Off the table'] : [`In ${square}`]),
      ...(unit.stuck ? ['Stuck'] : []),
    ],
    facts: [
      {
        label: 'Move',
        value: moves,
        clause: unit.type === 'stormtroopers' ? 'ww1-4b.2' : unit.type === 'mg' ? 'ww1-4b.3' : 'ww1-4b.1',
      },
      {
        label: 'Assaulting',
        value: unit.type === 'mg' ? 'none' : `+${ASSAULTING[unit.type]}`,
        clause: unit.type === 'tank' ? 'ww1-5a.4' : unit.type === 'mg' ? 'ww1-R14' : 'ww1-5a.3',
      },
      {
        label: 'Assaulted',
        value: `+${ASSAULTED[unit.type]}`,
        ...(unit.type === 'mg' && { note: 'and a D3' }),
        clause: unit.type === 'tank' ? 'ww1-5a.9' : unit.type === 'mg' ? 'ww1-5a.16' : 'ww1-5a.8',
      },
    ],
    notes: notesOf(state, unit, square),
  }
}

function notesOf(state: Ww1State, unit: Ww1Unit, square: string | null): UnitCard['notes'] {
  const notes: { text: string; clause?: string }[] = []
  if (square !== null) {
    const there = defencesIn(state, square)
    if (there.length > 0) {
      const works = there.map(
        each => `${state.scenario.sides[each.side].adjective} ${nameOfDefence(each.kind)}`,
      )
      notes.push({ text: `In its square: ${works.join(', ')}.`, clause: 'ww1-R17' })
    }
    if (isDifficult(state, square))
      notes.push({ text: 'Difficult ground: no Tank enters.', clause: 'ww1-4b.5' })
  }
  if (unit.type === 'tank' && cannotMove(state, unit).length === 0) {
    notes.push({ text: 'Sticks fast on a 1 when it moves.', clause: 'ww1-4b.4' })
  }
  if (unit.side !== 'A' && unit.type === 'mg')
    notes.push({ text: 'Holds, but never assaults.', clause: 'ww1-R14' })
  return notes
}
