import { type Side } from '../../../src/engine/ids'
import type { Weights } from '../../../src/engine/ruleset'
import type { Outlook } from './rowNeeds'
import type { Ww1State } from '../state'

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
const SHORT = 4

/** How much it is worth to be sure of a row, and each gun besides, so that the lost cause is fought for too. */
const ALL = 1200
const EACH = 15

/** Worth of the rows for the Attacker, and how much of it another gun is worth now. */
export interface Standing {
  readonly worth: number
  readonly perGun: number
}

/** What each gun less that a row needs is worth besides: it has to be done, however good the chances are. */
const PROGRESS = 4
const MOST_NEED = 320

/** What the outlook is worth with so many guns; `spare`: what the units of both sides add, in guns. */
export function standingOf(found: readonly Outlook[], guns: Guns, spare: number): Standing {
  const scale = 2 + 0.55 * Math.sqrt(8 + 1.33 * (guns.A + guns.B))
  let worth = EACH * (guns.A - guns.B + spare)
  let perGun = EACH
  for (const { chance, rows } of found) {
    let best = -Infinity
    let least = MOST_NEED
    for (const { need, isHeld, weakest } of rows) {
      const theirs = isHeld ? guns.B : Math.max(-SHORT, guns.B - weakest)
      best = Math.max(best, guns.A + spare - need - theirs)
      least = Math.min(least, need)
    }
    const likely = 1 / (1 + Math.exp(-best / scale))
    worth += chance * (ALL * (likely - 0.5) - (EACH + PROGRESS) * least)
    perGun += (chance * ALL * likely * (1 - likely)) / scale
  }
  return { worth, perGun }
}

/** What that worth is made of: units and guns at what a gun is worth now, and how the rows stand. */
export function partsOf(found: readonly Outlook[], guns: Guns, spare: number) {
  const { worth, perGun } = standingOf(found, guns, spare)
  const forces = perGun * spare
  const artillery = perGun * (guns.A - guns.B)
  return { forces, guns: artillery, ground: worth - forces - artillery }
}

/** The worth, each of its parts with its weight. */
export function weighed(
  found: readonly Outlook[],
  guns: Guns,
  spare: number,
  { forces = 1, guns: artillery = 1, ground = 1 }: Weights,
): number {
  const parts = partsOf(found, guns, spare)
  return forces * parts.forces + artillery * parts.guns + ground * parts.ground
}

/** Value of a unit in guns, by how many there are: the Attacker has more than he can use. */
const NEEDED = 10
const PLENTY = 18
const FIRST = 1.4
const LAST = 0.1
const THEIRS = 0.7

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
    sum += Math.min(1, a - at) * (FIRST - (FIRST - LAST) * share)
  }
  return sum - 12 - THEIRS * (b - 12)
}
