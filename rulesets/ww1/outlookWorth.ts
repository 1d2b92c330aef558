import { type Side } from '../../src/engine/ids'
import type { Outlook } from './prospects'
import type { Ww1State } from './state'

/** Guns of both sides, gas and the last rounds counted as guns. */
export type Guns = Readonly<Record<Side, number>>

/** What a point of gas is good for, in guns, and what the last rounds will bring. */
const GAS = 2.8
const LAST_ROUNDS = 2.5

export function gunsIn({ guns, gas, lastRounds, scenario }: Ww1State): Guns {
  const of = (side: Side): number =>
    guns[side] + gas[side] * GAS + (lastRounds[side] || scenario.forces[side].guns === 0 ? 0 : LAST_ROUNDS)
  return { A: of('A'), B: of('B') }
}

/** How far the Defender's guns may fall short of what he needs. */
const SHORT = 9

/** How much a hundred points of chance are worth, and each gun besides, so that the lost cause is fought for too. */
const ALL = 1500
const EACH = 9
const [HOPELESS, SURE] = [-40, 40]

/** Worth of the rows for the Attacker, and how much of it another gun is worth now. */
export interface Standing {
  readonly worth: number
  readonly perGun: number
}

/** What the outlook is worth with so many guns; `spare`: what the units of both sides add, in guns. */
export function standingOf(found: readonly Outlook[], guns: Guns, spare: number): Standing {
  const scale = 0.55 * Math.sqrt(8 + 1.33 * (guns.A + guns.B))
  let worth = 0
  let perGun = 0
  for (const { chance, rows } of found) {
    let best = HOPELESS
    for (const { need, isHeld, weakest, row } of rows) {
      const theirs = isHeld ? guns.B : Math.max(-SHORT, guns.B - weakest)
      best = Math.max(best, guns.A + spare - need - theirs + 0.05 * row)
    }
    best = Math.min(SURE, best)
    const likely = 1 / (1 + Math.exp(-best / scale))
    worth += chance * (ALL * (likely - 0.5) + EACH * best)
    perGun += chance * ((ALL * likely * (1 - likely)) / scale + EACH)
  }
  return { worth, perGun }
}

/** Value of a unit in guns, by how many there are: the Attacker has more than he can use. */
const NEEDED = 10
const PLENTY = 22

export function spareOf(units: Ww1State['units']): number {
  let [a, b] = [0, 0]
  for (const unit of units) {
    if (unit.lost) continue
    const own = unit.type === 'tank' ? 1.6 - (unit.stuck ? 0.5 : 0) : unit.type === 'stormtroopers' ? 1.2 : 1
    if (unit.side === 'A') a += own
    else b += own
  }
  let sum = 0
  for (let at = 0; at < a; at++) {
    const share = Math.min(1, Math.max(0, (at - NEEDED) / (PLENTY - NEEDED)))
    sum += Math.min(1, a - at) * (1.4 - 1.1 * share)
  }
  return sum - 12 - 0.7 * (b - 12)
}
