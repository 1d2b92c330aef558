import { ruleset } from '../../../rulesets/modern'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../../rulesets/families/tactical'
import type { Degrees } from '../../../src/geometry/point'
import { type BattleMore, NORTH, SOUTH, at, battle, tableOf, unit } from '../tactical/table'

/** 1975 to 2010 at the table. */
export const MODERN = tableOf(ruleset)

export const fire = (weapon: string): TacticalAction => ({ type: 'fire', unit: 'a', target: 'b', weapon })

export interface DuelMore extends BattleMore {
  readonly firer?: Partial<TacticalUnit>
  readonly target?: Partial<TacticalUnit>
  readonly facing?: Degrees
  readonly also?: readonly TacticalUnit[]
}

/** Side A's unit faces north, one of side B stands so many inches before it and faces south. */
export function duel(mine: string, theirs: string, inches: number, more: DuelMore = {}): TacticalState {
  const { firer = {}, target = {}, facing = SOUTH, also = [], ...rest } = more
  const units = [
    unit('a', 'A', mine, at(20, 44), NORTH, firer),
    unit('b', 'B', theirs, at(20, 44 - inches), facing, target),
    ...also,
  ]
  return battle('A fires', units, { height: 48, ...rest })
}

/** What the log's entry says that was needed, attacked with and defended with. */
export function reckonedIn(state: TacticalState, weapon: string, dice: readonly number[]) {
  const { log } = MODERN.play(state, fire(weapon), dice)
  const [toHit, attack, defence] = log[0]?.reckonings ?? []
  return { toHit, attack, defence }
}
