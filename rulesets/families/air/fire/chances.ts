import type { Book } from '../model/book'
import { type Standing, typeOf } from '../model/lookup'
import type { AirState, Aircraft, Weapon } from '../model/state'
import { mayJam } from './shots'
import { attackOf, faceNeeded, toHit } from './toHit'

/** Ways of two dice, of 36, in which the first is so much higher or more: index 0 is -5 or more. */
const LEADS = [36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0] as const

/** How likely a damage contest leads by so much or more. */
function leadsBy(attack: number, defence: number, least: number): number {
  const at = least - attack + defence + 5
  return (LEADS[Math.max(0, Math.min(at, LEADS.length - 1))] ?? 0) / 36
}

/** Chance that a die shows a face or more; a natural 1 never hits with guns that may jam. */
export function hitChance(book: Book, firer: Aircraft, need: number): number {
  const least = mayJam(book, firer) ? Math.max(2, need) : Math.max(1, need)
  return Math.max(0, 7 - least) / 6
}

/** What becomes of a target that is hit: how likely it is Damaged, how likely Destroyed. */
export function harmOf(book: Book, firer: Aircraft, weapon: Weapon, target: Aircraft) {
  const attack = attackOf(book, firer, weapon) ?? 0
  const { defence } = typeOf(book, target)
  const any = leadsBy(attack, defence, 1)
  const worst = leadsBy(attack, defence, 3)
  return target.damaged ? { damaged: 0, destroyed: any } : { damaged: any - worst, destroyed: worst }
}

/** Chances of a shot, as its odds are. */
export function chancesOf(
  book: Book,
  state: AirState,
  firer: Standing,
  weapon: Weapon,
  target: Standing,
  back = false,
) {
  const hit = hitChance(book, firer, faceNeeded(state, toHit(book, state, firer, target, back)))
  const { damaged, destroyed } = harmOf(book, firer, weapon, target)
  return { hit, damaged: hit * damaged, destroyed: hit * destroyed }
}
