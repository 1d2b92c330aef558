import { shareOf } from '../chances'
import type { Ship } from '../state'

/** What a ship is worth that nothing has hit, and one that is Damaged: what the enemy has not got of it in points. */
export const SOUND = 100
export const DAMAGED = 52
/** What a point of the result is worth (R31): two for a ship Destroyed. */
export const POINT = 50
/** A torpedo that is still aboard, in hundredths of a ship. */
export const ABOARD = 17

/** What an attack with so many dice is expected to cost a ship. */
export function harm(dice: number, target: Ship): number {
  const { damaged, destroyed } = shareOf(dice, target.damaged)
  return destroyed * wholeOf(target) + damaged * (SOUND - DAMAGED)
}

/** What is lost with a ship that is Destroyed now. */
export const wholeOf = ({ damaged, torpedo }: Ship): number =>
  (damaged ? DAMAGED : SOUND) + (torpedo ? ABOARD : 0)
