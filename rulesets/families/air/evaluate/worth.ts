import { type Side, otherSide } from '../../../../src/engine/ids'
import { chancesOf } from '../fire/chances'
import { canShoot, weaponsOf } from '../fire/toHit'
import type { Book, Posed } from '../model/book'
import { type Standing, findAircraft, onTable, stands, targetsOf } from '../model/lookup'
import type { AirState, Pose } from '../model/state'
import { edgeOf } from './pose'
import { posedOf, prospectsOf } from './prospects'
import { IN_HAND, TARGET, gainOf, killsWorth, valueOf } from './value'

/** To have won. No more than is at stake: who has one aircraft left must dare something with it, or has lost anyway. */
const WON = 150
/** An aircraft that has left: nothing gained in a battle by itself, but a pilot for the next in a campaign. */
const LEFT = -100
const HOME = 60
const JAMMED = { front: 12, rear: 5 } as const

/** What a position is worth to a side, by parts. */
interface Merits {
  readonly aircraft: number
  readonly kills: number
  readonly targets: number
  /** What one's own shots in hand and to come may do. */
  readonly shots: number
  /** What the enemy's may. */
  readonly danger: number
  readonly position: number
}

/** How good a position is for a side: 100 is about an undamaged aircraft; worth(A) is -worth(B). */
export function worth(book: Book, state: AirState, side: Side): number {
  const parts = merits(book, state, side)
  const sum = parts.aircraft + parts.kills + parts.targets
  if (!state.result) return sum + parts.shots + parts.danger + parts.position
  const { winner } = state.result
  return sum + (winner === null ? 0 : winner === side ? WON : -WON)
}

/** The parts of a worth: aircraft, kills, ground targets, shots in hand and to come on both sides, position. */
export function merits(book: Book, state: AirState, side: Side): Merits {
  const [mine, theirs] = [posedOf(state, side), posedOf(state, otherSide(side))]
  const own = sideMerits(book, state, side, mine, theirs)
  const other = sideMerits(book, state, otherSide(side), theirs, mine)
  return {
    aircraft: own.aircraft - other.aircraft,
    kills: killsWorth(state, side),
    targets: own.targets - other.targets,
    shots: own.shots,
    danger: -other.shots,
    position: own.position - other.position,
  }
}

function sideMerits(
  book: Book,
  state: AirState,
  side: Side,
  own: readonly Posed[],
  enemies: readonly Posed[],
): Omit<Merits, 'danger' | 'kills'> {
  const gone = state.units.filter(each => each.side === side && each.fate === 'left').length
  const campaign = state.scenario.campaign === true
  let aircraft = gone * (campaign ? HOME : LEFT)
  let position = 0
  const shots = IN_HAND * inHand(book, state, side) + prospectsOf(book, state, own, enemies)
  for (const { one, pose } of own) {
    aircraft += valueOf(book, state, one)
    position += lureOf(book, state, one, pose) + pose.level
    position -= edgeOf(state, one, pose)
    for (const part of book.parts) aircraft += part.kept?.(state, one) ?? 0
    position -= (one.frontJammed === true ? JAMMED.front : 0) + (one.rearJammed === true ? JAMMED.rear : 0)
  }
  return {
    aircraft,
    targets: targetsOf(state, side).length * TARGET,
    shots,
    position,
  }
}

/** What draws an aircraft to where it is, part by part. */
const lureOf = (book: Book, state: AirState, one: Standing, pose: Pose): number =>
  book.parts.reduce((sum, part) => sum + (part.lure?.(book, state, one, pose) ?? 0), 0)

/** What an attack that may be made right now is worth on average: of who has moved, and of who may fire back. */
function inHand(book: Book, state: AirState, side: Side): number {
  const { active, pending } = state
  if (pending) {
    const [one, target] = [findAircraft(state, pending.unit), findAircraft(state, pending.target)]
    return stands(one) && stands(target) && one.side === side ? bestShot(book, state, one, [target], true) : 0
  }
  if (!active || active.stage !== 'fire' || active.fired.length > 0) return 0
  const one = findAircraft(state, active.unit)
  if (!stands(one) || one.side !== side) return 0
  return Math.max(
    bestShot(book, state, one, onTable(state, otherSide(side)), false),
    ...book.parts.map(part => part.inHand?.(book, state, one) ?? 0),
  )
}

/** The best shot of an aircraft, less what it is likely to be answered with. */
function bestShot(
  book: Book,
  state: AirState,
  one: Standing,
  targets: readonly Standing[],
  back: boolean,
): number {
  let best = 0
  for (const target of targets) {
    for (const weapon of weaponsOf(book, one)) {
      if (!canShoot(book, state, one, target, weapon, back)) continue
      const { hit, destroyed } = chancesOf(book, state, one, weapon, target, back)
      const gain = gainOf(book, state, one, weapon, target, hit)
      const answer = back ? 0 : (1 - destroyed) * bestShot(book, state, target, [one], true)
      best = Math.max(best, gain - IN_HAND * answer)
    }
  }
  return best
}
