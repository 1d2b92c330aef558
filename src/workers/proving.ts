import { REGISTER } from '../../rulesets/index'
import type { Side } from '../engine/ids'
import type { GameOptions, Scenario } from '../engine/scenario'
import type { Commander } from '../opponents/order'
import { playMatch } from '../opponents/selfPlay'
import { NO_BATTLES, type Tally, counted } from '../opponents/tally'

/** Which battles are to be played. */
export interface Trial {
  /** Id of the ruleset. */
  readonly ruleset: string
  readonly scenario: Scenario
  readonly options: GameOptions
  readonly seats: Readonly<Record<Side, Commander>>
  readonly battles: number
  readonly seed: string
}

/** What the worker answers to. */
export interface Proving {
  /** Plays all battles, telling the tally after each. */
  run(trial: Trial, tell: (tally: Tally) => void): Promise<Tally>
}

/** Plays trials. The same trial has the same tally. */
export function proving(): Proving {
  return {
    async run(trial, tell) {
      const entry = REGISTER.find(each => each.id === trial.ruleset)
      if (!entry) throw new Error(`There is no ruleset '${trial.ruleset}'.`)
      const ruleset = await entry.load()
      const { scenario, options, seats } = trial
      let tally = NO_BATTLES
      for (let battle = 1; battle <= trial.battles; battle++) {
        tally = counted(
          tally,
          playMatch({ ruleset, scenario, options, seats, seed: `${trial.seed} ${battle}` }),
        )
        tell(tally)
      }
      return tally
    },
  }
}
