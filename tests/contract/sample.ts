import type { Action } from '../../src/engine/action'
import { type Battle, act, lineOf, startBattle, stateOf } from '../../src/engine/battle'
import { seededFaces } from '../../src/engine/dice/seeded'
import type { Side } from '../../src/engine/ids'
import { randomAction } from '../../src/engine/random'
import type { HouseRules } from '../../src/engine/rulebook'
import type { Ruleset } from '../../src/engine/ruleset'
import type { Scenario } from '../../src/engine/scenario'
import type { GameState } from '../../src/engine/state'

/** A battle played at random to its end. */
export interface RandomBattle {
  readonly scenario: Scenario
  readonly battle: Battle
}

/** A position of a battle, who was to act and what he did. */
export interface Position {
  readonly scenario: Scenario
  readonly state: GameState
  readonly side: Side
  readonly action: Action
}

/** Chooses what a side does, from its view; null where it has nothing to do. `pick` answers 0 to count - 1. */
export type Chooser = (view: GameState, side: Side, pick: (count: number) => number) => Action | null

/** Plays one battle at random. Throws where a side that is to act has nothing to do, and when it does not end. */
export function playAtRandom(
  ruleset: Ruleset,
  scenario: Scenario,
  seed: string,
  longest: number,
  houseRules: HouseRules = {},
): RandomBattle {
  const battle = startBattle(ruleset, scenario, { houseRules }, seed)
  const random: Chooser = (view, side, pick) => randomAction(ruleset, view, side, pick)
  return playOut(ruleset, { scenario, battle }, longest, random)
}

/** Plays a battle from where it stands to its end. Throws where a side has nothing to do, and when it does not end. */
export function playOut(
  ruleset: Ruleset,
  begun: RandomBattle,
  longest: number,
  choose: Chooser,
): RandomBattle {
  const { scenario } = begun
  let { battle } = begun
  const { seed } = battle
  const pick = picker(seed)
  for (let step = 0; stateOf(battle).result === null; step++) {
    if (step > longest) throw new Error(`${scenario.id} (${seed}) is not over after ${longest} actions.`)
    const state = stateOf(battle)
    const order = state.toAct.length > 1 ? state.toAct.toSorted(() => pick(2) - 0.5) : state.toAct
    const action = firstAction(ruleset, state, order, pick, choose)
    if (!action) throw new Error(`${scenario.id} (${seed}) has a dead end after ${step} actions.`)
    const acted = act(ruleset, battle, action.action, { side: action.side })
    // What the side does not see may be in the way of what it was offered.
    if (!acted.ok && !ruleset.refuse(ruleset.view(state, action.side), action.action)) continue
    if (!acted.ok) {
      const { code, facts } = acted.refusal.reasons[0]
      const said = JSON.stringify({ action, code, facts })
      throw new Error(`${scenario.id} (${seed}) refuses after ${step} actions what it offered: ${said}`)
    }
    battle = acted.battle
  }
  return { scenario, battle }
}

/** Some positions of a battle, evenly from beginning to end. */
export function positionsOf({ scenario, battle }: RandomBattle, count: number): readonly Position[] {
  const { moments } = lineOf(battle)
  const stride = Math.max(1, Math.floor(moments.length / count))
  return moments.flatMap(({ step }, at) => {
    if (at % stride !== 0 || step.side === null) return []
    return [{ scenario, state: stateOf(battle, at), side: step.side, action: step.action }]
  })
}

/** Positions in which an attack was made whose outcome the log told: so many, evenly from all battles. */
export function shotsIn(battles: readonly RandomBattle[], count: number): readonly Position[] {
  const all = battles.flatMap(({ scenario, battle }) =>
    lineOf(battle).moments.flatMap(({ step, log }, at) =>
      step.side !== null && log.some(({ outcome }) => outcome !== undefined)
        ? [{ scenario, state: stateOf(battle, at), side: step.side, action: step.action }]
        : [],
    ),
  )
  const stride = Math.max(1, Math.floor(all.length / count))
  return all.filter((_, at) => at % stride === 0)
}

/** A stream of choices of its own, apart from the dice. */
export function picker(seed: string): (count: number) => number {
  const faceAt = seededFaces(`choices of ${seed}`)
  let next = 0
  return count => faceAt(next++, count) - 1
}

function firstAction(
  ruleset: Ruleset,
  state: GameState,
  sides: readonly Side[],
  pick: (count: number) => number,
  choose: Chooser,
): { readonly action: Action; readonly side: Side } | null {
  for (const side of sides) {
    const action = choose(ruleset.view(state, side), side, pick)
    if (action) return { action, side }
  }
  return null
}
