import { type Side, otherSide } from '../../../src/engine/ids'
import { angleBetween, bearing, distance } from '../../../src/geometry/point'
import { type Standing, inches, typeOfVessel, vesselsOf } from '../lookup'
import { torpedoNeed } from '../run'
import type { CoastalState, Torpedo } from '../state'
import { PIVOT, TOP_SPEED, TORPEDO } from '../tables'
import { ahead, asExpected, metBy } from '../track'
import { sighting } from '../spotting'
import { torpedoesLeft } from '../tubes'
import { valueOf } from './material'

/** Of whom a torpedo would meet some will turn away before it runs. */
const STAYS = { acted: 1, moving: 0.6 } as const

type Running = Pick<Torpedo, 'from' | 'facing' | 'calibre' | 'by' | 'hasty' | 'side'>

/** What a torpedo will do as things stand; `left` is what chance each vessel still has to be afloat. */
function runWorth(state: CoastalState, torpedo: Running, left: Map<string, number>): number {
  let [sum, reaches] = [0, 1]
  for (const met of metBy(state, torpedo, each => asExpected(state, each))) {
    const { vessel } = met
    const face = torpedoNeed(state, torpedo, met).total
    const hit = Math.max(0, Math.min(1, (7 - face) / 6)) * (vessel.acted ? STAYS.acted : STAYS.moving)
    const afloat = left.get(vessel.id) ?? 1
    sum += (vessel.side === torpedo.side ? -1 : 1) * reaches * hit * afloat * valueOf(vessel)
    left.set(vessel.id, afloat * (1 - reaches * hit))
    reaches *= 1 - hit
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

/** What the torpedoes of a vessel that has moved would do if it launched them now. */
export function launchWorth(state: CoastalState, vessel: Standing): number {
  const left = new Map<string, number>()
  for (const torpedo of state.torpedoes) if (torpedo.side === vessel.side) runWorth(state, torpedo, left)
  let sum = 0
  for (const { calibre, arc, left: aboard } of vessel.tubes) {
    if (aboard === 0) continue
    const middle = vessel.facing + (arc === 'F' ? 0 : 180)
    for (const target of vesselsOf(state, otherSide(vessel.side))) {
      if (typeOfVessel(target).shallow || sighting(state, vessel, target) !== 'spotted') continue
      const facing = bearing(vessel.at, ahead(state, target))
      if (angleBetween(facing, middle) > PIVOT) continue
      const hasty = vessel.speed >= TOP_SPEED
      const torpedo = { from: vessel.at, facing, calibre, by: vessel.id, hasty, side: vessel.side }
      for (let shot = 0; shot < Math.min(2, aboard); shot++)
        sum += Math.max(0, runWorth(state, torpedo, left) - SPENT)
    }
  }
  return sum
}

/** A torpedo that is gone. */
const SPENT = 13

/** What torpedoes that are still aboard promise: from where one may come to launch them. */
export function torpedoPower(state: CoastalState, vessel: Standing, enemies: readonly Standing[]): number {
  const aboard = torpedoesLeft(vessel)
  const [first] = vessel.tubes
  if (aboard === 0 || !first) return 0
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
    const chance = target.speed <= 2 ? 0.5 : 0.36
    best = Math.max(best, near * aim * (0.5 + 0.5 * across) * chance * valueOf(target))
  }
  return best * (aboard > 1 ? 1.5 : 1)
}
