import { reckon } from '../../../../src/engine/reckon'
import type { Reckoning } from '../../../../src/engine/reckoning'
import { seenFrom } from '../../../../src/geometry/clip'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book, Shot } from '../model/book'
import type { Missile } from '../model/kinds'
import { footing } from '../model/ground'
import type { AncientState, Standing } from '../model/state'
import { defenceBehind, defenceOf, isOn, kindOf, missileOf, outlineOf, scaled } from '../model/units'
import { type Aim, aimAt } from './sight'

/** The range of a weapon on this table, in inches. */
export function rangeOf(state: AncientState, weapon: Missile): number {
  return scaled(state, weapon.range)
}

/** What a unit sees of a target with its own weapon. */
export function aimFor(book: Book, state: AncientState, unit: Standing, target: Standing): Aim {
  const weapon = missileOf(book, unit)
  return aimAt(book, state, unit, target, weapon ? rangeOf(state, weapon) : 0)
}

/** The kind of a unit's cover from shooting, by the ground under its centre (R44). */
function coverOf(book: Book, state: AncientState, unit: Standing): Shot['cover'] {
  const { fortified, building, soft } = footing(book, state, unit.at)
  return { rough: soft, building, fortification: fortified }
}

/** The shot as the modifiers need to know it. */
export function shotOf(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
  weapon: Missile,
  distance: number,
): Shot {
  return {
    shooter: unit,
    target,
    weapon,
    distance,
    range: rangeOf(state, weapon),
    cover: coverOf(book, state, target),
    houseRules: state.houseRules,
    state,
  }
}

/** What is added to the shooter's die. */
export function shootingReckoning(book: Book, shot: Shot): Reckoning {
  const base = { clause: shot.weapon.clause, label: shot.weapon.name, value: 0 }
  return reckon('sum', 'Shooting', base, book.shooting, shot)
}

/** What is added to the target's die: its Defence, except against engines. */
export function defenceAgainst(book: Book, state: AncientState, shot: Shot): Reckoning {
  const { target, weapon } = shot
  const kind = kindOf(book, state, target)
  const full = defenceOf(kind, target)
  const isFromBehind = isOn(state, 'flank-shooting') && isBehindFront(state, target, shot.shooter)
  const unsteady = book.unsteady(kind, footing(book, state, target.at))
  const half = isFromBehind || unsteady ? defenceBehind(kind, target) : full
  const base = weapon.engine
    ? { clause: book.cite['engine'], label: 'no Defence against engines', value: 0 }
    : half === full
      ? { clause: book.cite['target defence'], label: 'Defence', value: full }
      : {
          clause: unsteady ?? book.cite['target defence'],
          label: unsteady ? 'Defence off open ground' : 'Defence, from behind',
          value: half,
        }
  return reckon('sum', 'Defence', base, book.shielding, shot)
}

/** Whether a shooter stands wholly behind the line of the target's front edge. */
function isBehindFront(state: AncientState, target: Standing, shooter: Standing): boolean {
  const seen = seenFrom(target.at, target.facing, outlineOf(state, shooter))
  return seen.every(corner => corner.y <= state.scenario.base / 2 + WITHIN)
}

/** How much more the shooter adds to its die than the target. */
export function leadOfShot(book: Book, state: AncientState, shot: Shot): number {
  return shootingReckoning(book, shot).total - defenceAgainst(book, state, shot).total
}
