import { reckon } from '../../../../src/engine/reckon'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Book, Fight } from '../model/book'
import { footing } from '../model/ground'
import type { AncientState, Flank, Standing } from '../model/state'
import { defenceBehind, defenceOf, isOn, kindOf } from '../model/units'
import { isFrontal, meleeOf, sideOf } from './contact'

/** What each side of a base is called. */
export const SIDE_WORD: Readonly<Record<Flank, string>> = {
  front: 'front',
  left: 'left flank',
  right: 'right flank',
  rear: 'rear',
}

/** An attack as the modifiers need to know it. */
export function fightOf(book: Book, state: AncientState, attacker: Standing, defender: Standing): Fight {
  const melee = meleeOf(state, attacker.id, defender.id)
  const side = sideOf(book, state, attacker, defender)
  const own = footing(book, state, attacker.at)
  const other = footing(book, state, defender.at)
  const first = isOn(state, 'first-game-turn')
    ? (melee?.since ?? state.turn) === state.turn
    : (melee?.begun[attacker.side] ?? 1) <= 1
  return {
    attacker,
    defender,
    attackerKind: kindOf(book, state, attacker),
    defenderKind: kindOf(book, state, defender),
    side,
    frontal: isFrontal(book, state, defender, side),
    first,
    open: own.open && other.open,
    inRough: own.rough,
    defended: other.building || other.fortified,
    houseRules: state.houseRules,
    state,
  }
}

/** What is added to the attacker's die: its Attack factor for this enemy and the modifiers. */
export function attackReckoning(book: Book, fight: Fight): Reckoning {
  const { attackerKind, defenderKind } = fight
  const { foot, mounted } = attackerKind.attack
  const base = defenderKind.mounted
    ? { clause: book.cite['attack table'], label: `${attackerKind.name} against mounted`, value: mounted }
    : { clause: book.cite['attack table'], label: `${attackerKind.name} against foot`, value: foot }
  return reckon('sum', 'Attack', base, book.attack, fight)
}

/** What is added to the defender's die: its Defence factor, half of it on the flank and in the rear. */
export function defenceReckoning(book: Book, fight: Fight): Reckoning {
  const { defender, defenderKind, frontal, side } = fight
  const full = defenceOf(defenderKind, defender)
  const half = defenceBehind(defenderKind, defender)
  const table = { clause: book.cite['defence table'], label: 'Defence', value: full }
  const unsteady = book.unsteady(defenderKind, footing(book, fight.state, defender.at))
  const base =
    half === full || (frontal && !unsteady)
      ? table
      : frontal && unsteady
        ? { clause: unsteady, label: 'Defence off open ground', value: half }
        : { clause: book.cite['flank halves'], label: `Defence, ${SIDE_WORD[side]}`, value: half }
  return reckon('sum', 'Defence', base, book.defence, fight)
}

/** How much more the attacker adds to its die than the defender, as they stand. */
export function leadOf(book: Book, state: AncientState, by: Standing, target: Standing): number {
  const fight = fightOf(book, state, by, target)
  return attackReckoning(book, fight).total - defenceReckoning(book, fight).total
}
