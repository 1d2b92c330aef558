import { type Side, otherSide } from '../../../src/engine/ids'
import { isEngaged, unitsOf } from '../contact'
import type { Standing } from '../lookup'
import { activeSide } from '../lookup'
import type { DivState, Kind } from '../state'
import { type Beset, attacked, lostOf, unbeset } from './assault'
import { turnsLeft } from './end'
import { isBarred, pairingOf } from './reach'
import { roomBehind } from './room'

/** HQs and Artillery do not attack (6.26). */
export const attacks = ({ type }: { readonly type: Kind }): boolean => type !== 'hq' && type !== 'artillery'

/** No more than so many find room about one enemy. */
const ROUND_ONE = 4
/** Attacks of the side that moves next count so much of what they promise, those of the other, that must wait, so much. */
const NEXT = 0.6
const LATER = 0.25

/** A unit and those of the other side that could be upon it with their next move. */
interface Prey {
  readonly foe: Standing
  readonly by: readonly Standing[]
}

/** How much the attacks count that a side might make with its next move; nothing when it has none. */
export function shareOf(state: DivState, side: Side): number {
  const isNext = side !== activeSide(state)
  const left = turnsLeft(state)
  const hasOne = left > 0 || (isNext && side === 'B')
  if (!hasOne) return 0
  return isNext ? NEXT : LATER
}

/**
 * What a side promises itself of the attacks that it could make with its next move: as many together upon each enemy as
 * gain by it.
 */
export function threatsOf(state: DivState, side: Side): number {
  const foes = unitsOf(state, otherSide(side))
  const movers = unitsOf(state, side).filter(unit => attacks(unit) && !isEngaged(state, unit))
  const prey: Prey[] = []
  for (const foe of foes) {
    const by = movers.filter(
      unit =>
        pairingOf(state, unit, foe).moves <= 1 && !isBarred(state, unit.at, foe.at, foes, foe),
    )
    if (by.length > 0) prey.push({ foe, by })
  }
  const free = new Set(movers)
  let sum = 0
  while (prey.length > 0) {
    let best: { readonly at: number; readonly found: Attack } | null = null
    for (const [at, each] of prey.entries()) {
      const found = attackOn(state, each, free)
      if (found && (!best || found.gain > best.found.gain)) best = { at, found }
    }
    if (!best) break
    sum += best.found.gain
    for (const unit of best.found.by) free.delete(unit)
    prey.splice(best.at, 1)
  }
  return sum
}

interface Attack {
  readonly gain: number
  readonly by: readonly Standing[]
}

/** The attack of one or more upon an enemy that gains most; null if none gains anything. */
function attackOn(state: DivState, { foe, by }: Prey, free: ReadonlySet<Standing>): Attack | null {
  const order = by
    .filter(unit => free.has(unit))
    .toSorted((a, b) => pairingOf(state, b, foe).own - pairingOf(state, a, foe).own)
    .slice(0, ROUND_ONE)
  let best: Attack | null = null
  let beset: Beset = unbeset(foe)
  let spent = 0
  for (const [at, unit] of order.entries()) {
    const { own, other } = pairingOf(state, unit, foe)
    const roomOther = roomBehind(state, foe, unit)
    const after = attacked(state, beset, unit, { own, other, roomOwn: Infinity, roomOther })
    beset = after.beset
    spent += after.cost
    const gain = lostOf(state, foe, beset) - spent
    if (gain > (best?.gain ?? 0)) best = { gain, by: order.slice(0, at + 1) }
  }
  return best
}
