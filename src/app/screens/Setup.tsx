import { useState } from 'react'
import { SIDES } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { Problem } from '../Problem'
import { RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { lengthOf } from '../ui/length'
import { editionText } from '../ui/numbers'
import { openingScene, Picture } from '../ui/Picture'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { Counts, Zones } from './Opening'
import { Page } from './Page'
import css from './setup.module.css'
import { type GroundProps, type Players, Terms } from './SetupTerms'

const cx = classes(css)

/** Setting up a battle: the table at the left, who plays and how at the right. */
export default function Setup({ id, scenarioId }: { readonly id: string; readonly scenarioId: string }) {
  const { ruleset, problem, again } = useRuleset(id)
  if (problem) return <Problem title="This ruleset cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the ruleset." />
  const scenario = ruleset.scenarios.find(one => one.id === scenarioId)
  if (!scenario) {
    return (
      <Problem title="No such battle" text={`${ruleset.title} has no battle of the name '${scenarioId}'.`} />
    )
  }
  return <Chosen key={scenario.id} ruleset={ruleset} scenario={scenario} />
}

function Chosen({ ruleset, scenario }: { readonly ruleset: Ruleset; readonly scenario: Scenario }) {
  const { id } = ruleset
  const [who, setWho] = useState<Players>({
    A: scenario.solo === 'A' ? 'you' : 'computer',
    B: scenario.solo === 'B' ? 'you' : 'computer',
  })
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Page
        title={ruleset.title}
        sub={editionText(ruleset.rulebook.edition)}
        back={{ label: 'All battles', href: `#/ruleset/${id}` }}
        links={setupLinks(ruleset, scenario.id)}
        wide
      >
        <main className={cx('setup')}>
          <Ground ruleset={ruleset} scenario={scenario} who={who} />
          <Terms ruleset={ruleset} scenario={scenario} who={who} setWho={setWho} />
        </main>
      </Page>
    </RulebookContext>
  )
}

/** The battles that can be set up, for the bar; 'points': the one by points. */
export function setupLinks({ id, scenarios, armies }: Ruleset, here: string) {
  return [
    ...scenarios.map(one => ({ label: one.title, href: `#/setup/${id}/${one.id}`, here: one.id === here })),
    ...(armies ? [{ label: 'By points', href: `#/points/${id}`, here: here === 'points' }] : []),
  ]
}

export function Ground({ ruleset, scenario, who }: GroundProps) {
  const { board } = scenario
  // Whoever plays both sides, or neither, reads both; who has an opponent reads his own here and the other at the table.
  const mine = SIDES.filter(side => who[side] === 'you')
  const own = mine.length === 1 ? mine : SIDES.some(side => who[side] === 'other') ? [] : SIDES
  const scene = openingScene(ruleset, scenario)
  const width = 800
  return (
    <section className={cx('ground')} aria-label="The battle">
      <div className={cx('frame')}>
        <Picture
          scene={scene}
          width={width}
          height={Math.round((width * board.height) / board.width)}
          label={`The table of ${scenario.title}`}
        />
        <Zones ruleset={ruleset} scenario={scenario} />
      </div>
      <div className={cx('brief')}>
        <div>
          <h2>{scenario.title}</h2>
          <p>{scenario.blurb}</p>
          {own.map(side => (
            <p key={side}>
              <b>{scenario.sides[side].name}.</b> {scenario.briefing[side]}
            </p>
          ))}
          {own.length === 0 ? <p>Each side reads its briefing at the table.</p> : null}
        </div>
        <dl>
          <dt>Where</dt>
          <dd>{scenario.setting}</dd>
          <dt>Table</dt>
          <dd>{boardText(board)}</dd>
          <dt>Length</dt>
          <dd>{lengthOf(ruleset, scenario)}</dd>
          <dt>Time</dt>
          <dd>about {scenario.minutes} minutes</dd>
          <Counts ruleset={ruleset} scenario={scenario} />
        </dl>
      </div>
    </section>
  )
}

/** '60 × 40 inches', '8 zones'. */
function boardText(board: Scenario['board']): string {
  if (board.kind === 'inches') return `${board.width} × ${board.height} inches`
  if (board.kind === 'zones') return `${board.zones.length} zones`
  return `${board.columns} × ${board.rows} ${board.kind}`
}
