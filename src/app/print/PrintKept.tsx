import { scenarioOf, stateOf } from '../../engine/battle'
import { Problem } from '../Problem'
import { useSlot } from '../report/useSlot'
import { Opening } from '../ui/Opening'
import { BattleSheets } from './BattleSheets'
import { PrintPage } from './PrintPage'

/** A battle that is kept, on paper: its own scenario, and the rosters as they stand; of an open battle what the chair may know. */
export default function PrintKept({ slot }: { readonly slot: string }) {
  const { ruleset, battle, viewer, problem, again } = useSlot(slot)
  if (problem) return <Problem title="This battle cannot be opened" text={problem} again={again} />
  if (!ruleset || !battle) return <Opening text="Laying it out." />
  return (
    <PrintPage
      title="The battle on paper"
      back={{ label: 'Report', href: `#/report/${slot}` }}
      links={[{ label: 'Quick reference', href: `#/print/${ruleset.id}` }]}
    >
      <BattleSheets
        ruleset={ruleset}
        scenario={scenarioOf(ruleset, battle)}
        state={ruleset.view(stateOf(battle), viewer)}
      />
    </PrintPage>
  )
}
