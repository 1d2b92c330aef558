import { lossOf, stakeOf } from './values'
import { exchangeOf } from './exchange'
import type { Standing } from '../lookup'
import type { DivState } from '../state'
import { DESTROYED_AT } from '../tables'

/** What giving way is worth besides the Fatigue Points, for each inch. */
const GROUND_LOST = 6

/** A combat that may come: totals before the dice, and how far each may withdraw before that is its end. */
export interface Meeting {
  readonly own: number
  readonly other: number
  readonly roomOwn: number
  readonly roomOther: number
}

/**
 * A unit that is attacked by several, one after the other (R21): how likely it is to be there still with so many Fatigue
 * Points, and to have been thrown back out of reach of the rest with so many.
 */
export interface Beset {
  readonly there: readonly number[]
  readonly gone: readonly number[]
  /** Ground that it is likely to have lost, in points. */
  readonly ground: number
}

/** A unit before anybody attacks it. */
export function unbeset({ type, fp }: Standing): Beset {
  const there = Array.from({ length: DESTROYED_AT[type] }, (_, points) => (points === fp ? 1 : 0))
  return { there, gone: there.map(() => 0), ground: 0 }
}

/** What its side has lost of a unit that was attacked, on average. */
export function lostOf(state: DivState, unit: Standing, { there, gone, ground }: Beset): number {
  let left = 0
  for (const [fp, chance] of there.entries()) left += (chance + (gone[fp] ?? 0)) * stakeOf(state, unit, fp)
  return stakeOf(state, unit) - left + ground
}

/** What becomes of a unit by one more attack, and what that costs the attacker on average. */
export function attacked(
  state: DivState,
  beset: Beset,
  by: Standing,
  { own, other, roomOwn, roomOther }: Meeting,
): { readonly beset: Beset; readonly cost: number } {
  const most = beset.there.length
  const there = beset.there.map(() => 0)
  const gone = [...beset.gone]
  const stillThere = beset.there.reduce((sum, chance) => sum + chance, 0)
  let ground = beset.ground
  let cost = 0
  for (const way of exchangeOf(own, other)) {
    const isCut = way.thrown === 'other' && way.inches > roomOther
    const into = way.thrown === 'other' ? gone : there
    for (let fp = 0; fp + way.other < most && !isCut; fp++)
      into[fp + way.other] = (into[fp + way.other] ?? 0) + way.chance * (beset.there[fp] ?? 0)
    if (way.thrown === 'other') ground += stillThere * way.chance * way.inches * GROUND_LOST
    const isLost = way.thrown === 'own' && way.inches > roomOwn
    const back = way.thrown === 'own' ? way.inches * GROUND_LOST : 0
    cost += stillThere * way.chance * ((isLost ? stakeOf(state, by) : lossOf(state, by, way.own)) + back)
  }
  return { beset: { there, gone, ground }, cost }
}
