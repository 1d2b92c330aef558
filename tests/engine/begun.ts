import { type Battle, type Extras, act, startBattle, stateOf } from '../../src/engine/battle'
import type { RefereeAction, Strictness } from '../../src/engine/rulings'
import { PLAIN_OPTIONS } from '../../src/engine/ruleset'
import type { DuelAction, DuelState } from './duelState'
import { duel } from './duel'

export type Duelling = Battle<DuelState, DuelAction>

/** A duel that Anne's side begins. */
export function begun(strictness: Strictness = 'enforce', seed = 'seed'): Duelling {
  const scenario = duel.scenarios[0]
  if (!scenario) throw new Error('The duel has no scenario.')
  for (let at = 0; at < 50; at++) {
    const battle = startBattle(duel, scenario, PLAIN_OPTIONS, `${seed} ${at}`, strictness)
    if (stateOf(battle).toAct[0] === 'A') return battle
  }
  throw new Error('B always begins.')
}

/** The battle after some actions, none of which is refused. */
export function after(
  battle: Duelling,
  ...actions: readonly (DuelAction | RefereeAction | readonly [DuelAction, Extras])[]
): Duelling {
  let now = battle
  for (const each of actions) {
    const [action, extras] = 'type' in each ? [each, {}] : each
    const acted = act(duel, now, action, extras)
    if (!acted.ok) throw new Error(`${JSON.stringify(action)} is refused: ${acted.refusal.reasons[0].code}`)
    now = acted.battle
  }
  return now
}

export const STEP: DuelAction = { type: 'step', unit: 'a1', to: { x: 3, y: 4 } }
export const SHOT: DuelAction = { type: 'shoot', unit: 'a1', target: 'b1' }
export const END: DuelAction = { type: 'end' }
