import type { UnitId } from '../../src/engine/ids'
import type { Degrees, Point } from '../../src/geometry/point'
import type {
  ScenarioElement as AnyElement,
  Battle,
  BattleAction,
  BattleElement,
  BattleScenario,
  Decision,
  FallBack,
  Pose,
} from '../families/panzer8'

/** The four phases of a player turn. */
export const STEPS = ['command', 'fire', 'close combat', 'movement'] as const
export type Step = (typeof STEPS)[number]

export interface D20Element extends BattleElement {
  /** Whether an infantry section of a sort that may have one has an anti-tank team; null to an enemy who does not know yet. */
  readonly team: boolean | null
  readonly teamShown: boolean
  /** The way of its last Movement Phase, as long as fire may catch it there; empty if it stood still. */
  readonly track: readonly Pose[]
  /** It has tested morale. */
  readonly tested: boolean
  /** It got off this carrier in the last Movement Phase. */
  readonly leftCarrier: UnitId | null
}

/** A non-combat element that was overrun in the last Movement Phase: by whom, and who took its place. */
export interface Overrun {
  readonly victim: UnitId
  readonly at: Point
  readonly facing: Degrees
  readonly by: readonly UnitId[]
  readonly replacedBy: UnitId | null
}

export interface D20State extends Battle {
  readonly units: readonly D20Element[]
  readonly step: Step
  readonly pending: readonly Decision[]
  readonly overruns: readonly Overrun[]
  readonly scenario: D20Scenario
}

export interface ScenarioElement extends AnyElement {
  readonly team?: boolean
}

export interface D20Scenario extends BattleScenario {
  /** Whether anti-tank teams are shown to both sides. */
  readonly openTeams: boolean
  readonly units: readonly ScenarioElement[]
}

export type D20Action = BattleAction | FallBack
