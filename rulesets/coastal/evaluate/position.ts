import { type Side, otherSide } from '../../../src/engine/ids'
import { distance } from '../../../src/geometry/point'
import { cannotFire } from '../activation'
import { shotsOf } from '../aim'
import { type Standing, inches, maxSpeedOf, vesselsOf } from '../lookup'
import { isSubmarine } from '../spotting'
import type { CoastalState } from '../state'
import { hasSailed } from '../track'
import { timeLeft } from './material'
import { firePower, shotWorth } from './prospects'
import { launchWorth, torpedoPower } from './runs'

/** What fire in prospect counts: of those who are still to act in this turn, and of those who act in the next. */
const NOW = 0.55
const NEXT = 0.4
/** What a vessel that has sailed would do with its weapons, as it may still do it. */
const IN_HAND = 0.8
/** A speed that is not what one would want, for each level. */
const SLOW = 2.6
/** For each inch that a vessel is too far from all enemies. */
const NEAR = 0.9

/** What the vessels of a side promise from where they are. */
export function positionOf(state: CoastalState, side: Side): number {
  let sum = 0
  const enemies = vesselsOf(state, otherSide(side))
  const soon = timeLeft(state)
  for (const vessel of vesselsOf(state, side)) {
    sum -= SLOW * Math.abs(wantedSpeed(state, vessel) - vessel.speed) + edge(state, vessel)
    if (enemies.length === 0) continue
    const isDone = hasSailed(state, vessel)
    sum += (isDone ? NEXT * soon : NOW) * firePower(state, vessel, enemies)
    sum += soon * torpedoPower(state, vessel, enemies)
    if (isDone && !vessel.acted) sum += IN_HAND * inHand(state, vessel)
    if (!vessel.cargo) sum -= NEAR * Math.min(20, Math.max(0, nearest(vessel, enemies) - inches(state, 6)))
  }
  return sum
}

const nearest = (vessel: Standing, enemies: readonly Standing[]): number =>
  enemies.reduce((least, each) => Math.min(least, distance(each.at, vessel.at)), 60)

/** Fire that a vessel which has moved may still give: the best shot of each weapon, and its torpedoes. */
function inHand(state: CoastalState, vessel: Standing): number {
  if (cannotFire(state, vessel).length > 0) return 0
  const best = new Map<string, number>()
  for (const shot of shotsOf(state, vessel)) {
    const key = shot.weapon.kind === 'light' ? 'light' : String(shot.weapon.at)
    best.set(key, Math.max(best.get(key) ?? 0, shotWorth(shot)))
  }
  return [...best.values()].reduce((sum, each) => sum + each, 0) + launchWorth(state, vessel)
}

/** As fast as it can, but where a boat at full speed would only spoil its own aim. */
function wantedSpeed(state: CoastalState, vessel: Standing): number {
  const most = maxSpeedOf(vessel)
  if (vessel.cargo || !state.released || isSubmarine(vessel)) return most
  return Math.min(most, 5)
}

/** Whoever heads for the edge will soon be off the table. */
function edge(state: CoastalState, vessel: Standing): number {
  const { board, exit } = state.scenario
  if (vessel.cargo && exit?.side === vessel.side) return 0
  const { x, y } = vessel.at
  const gap = Math.min(x, y, board.width - x, board.height - y)
  const safe = inches(state, 3)
  return gap >= safe ? 0 : (safe - gap) * 3
}
