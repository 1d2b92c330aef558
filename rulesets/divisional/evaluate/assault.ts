import { stakeOf } from './values'
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
  for (let fp = 0; fp < there.length; fp++) {
    const chance = (there[fp] ?? 0) + (gone[fp] ?? 0)
    if (chance > 0) left += chance * stakeOf(state, unit, fp)
  }
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
  const stake = stakeOf(state, by)
  let ground = 0
  let cost = 0
  for (const { chance, own: ownPoints, other: points, thrown, inches } of exchangeOf(own, other)) {
    if (thrown === 'other') ground += chance * inches * GROUND_LOST
    if (thrown !== 'other' || inches <= roomOther) {
      const into = thrown === 'other' ? gone : there
      for (let fp = 0; fp + points < most; fp++) {
        const before = beset.there[fp] ?? 0
        if (before > 0) into[fp + points] = (into[fp + points] ?? 0) + chance * before
      }
    }
    const isLost = thrown === 'own' && inches > roomOwn
    const back = thrown === 'own' ? inches * GROUND_LOST : 0
    cost += chance * (stake - (isLost ? 0 : stakeOf(state, by, by.fp + ownPoints)) + back)
  }
  return { beset: { there, gone, ground: beset.ground + stillThere * ground }, cost: stillThere * cost }
}
