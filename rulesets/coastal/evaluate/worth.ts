import { type Side, otherSide } from '../../../src/engine/ids'
import type { CoastalState } from '../state'
import { materialOf } from './material'
import { positionOf } from './position'
import { torpedoesOf } from './runs'

/** More than any position in play. */
const WON = 10_000

export type Merits = Readonly<Record<'vessels' | 'fire' | 'torpedoes' | 'danger' | 'position', number>>

/** How good a position is for a side. 100 is about a boat; worth(A) is -worth(B). */
export function worth(state: CoastalState, side: Side): number {
  if (state.result) {
    const { winner } = state.result
    return winner === null ? 0 : winner === side ? WON : -WON
  }
  return Object.values(merits(state, side)).reduce((sum, each) => sum + each, 0)
}

/** What a position is made of for a side; danger is what the torpedoes and the weapons of the other side may do. */
export function merits(state: CoastalState, side: Side): Merits {
  const other = otherSide(side)
  const [own, theirs] = [positionOf(state, side), positionOf(state, other)]
  return {
    vessels: materialOf(state, side) - materialOf(state, other),
    fire: own.fire,
    torpedoes: torpedoesOf(state, side),
    danger: -torpedoesOf(state, other) - theirs.fire,
    position: own.place - theirs.place,
  }
}
