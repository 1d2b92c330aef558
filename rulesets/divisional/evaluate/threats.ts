import { type Side, otherSide } from '../../../src/engine/ids'
import { memoBy } from '../../../src/engine/memo'
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

/** How much the attacks count that a side might make with its next move; nothing when it has none. */
export function shareOf(state: DivState, side: Side): number {
  const isNext = side !== activeSide(state)
  const left = turnsLeft(state)
  const hasOne = left > 0 || (isNext && side === 'B')
  if (!hasOne) return 0
  return isNext ? NEXT : LATER
}

/** A unit, those of the other side that could be upon it with their next move, and the best that these can do. */
interface Prey {
  readonly foe: Standing
  readonly by: readonly Standing[]
  best: Attack | null
}

interface Attack {
  readonly gain: number
  readonly by: readonly Standing[]
}

/** Nobody attacks who is farther off along either edge than this, in inches: as far as the fastest move, and the bases. */
const FAR = 11

/**
 * What a side promises itself of the attacks that it could make with its next move: as many together upon each enemy as
 * gain by it, the best attack first.
 */
export function threatsOf(state: DivState, side: Side): number {
  const foes = unitsOf(state, otherSide(side))
  const movers = unitsOf(state, side).filter(attacks)
  const free = new Set(movers)
  const left: Prey[] = []
  for (const foe of foes) {
    const by = movers.filter(unit => isInReach(state, unit, foe, foes))
    const best = bestAttack(state, foe, by)
    if (best) left.push({ foe, by, best })
  }
  let sum = 0
  for (;;) {
    let next: Prey | null = null
    for (const prey of left) if (prey.best && prey.best.gain > (next?.best?.gain ?? 0)) next = prey
    if (!next?.best) return sum
    const { gain, by } = next.best
    sum += gain
    next.best = null
    for (const unit of by) free.delete(unit)
    // Others who had counted on one of these find out what they can do without him.
    for (const prey of left)
      if (prey.best?.by.some(unit => !free.has(unit)))
        prey.best = bestAttack(
          state,
          prey.foe,
          prey.by.filter(unit => free.has(unit)),
        )
  }
}

function isInReach(state: DivState, unit: Standing, foe: Standing, foes: readonly Standing[]): boolean {
  if (Math.abs(unit.at.x - foe.at.x) > FAR || Math.abs(unit.at.y - foe.at.y) > FAR) return false
  if (pairingOf(state, unit, foe).moves > 1) return false
  return !isEngaged(state, unit) && !isBarred(state, unit.at, foe.at, foes, foe)
}

interface Known {
  readonly by: readonly Standing[]
  readonly attack: Attack | null
}

/** So many attacks upon each enemy are kept, as long as he and they stand as they do and the Fortifications are what they are. */
const KEPT = 4
const kept = memoBy((_: DivState['fortifications']) => new WeakMap<Standing, Known[]>())

/** As `attackOn`, remembering what it found: of all that stand about, an order moves one. */
function bestAttack(state: DivState, foe: Standing, by: readonly Standing[]): Attack | null {
  if (by.length === 0) return null
  const all = kept(state.fortifications)
  const known = all.get(foe) ?? []
  const found = known.find(each => isSame(each.by, by))
  if (found) return found.attack
  const attack = attackOn(state, foe, by)
  all.set(foe, [{ by, attack }, ...known.slice(0, KEPT - 1)])
  return attack
}

const isSame = (a: readonly Standing[], b: readonly Standing[]): boolean =>
  a.length === b.length && a.every((unit, at) => unit === b[at])

/** The attack of one or more upon an enemy that gains most; null if none gains anything. */
function attackOn(state: DivState, foe: Standing, by: readonly Standing[]): Attack | null {
  const order = by
    .toSorted((a, b) => pairingOf(state, b, foe).own - pairingOf(state, a, foe).own)
    .slice(0, ROUND_ONE)
  let best: Attack | null = null
  let beset: Beset = unbeset(foe)
  let spent = 0
  for (const [at, unit] of order.entries()) {
    const { own, other } = pairingOf(state, unit, foe)
    const roomOther = roomBehind(state, foe, unit, by)
    const after = attacked(state, beset, unit, { own, other, roomOwn: Infinity, roomOther })
    beset = after.beset
    spent += after.cost
    const gain = lostOf(state, foe, beset) - spent
    if (gain > (best?.gain ?? 0)) best = { gain, by: order.slice(0, at + 1) }
  }
  return best
}
