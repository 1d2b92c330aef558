import type { Side } from '../../../src/engine/ids'
import { torpedoNeed } from '../run'
import type { CoastalState } from '../state'
import { asExpected, metBy } from '../track'
import { valueOf } from './material'

/** Of whom a torpedo would meet some will turn away before it runs. */
const STAYS = { acted: 1, moving: 0.55 } as const

/** What the torpedoes of a side that are on their way will do as things stand. */
export function torpedoesOf(state: CoastalState, side: Side): number {
  let sum = 0
  const sunk = new Map<string, number>()
  for (const torpedo of state.torpedoes) {
    if (torpedo.side !== side) continue
    let reaches = 1
    for (const met of metBy(state, torpedo, each => asExpected(state, each))) {
      const { vessel } = met
      const face = torpedoNeed(state, torpedo, met).total
      const hit = Math.max(0, Math.min(1, (7 - face) / 6)) * (vessel.acted ? STAYS.acted : STAYS.moving)
      const left = sunk.get(vessel.id) ?? 1
      const chance = reaches * hit * left
      sum += (vessel.side === side ? -1 : 1) * chance * valueOf(vessel)
      sunk.set(vessel.id, left * (1 - reaches * hit))
      reaches *= 1 - hit
    }
  }
  return sum
}
