import { type Side, otherSide } from '../../../src/engine/ids'
import { distance } from '../../../src/geometry/point'
import { cannotFire } from '../activation'
import { shotsOf } from '../aim'
import { type Standing, inches, maxSpeedOf, vesselsOf } from '../lookup'
import { isSubmarine } from '../spotting'
import type { CoastalState } from '../state'
import { valueOf } from './material'
import { firePower, shotWorth } from './prospects'
import { launchWorth, torpedoPower } from './runs'

/** What fire in prospect counts: of those who are still to act in this turn, and of those who act in the next. */
const NOW = 0.55
const NEXT = 0.4
const TORPEDOES = 0.45
/** A speed that is not what one would want, for each level. */
const SLOW = 2.6
/** For each inch that cargo is nearer to its edge. */
const WAY = 0.016
const NEAR = 0.5

/** What the vessels of a side promise from where they are. */
export function positionOf(state: CoastalState, side: Side): number {
  let sum = 0
  const enemies = vesselsOf(state, otherSide(side))
  for (const vessel of vesselsOf(state, side)) {
    sum += wayOf(state, vessel) - SLOW * Math.abs(wantedSpeed(state, vessel) - vessel.speed)
    if (enemies.length === 0) continue
    const isActing = state.active?.units.includes(vessel.id) === true
    const weight = vessel.acted || isActing ? NEXT : NOW
    sum += weight * firePower(state, vessel, enemies)
    sum += TORPEDOES * torpedoPower(state, vessel, enemies)
    if (isActing && state.active?.moved) sum += inHand(state, vessel)
    sum -= NEAR * Math.min(12, Math.max(0, nearest(vessel, enemies) - 8))
    sum -= edge(state, vessel)
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
  return 0.9 * [...best.values()].reduce((sum, each) => sum + each, 0) + 0.9 * launchWorth(state, vessel)
}

/** As fast as it can, but where a boat at full speed would only spoil its own aim. */
function wantedSpeed(state: CoastalState, vessel: Standing): number {
  const most = maxSpeedOf(vessel)
  if (vessel.cargo || !state.released || isSubmarine(vessel)) return most
  return Math.min(most, 5)
}

/** How far cargo has come, and what it is worth once it is through. */
function wayOf({ scenario: { exit, board } }: CoastalState, vessel: Standing): number {
  if (!vessel.cargo || exit?.side !== vessel.side) return 0
  const { x, y } = vessel.at
  const left =
    exit.edge === 'west'
      ? x
      : exit.edge === 'east'
        ? board.width - x
        : exit.edge === 'north'
          ? y
          : board.height - y
  return -left * WAY * valueOf(vessel)
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
