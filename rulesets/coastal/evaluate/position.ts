import { type Side, otherSide } from '../../../src/engine/ids'
import { type Point, distance, moveBy } from '../../../src/geometry/point'
import { crossings } from '../../../src/geometry/polygons'
import { cannotFire } from '../activation'
import { shotsOf } from '../aim'
import { type Standing, inches, maxSpeedOf, vesselsOf } from '../lookup'
import { isSubmarine } from '../spotting'
import { landIn } from '../passage'
import { type CoastalState, EDGES } from '../state'
import { hasSailed } from '../track'
import { torpedoesLeft } from '../tubes'
import { timeLeft } from './material'
import { bestHarm, firePower, shotWorth } from './prospects'
import { launchWorth, torpedoPower } from './runs'

/**
 * What fire in prospect counts: of those who are still to act in this turn, and of those who act in the next. Less than it would
 * do on average: boats that set more store by it give themselves away for a shot (docs/opponents-log.md).
 */
const NOW = 0.385
const NEXT = 0.28
/** What a vessel that has sailed would do with its weapons, as it may still do it. */
const IN_HAND = 0.56
/** A speed that is not what one would want, for each level. */
const SLOW = 2.6
/** For each inch that a vessel is too far from all enemies. */
const NEAR = 0.9
/** Points of harm by a hit below which a weapon is no reason to come near. */
const HOPELESS = 10

/** What weapons promise, and what the places are good for. */
interface Promised {
  readonly fire: number
  readonly place: number
}

/** What the vessels of a side promise from where they are. */
export function positionOf(state: CoastalState, side: Side): Promised {
  let [fire, place] = [0, 0]
  const enemies = vesselsOf(state, otherSide(side))
  const soon = timeLeft(state)
  for (const vessel of vesselsOf(state, side)) {
    place -= SLOW * Math.abs(wantedSpeed(state, vessel) - vessel.speed) + hemmed(state, vessel)
    if (enemies.length === 0) continue
    const isDone = hasSailed(state, vessel)
    fire += (isDone ? NEXT * soon : NOW) * firePower(state, vessel, enemies)
    fire += soon * torpedoPower(state, vessel, enemies)
    if (isDone && !vessel.acted) fire += IN_HAND * inHand(state, vessel)
    if (!vessel.cargo && isDangerous(state, vessel, enemies))
      place -= NEAR * Math.min(20, Math.max(0, nearest(vessel, enemies) - inches(state, 6)))
  }
  return { fire, place }
}

/** Whether a vessel can do enough to any enemy for it to seek them; whoever has nothing left keeps away. */
const isDangerous = (state: CoastalState, vessel: Standing, enemies: readonly Standing[]): boolean =>
  torpedoesLeft(vessel) > 0 || bestHarm(state, vessel, enemies) >= HOPELESS

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

/** Inches of open water that a vessel needs ahead of it to turn away. */
const AHEAD = 4
/** Inches from the edge that are safe, and what each inch less costs. */
const SAFE = 3
const CLOSE = 3
/** What it costs to head for a shore: whoever runs ashore stays there. */
const SHORE = 14

/** Whoever heads for the edge will soon be off the table, and whoever heads for the land ashore. */
function hemmed(state: CoastalState, vessel: Standing): number {
  const safe = inches(state, SAFE)
  const next = moveBy(vessel.at, vessel.facing, inches(state, AHEAD))
  const gap = Math.min(roomAt(state, vessel, vessel.at), roomAt(state, vessel, next))
  const ashore = landIn(state).some(area => crossings(area, vessel.at, next).length > 0)
  return Math.max(0, safe - gap) * CLOSE + (ashore ? SHORE : 0)
}

/** Inches from a place to the nearest edge; its own way out is none to cargo. */
function roomAt({ scenario: { board, exit } }: CoastalState, vessel: Standing, { x, y }: Point): number {
  const rooms = { west: x, north: y, east: board.width - x, south: board.height - y }
  const open = vessel.cargo && exit?.side === vessel.side ? exit.edge : null
  return EDGES.reduce((least, edge) => (edge === open ? least : Math.min(least, rooms[edge])), Infinity)
}
