import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'

export function Weighing(_props: {
  readonly ruleset: Ruleset
  readonly draft: Scenario
  readonly may: boolean
}) {
  return null
}
