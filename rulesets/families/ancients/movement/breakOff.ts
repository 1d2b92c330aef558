import type { Reason } from '../../../../src/engine/refusal'
import { bearing, distance, normal } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import { duty } from './compulsion'
import { tiedBy } from '../melee/contact'
import { findUnit, stands } from '../model/units'
import { isLight, isSame } from './manoeuvre'
import { idleReasons } from './movement'
import { because } from '../model/reasons'
import type { ActionOf, AncientState } from '../model/state'
import { endOf, mayFace, unableReasons } from './waysOut'

/** Why a unit may not break off so: its kind, its speed, the straight way, and the full distance (R34). */
export function breakOffReasons(
  book: Book,
  state: AncientState,
  action: ActionOf<'breakOff'>,
): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const idle = idleReasons(book, state, unit)
  if (idle.length > 0 || !stands(unit)) return idle
  const tied = tiedBy(state, unit)
  if (tied && (tied.side === unit.side || unit.status !== 'Shaken')) {
    return [because(book, 'tied', 'rampage charge', { other: { unit: tied.id } })]
  }
  const unable = unableReasons(book, state, unit)
  if (unable.length > 0) return unable
  const [shaken] = duty(book, state).mustBreakOff
  if (shaken !== undefined && unit.status !== 'Shaken') {
    return [because(book, 'shaken-first', 'order of moves', { other: { unit: shaken } })]
  }
  if (unit.status !== 'Shaken') {
    const [charger] = duty(book, state).mustCharge.keys()
    if (charger !== undefined)
      return [because(book, 'charge-first', 'order of moves', { other: { unit: charger } })]
  }
  const light = isLight(book, state, unit)
  const way = bearing(unit.at, action.at)
  if (!light && !isSame(way, unit.facing) && !isSame(way, unit.facing + 180)) {
    return [because(book, 'break-off-straight', 'break off turn')]
  }
  const exact = light ? way : isSame(way, unit.facing) ? unit.facing : normal(unit.facing + 180)
  const end = endOf(book, state, unit, exact)
  if (!end) return [because(book, 'no-way-out', 'break off move')]
  if (distance(end, action.at) > 2 * WITHIN) {
    return [because(book, 'break-off-distance', 'break off distance', { distance: distance(unit.at, end) })]
  }
  if (!light && !isSame(action.facing, exact)) return [because(book, 'break-off-straight', 'break off turn')]
  return mayFace(book, state, unit, action.at, action.facing)
    ? []
    : [because(book, 'break-off-facing', 'break off move')]
}
