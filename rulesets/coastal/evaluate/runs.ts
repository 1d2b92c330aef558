import { type Side, otherSide } from '../../../src/engine/ids'
import { angleBetween, bearing, distance } from '../../../src/geometry/point'
import { runOf } from '../courses'
import { type Standing, handlingOf, inches, typeOfVessel, vesselsOf } from '../lookup'
import { torpedoNeed } from '../run'
import type { CoastalState, Torpedo } from '../state'
import { PIVOT, TOP_SPEED, TORPEDO } from '../tables'
import { ahead, asExpected, hasSailed, metBy } from '../track'
import { sighting } from '../spotting'
import { torpedoesLeft } from '../tubes'
import { stakeOf } from './material'

/** Of vessels that may turn before a torpedo runs, so many are met all the same. */
const STAYS = 0.3
/** What a torpedo that may yet be launched counts, of what it would do. */
const TORPEDOES = 0.53

type Running = Pick<Torpedo, 'from' | 'facing' | 'calibre' | 'by' | 'hasty' | 'side'>

/** Whoever has sailed stays where it is; whose course is too short to turn on it will be where it heads. */
const staysOf = (state: CoastalState, vessel: Standing): number =>
  hasSailed(state, vessel) || runOf(state, vessel) <= handlingOf(state, vessel).straight ? 1 : STAYS

/** What a torpedo will do as things stand; `left` is what chance each vessel still has to be afloat. */
function runWorth(state: CoastalState, torpedo: Running, left: Map<string, number>): number {
  let [sum, reaches] = [0, 1]
  for (const met of metBy(state, torpedo, each => asExpected(state, each))) {
    const { vessel } = met
    const face = torpedoNeed(state, torpedo, met).total
    const hit = Math.max(0, Math.min(1, (7 - face) / 6)) * staysOf(state, vessel)
    const afloat = left.get(vessel.id) ?? 1
    sum += (vessel.side === torpedo.side ? -1 : 1) * reaches * hit * afloat * stakeOf(state, vessel)
    left.set(vessel.id, afloat * (1 - reaches * hit))
    reaches *= 1 - hit * afloat
  }
  return sum
}

/** What the torpedoes of a side that are on their way will do as things stand. */
export function torpedoesOf(state: CoastalState, side: Side): number {
  const left = new Map<string, number>()
  let sum = 0
  for (const torpedo of state.torpedoes) if (torpedo.side === side) sum += runWorth(state, torpedo, left)
  return sum
}

/** What the torpedoes of a vessel that has moved would do if it launched them now: each at whom it is most likely to sink. */
export function launchWorth(state: CoastalState, vessel: Standing): number {
  let left = new Map<string, number>()
  for (const torpedo of state.torpedoes) if (torpedo.side === vessel.side) runWorth(state, torpedo, left)
  const kept = promiseOf(state, vessel, vesselsOf(state, otherSide(vessel.side)))
  let sum = 0
  for (const { calibre, arc, left: aboard } of vessel.tubes) {
    const middle = vessel.facing + (arc === 'F' ? 0 : 180)
    const bearings = vesselsOf(state, otherSide(vessel.side)).flatMap(target => {
      if (typeOfVessel(target).shallow || sighting(state, vessel, target) !== 'spotted') return []
      const facing = bearing(vessel.at, ahead(state, target))
      return angleBetween(facing, middle) > PIVOT ? [] : [facing]
    })
    for (let shot = 0; shot < Math.min(2, aboard); shot++) {
      let [best, after] = [kept + SPENT, left]
      for (const facing of bearings) {
        const hasty = vessel.speed >= TOP_SPEED
        const torpedo = { from: vessel.at, facing, calibre, by: vessel.id, hasty, side: vessel.side }
        const trial = new Map(left)
        const gain = runWorth(state, torpedo, trial)
        if (gain > best) [best, after] = [gain, trial]
      }
      if (after === left) break
      sum += best - kept - SPENT
      left = after
    }
  }
  return sum
}

/** A torpedo that is gone. */
const SPENT = 13
/** A second torpedo promises so much of the first: it is nothing to spend on a poor chance. */
const SECOND = 0.9
/** Who has not sailed yet may let those sail first whom it is after: a boat with torpedoes acts last. */
const TEMPO = 0.2

/** What torpedoes that are still aboard promise: from where one may come to launch them. */
export function torpedoPower(state: CoastalState, vessel: Standing, enemies: readonly Standing[]): number {
  const aboard = torpedoesLeft(vessel)
  if (aboard === 0) return 0
  const waits = hasSailed(state, vessel) ? 1 : 1 + TEMPO
  return promiseOf(state, vessel, enemies) * (aboard > 1 ? 1 + SECOND : 1) * waits
}

/** What the first torpedo of a vessel promises against the enemy whom it would serve best. */
function promiseOf(state: CoastalState, vessel: Standing, enemies: readonly Standing[]): number {
  const [first] = vessel.tubes
  if (!first) return 0
  const run = inches(state, TORPEDO.runsFor[first.calibre])
  let best = 0
  for (const target of enemies) {
    if (typeOfVessel(target).shallow) continue
    const far = distance(vessel.at, target.at)
    const near =
      far < inches(state, TORPEDO.least)
        ? 0.4
        : far <= run / 2
          ? 1
          : Math.max(0, 1 - (far - run / 2) / (run * 1.6))
    const off = angleBetween(bearing(vessel.at, target.at), vessel.facing)
    const aim = off <= PIVOT ? 1 : off <= 90 ? 0.75 : 0.5
    const across = Math.abs(Math.sin(((bearing(vessel.at, target.at) - target.facing) * Math.PI) / 180))
    const chance = target.speed <= 2 ? 2 / 3 : 1 / 2
    best = Math.max(best, near * aim * (0.5 + 0.5 * across) * chance * stakeOf(state, target))
  }
  return TORPEDOES * best
}
