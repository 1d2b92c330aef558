import { type Side, otherSide } from '../../../../src/engine/ids'
import { lossesBy, type Standing, turnsLeft } from '../../../../src/engine/standing'
import { groundTargets } from '../model/lookup'
import type { AirState } from '../model/state'
import { killsOf } from '../sequence/victory'

/** What decides: ground targets destroyed against those that stand, where there are any, else aircraft Destroyed. */
function scoreOf(state: AirState): NonNullable<Standing['score']> {
  const targets = groundTargets(state)
  const owner = targets[0]?.side
  if (owner === undefined) return { label: 'kills', A: killsOf(state, 'A'), B: killsOf(state, 'B') }
  const lost = targets.filter(each => each.destroyed).length
  const count = (side: Side): number => (side === owner ? targets.length - lost : lost)
  return { label: 'ground targets', A: count('A'), B: count('B') }
}

/** How a battle stands: what decides it, aircraft Destroyed, turns. */
export const standingOf = (state: AirState): Standing => ({
  score: scoreOf(state),
  stakes: groundTargets(state).map(({ id, name, at, side, destroyed }) => ({
    id,
    name,
    at,
    holder: destroyed ? otherSide(side) : side,
  })),
  losses: lossesBy(state.units, ({ fate }) => fate === 'Destroyed'),
  left: turnsLeft(state.turn, state.scenario.turns),
})
