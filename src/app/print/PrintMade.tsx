import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { check } from '../../engine/draft/check'
import { drafts } from '../../store/drafts'
import { Problem } from '../Problem'
import { Waiting } from '../Waiting'
import { BattleSheets } from './BattleSheets'
import { PrintPage } from './PrintPage'

/** A battle of one's own on paper: its map, and for each side what it is told and its order of battle. */
export default function PrintMade({ slot }: { readonly slot: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const { ruleset, draft, slot: open } = useStore(drafts.store)
  useEffect(() => void drafts.open(slot).then(setProblem), [slot])
  if (problem !== null) return <Problem title="This battle cannot be opened" text={problem} />
  if (!ruleset || !draft || open !== slot) return <Waiting text="Laying it out." />
  const { scenario, houseRules } = draft
  const first = check(ruleset, scenario, houseRules).find(({ grave }) => grave === 'mend')
  if (first) {
    return (
      <Problem
        title="This battle is not ready for paper"
        text={`Mend it in the editor first: ${first.text}`}
      />
    )
  }
  return (
    <PrintPage
      title={`${scenario.title} on paper`}
      back={{ label: 'The editor', href: `#/editor/${slot}` }}
      links={[{ label: 'Quick reference', href: `#/print/${ruleset.id}` }]}
    >
      <BattleSheets ruleset={ruleset} scenario={scenario} />
    </PrintPage>
  )
}
