import { type Side, otherSide } from '../../../src/engine/ids'
import { factorsOf } from '../combat'
import { foesOf, unitsOf } from '../contact'
import type { Standing } from '../lookup'
import { activeSide } from '../lookup'
import type { DivState } from '../state'
import { type Beset, type Meeting, attacked, lostOf, unbeset } from './assault'
import { roomBehind } from './room'

/** The side whose combats come next. */
function nextToFight(state: DivState): Side {
  const side = activeSide(state)
  return state.step.endsWith('rallies') ? otherSide(side) : side
}

/** What the combats that must come are worth to a side: each unit fights the enemy that promises most (R21). */
export function combatsAhead(state: DivState, side: Side): number {
  const attacking = nextToFight(state)
  const isFighting = state.step.endsWith('fights')
  const besets = new Map<Standing, Beset>()
  let sum = 0
  for (const unit of unitsOf(state, attacking)) {
    let best: { readonly foe: Standing; readonly beset: Beset; readonly gain: number } | null = null
    for (const foe of foesOf(state, unit)) {
      if (isFighting && !state.toFight.some(({ by, on }) => by === unit.id && on === foe.id)) continue
      const before = besets.get(foe) ?? unbeset(foe)
      const { beset, cost } = attacked(state, before, unit, meetingOf(state, unit, foe))
      const gain = lostOf(state, foe, beset) - lostOf(state, foe, before) - cost
      if (!best || gain > best.gain) best = { foe, beset, gain }
    }
    if (!best) continue
    besets.set(best.foe, best.beset)
    sum += best.gain
  }
  return attacking === side ? sum : -sum
}

function meetingOf(state: DivState, unit: Standing, foe: Standing): Meeting {
  const [own, other] = factorsOf(state, unit, foe)
  return {
    own: own.total,
    other: other.total,
    roomOwn: roomBehind(state, unit, foe),
    roomOther: roomBehind(state, foe, unit),
  }
}
