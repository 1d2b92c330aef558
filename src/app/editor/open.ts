import { snapped } from '../../engine/draft/ground'
import type { HouseRules } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { Point } from '../../geometry/point'
import { drafts } from '../../store/drafts'
import { editing } from './editing'

/** The battle that is being made. */
export function now(): {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly houseRules: HouseRules
} | null {
  const { ruleset, draft } = drafts.store.getState()
  return ruleset && draft ? { ruleset, draft: draft.scenario, houseRules: draft.houseRules } : null
}

/** A place as it is taken: to the grid, where the board is measured in inches. */
export function held(draft: Scenario, at: Point): Point {
  return snapped(at, draft.board.kind === 'inches' ? editing.get().snap : 0, draft.board)
}

/** What is open in the editor. */
export type Open = NonNullable<ReturnType<typeof now>>
