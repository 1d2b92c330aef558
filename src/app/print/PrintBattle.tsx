import { Problem } from '../Problem'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { BattleSheets } from './BattleSheets'
import { PrintPage } from './PrintPage'

/** A scenario of a ruleset on paper. */
export default function PrintBattle({
  id,
  scenarioId,
}: {
  readonly id: string
  readonly scenarioId: string
}) {
  const { ruleset, problem, again } = useRuleset(id)
  if (problem) return <Problem title="This ruleset cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the ruleset." />
  const scenario = ruleset.scenarios.find(one => one.id === scenarioId)
  if (!scenario) {
    return (
      <Problem title="No such battle" text={`${ruleset.title} has no battle of the name '${scenarioId}'.`} />
    )
  }
  return (
    <PrintPage
      title={`${scenario.title} on paper`}
      back={{ label: 'Set up', href: `#/setup/${id}/${scenarioId}` }}
      links={[{ label: 'Quick reference', href: `#/print/${id}` }]}
    >
      <BattleSheets ruleset={ruleset} scenario={scenario} />
    </PrintPage>
  )
}
