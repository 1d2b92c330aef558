import type { UnitId } from '../../../../src/engine/ids'
import { reckon } from '../../../../src/engine/reckon'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Reason } from '../../../../src/engine/refusal'
import type { Io } from '../../../../src/engine/ruleset'
import { moveBy } from '../../../../src/geometry/point'
import { crushed } from '../damage/overrun'
import type { Book, Fight } from '../model/book'
import { foesOf, frontMeets, isFrontal, meleeOf, nearestOf, sideOf, touches, withMelees } from './contact'
import { struckBy } from '../damage/damage'
import { footing, piecesAt, terrainOf } from '../model/ground'
import {
  baseAt,
  defenceOf,
  enemiesOf,
  findUnit,
  isOn,
  kindOf,
  outlineOf,
  scaled,
  stands,
  unitOf,
  withUnit,
} from '../model/units'
import { acrossOutline } from '../movement/moves'
import type { Harm } from '../damage/outcome'
import { because } from '../model/reasons'
import { attackerOf } from '../model/steps'
import type { ActionOf, AncientState, AncientUnit, Standing } from '../model/state'
import { slide } from '../movement/slide'

/** Why a unit cannot attack anybody now. */
export function restingReasons(
  book: Book,
  state: AncientState,
  unit: AncientUnit | undefined,
): readonly Reason[] {
  if (state.result) return [because(book, 'battle-over', 'break check')]
  if (!stands(unit)) return [because(book, 'not-on-table', 'melee')]
  if (attackerOf(state.step) !== unit.side)
    return [because(book, 'not-its-attack', unit.side === 'A' ? 'A attacks' : 'B attacks')]
  if (unit.fought) return [because(book, 'has-fought', 'one attack')]
  return []
}

export function attackReasons(
  book: Book,
  state: AncientState,
  action: ActionOf<'attack'>,
): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const resting = restingReasons(book, state, unit)
  if (resting.length > 0 || !stands(unit)) return resting
  const target = findUnit(state, action.target)
  if (!stands(target)) return [because(book, 'not-on-table', 'melee')]
  if (unit.rampage) {
    if (unit.rampage.target !== target.id)
      return [
        because(book, 'attacks-what-it-hit', 'rampage charge', { target: { unit: unit.rampage.target } }),
      ]
    if (!unit.rampage.ready) return [because(book, 'contact-too-late', 'one attack')]
    if (target.side === unit.side) return []
  }
  const melee = meleeOf(state, unit.id, target.id)
  if (!melee) return [because(book, 'not-in-melee', 'contact')]
  if (melee.begun[unit.side] === 0) return [because(book, 'contact-too-late', 'one attack')]
  if (
    isOn(state, 'front-edge-only') &&
    melee.bond === 'bases' &&
    !frontMeets(state.scenario.base, unit, outlineOf(state, target))
  ) {
    return [because(book, 'front-edge-only', 'one attack')]
  }
  const side = sideOf(book, state, unit, target)
  return target.struck.includes(side)
    ? [because(book, 'side-taken', 'one a side', { side: SIDE_WORD[side] })]
    : []
}

export const SIDE_WORD = { front: 'front', left: 'left flank', right: 'right flank', rear: 'rear' } as const

/** Whom a unit may attack now. */
export function victims(book: Book, state: AncientState, unit: Standing): readonly Standing[] {
  const wild = unit.rampage ? findUnit(state, unit.rampage.target) : undefined
  const candidates = stands(wild) ? [wild] : foesOf(state, unit)
  return candidates.filter(
    target => attackReasons(book, state, { type: 'attack', unit: unit.id, target: target.id }).length === 0,
  )
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
  const halved = frontal || defenderKind.wholeDefence ? full : Math.ceil(full / 2)
  const base =
    halved === full
      ? { clause: book.cite['defence table'], label: 'Defence', value: full }
      : { clause: book.cite['flank halves'], label: `Defence, ${SIDE_WORD[side]}`, value: halved }
  return reckon('sum', 'Defence', base, book.defence, fight)
}

export function playAttack(
  book: Book,
  state: AncientState,
  action: ActionOf<'attack'>,
  io: Io,
): AncientState {
  const unit = unitOf(state, action.unit)
  const target = unitOf(state, action.target)
  if (!stands(unit) || !stands(target)) return withUnit(state, unit.id, { fought: true })
  const fight = fightOf(book, state, unit, target)
  const attack = attackReckoning(book, fight)
  const defence = defenceReckoning(book, fight)
  const struck = target.side === unit.side ? target.struck : [...target.struck, fight.side]
  const marked = withUnit(
    withUnit(state, unit.id, { fought: true, rampage: null, spent: fight.attackerKind.scythed }),
    target.id,
    { struck, spent: fight.defenderKind.scythed },
  )
  const margin = io.chance.contest(
    { by: unit.side, sides: 6, bonus: attack.total },
    { by: target.side, sides: 6, bonus: defence.total },
    { purpose: `to hit ${target.name} with ${unit.name}`, by: unit.side, clause: book.cite['melee'] },
    [0, 3],
  )
  const blow = {
    cause: 'melee',
    by: unit,
    target: { ...target, struck },
    harm: Math.max(0, margin) as Harm,
    reckonings: [attack, defence],
    clauses: [book.cite['melee']],
    effects: [{ kind: 'burst', at: between(unit, target), size: 0.9 }],
  } as const
  const after = withMelees(book, struckBy(book, marked, blow, io))
  return unitOf(after, target.id).status === 'Lost' && target.side !== unit.side
    ? brokenThrough(book, after, unit.id, io)
    : after
}

function between(a: Standing, b: Standing) {
  return { x: (a.at.x + b.at.x) / 2, y: (a.at.y + b.at.y) / 2 }
}

/** After its charge has routed the enemy a unit of some kinds goes on 2 inches straight ahead (R37). */
function brokenThrough(book: Book, state: AncientState, id: UnitId, io: Io): AncientState {
  const unit = unitOf(state, id)
  if (!stands(unit) || !unit.charged || unit.status === 'Shaken' || !kindOf(book, state, unit).breaksThrough)
    return state
  if (
    enemiesOf(state, unit.side).some(enemy => touches(state, unit, enemy)) ||
    foesOf(state, unit).length > 0
  )
    return state
  const most = scaled(state, book.numbers.breakthrough)
  const found = slide(book, state, unit, unit.at, unit.facing, unit.facing, most)
  const hold = found.hold?.at ?? Infinity
  const length = Math.min(most, found.closed, found.unit?.at ?? Infinity, hold)
  const at = moveBy(unit.at, unit.facing, length)
  io.log({
    code: 'breaks-through',
    facts: { unit: { unit: unit.id }, distance: length },
    side: unit.side,
    units: [id],
    clauses: [book.cite['breakthrough']],
    effects: [{ kind: 'move', unit: id, path: [unit.at, at] }],
  })
  const moved = withUnit(state, id, { at, charged: false })
  const there = unitOf(moved, id)
  if (!stands(there)) return moved
  const met = withMelees(book, crushed(book, moved, there, false, io))
  if (!found.hold || hold > length + 1e-9) return met
  const { piece } = found.hold
  const inside = enemiesOf(met, unit.side).filter(enemy =>
    piecesAt(terrainOf(book, met), enemy.at).includes(piece),
  )
  const [target] = nearestOf(met, baseAt(met, at, unit.facing), inside)
  return target ? acrossOutline(book, met, there, target, piece.id, io) : met
}
