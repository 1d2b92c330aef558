import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { Ruleset } from '../../engine/ruleset'
import type { Draft } from '../../save/draftFile'
import { drafts } from '../../store/drafts'
import { Problem } from '../Problem'
import { RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { Waiting } from '../Waiting'
import { Page } from './Page'
import { Ground } from './Setup'
import css from './setup.module.css'
import { type Players, Terms } from './SetupTerms'

const cx = classes(css)

/** Setting up a battle that one has made: who plays it and how, as with those of the product. */
export default function OwnSetup({ slot }: { readonly slot: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const here = useStore(drafts.store, now => now.slot === slot)
  const { ruleset, draft } = useStore(drafts.store)
  useEffect(() => {
    let wanted = true
    void drafts.open(slot).then(said => {
      if (wanted) setProblem(said)
    })
    return () => {
      wanted = false
    }
  }, [slot])
  if (problem !== null) return <Problem title="This battle cannot be opened" text={problem} />
  if (!here || !ruleset || !draft) return <Waiting text="Opening the battle." />
  return <Chosen slot={slot} ruleset={ruleset} draft={draft} />
}

interface ChosenProps {
  readonly slot: string
  readonly ruleset: Ruleset
  readonly draft: Draft
}

function Chosen({ slot, ruleset, draft: { scenario, houseRules } }: ChosenProps) {
  const parsed = useMemo(() => ruleset.scenarioSchema.safeParse(scenario), [ruleset, scenario])
  const [who, setWho] = useState<Players>({
    A: scenario.solo === 'A' ? 'you' : 'computer',
    B: scenario.solo === 'B' ? 'you' : 'computer',
  })
  if (!parsed.success)
    return (
      <Problem title="This battle is not ready" text="The editor says under Checks what is to be mended." />
    )
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Page
        title={scenario.title}
        sub={ruleset.title}
        back={{ label: 'The editor', href: `#/editor/${slot}` }}
        wide
      >
        <main className={cx('setup')}>
          <Ground ruleset={ruleset} scenario={parsed.data} who={who} />
          <Terms
            ruleset={ruleset}
            scenario={parsed.data}
            who={who}
            setWho={setWho}
            own={{ houseRules, refused: () => [] }}
          />
        </main>
      </Page>
    </RulebookContext>
  )
}
