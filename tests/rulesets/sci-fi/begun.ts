import { ruleset } from '../../../rulesets/sci-fi'
import type { SciFiScenario } from '../../../rulesets/sci-fi/scenario'
import type { TacticalState } from '../../../rulesets/families/tactical'
import type { Roll } from '../../../src/engine/chance'
import { assertUsedUp, recordedChance } from '../../../src/engine/dice/recorded'
import { seededChance } from '../../../src/engine/dice/seeded'
import type { LogEntry } from '../../../src/engine/log'
import { telling } from '../../../src/engine/telling'

/** The battle in which everything is drawn. */
export const random = ruleset.scenarios.find(({ id }) => id === 'whatever-war') as SciFiScenario

export interface Begun {
  readonly state: TacticalState
  readonly rolls: readonly Roll[]
  readonly log: readonly LogEntry[]
}

/** The random battle begun with these dice, or with those of a seed. */
export function begun(
  drawn: NonNullable<SciFiScenario['drawn']>,
  dice: readonly number[] | string,
  houseRules: readonly string[] = [],
): Begun {
  const rolls: Roll[] = []
  const chance = typeof dice === 'string' ? seededChance(dice, 0, rolls) : recordedChance(dice, rolls)
  const told = telling(chance, rolls)
  const scenario: SciFiScenario = { ...random, drawn }
  const state = ruleset.begin(
    scenario,
    { houseRules: Object.fromEntries(houseRules.map(id => [id, true])) },
    told.io,
  )
  if (typeof dice !== 'string') assertUsedUp(chance as ReturnType<typeof recordedChance>)
  return { state, rolls, log: told.entries() }
}
