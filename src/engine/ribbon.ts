import type { Side } from './ids'
import { sideDoes } from './plural'
import type { Ribbon } from './ruleset'
import { capital } from './say'
import type { Scenario } from './scenario'

/** One step of a turn, or of the deployment: who does what. */
export interface TurnStep<Step extends string> {
  readonly step: Step
  /** Null where both do it. */
  readonly side: Side | null
  /** 'move' is shown as 'Germans move', or as 'Both move'. */
  readonly verb: string
  /** What is shown instead of that, where it is no deed of a side. */
  readonly label?: string
  /** The verb with a capital unless given. */
  readonly short?: string
}

/** The steps by the names of the sides, and which of them is now: the first, if none is. */
export function ribbonOf<Step extends string>(
  { sides, turns }: Pick<Scenario, 'sides' | 'turns'>,
  steps: readonly TurnStep<Step>[],
  now: Step,
): Ribbon {
  return {
    steps: steps.map(({ side, verb, short = capital(verb), label }) => ({
      label: label ?? (side === null ? `Both ${verb}` : sideDoes(sides[side], verb)),
      short,
      side,
    })),
    at: Math.max(
      0,
      steps.findIndex(({ step }) => step === now),
    ),
    turns,
  }
}
