import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { type Army, type ArmyFlag, type ArmyRules, pointsOf, unitsOf } from '../../engine/armies'
import type { Ruleset } from '../../engine/ruleset'
import { armyDrafts, emptyArmy, readArmyFile, writeArmy } from '../../store/armies'
import { saveFile } from '../files'
import { Problem } from '../Problem'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { count, exact } from '../ui/numbers'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { ChanceBattle, PlainBattle, pointsSaid } from './ArmyBattles'
import { ArmyLines } from './ArmyLines'
import css from './armies.module.css'
import { Page, rulesetLinks } from './Page'

const cx = classes(css)

/** Building an army by points. What the rules do not have so is told, never forbidden. */
export default function Armies({ id }: { readonly id: string }) {
  const { ruleset, problem, again } = useRuleset(id)
  if (problem) return <Problem title="These armies cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the armies." />
  if (!ruleset.armies) {
    return (
      <Problem title="No armies by points" text={`${ruleset.title} has no points to build armies with.`} />
    )
  }
  return <Builder ruleset={ruleset} rules={ruleset.armies} />
}

function Builder({ ruleset, rules }: { readonly ruleset: Ruleset; readonly rules: ArmyRules }) {
  const draft = useStore(armyDrafts.store, now => now[ruleset.id])
  useEffect(() => {
    armyDrafts.open(ruleset.id, rules)
  }, [ruleset, rules])
  if (!draft) return <Waiting text="Opening the armies." />
  const flags = rules.check(draft, {})
  return (
    <Page
      title={`${ruleset.title}, armies`}
      sub={`${draft.name || 'Army'}: ${count(unitsOf(draft), 'unit')}, ${pointsSaid(rules, draft)}`}
      back={{ label: 'All battles', href: `#/ruleset/${ruleset.id}` }}
      links={rulesetLinks(ruleset, 'armies')}
    >
      <div className={cx('screen')}>
        <section className={`${cx('army')} paper`} aria-label="The army">
          <Names army={draft} />
          <ArmyLines
            rules={rules}
            army={draft}
            flags={flags}
            look={ruleset.scenarios[0]?.ground.look ?? 'meadow'}
            onChange={army => armyDrafts.put(army)}
          />
        </section>
        <aside className={`${cx('side')} paper`} aria-label="Points and files">
          <Totals rules={rules} army={draft} />
          <Flags flags={flags.filter(flag => flag.line === undefined)} />
          <Files rules={rules} army={draft} />
          <PlainBattle ruleset={ruleset} rules={rules} army={draft} />
          {rules.chance ? <ChanceBattle ruleset={ruleset} chance={rules.chance} /> : null}
        </aside>
      </div>
    </Page>
  )
}

function Names({ army }: { readonly army: Army }) {
  return (
    <div className={cx('names')}>
      <label>
        <span>Name</span>
        <input
          className={cx('field')}
          value={army.name}
          maxLength={80}
          onChange={event => armyDrafts.put({ ...army, name: event.target.value })}
        />
      </label>
      <label>
        <span>Where and when</span>
        <input
          className={cx('field')}
          value={army.setting}
          maxLength={120}
          onChange={event => armyDrafts.put({ ...army, setting: event.target.value })}
        />
      </label>
    </div>
  )
}

/** Points and units against what is usual, and what the rules count beside them. */
function Totals({ rules, army }: { readonly rules: ArmyRules; readonly army: Army }) {
  const points = pointsOf(rules, army, {})
  const units = unitsOf(army)
  const [least, most] = rules.points
  const [fewest, greatest] = rules.units
  return (
    <section aria-live="polite">
      <dl className={cx('totals')}>
        <div>
          <dt>Points</dt>
          <dd data-off={points < least || points > most ? '' : undefined}>{exact(points)}</dd>
          <dd>
            {least} to {most}
          </dd>
        </div>
        <div>
          <dt>Units</dt>
          <dd data-off={units < fewest || units > greatest ? '' : undefined}>{units}</dd>
          <dd>
            {fewest} to {greatest}
          </dd>
        </div>
        {rules.figures(army).map(figure => (
          <div key={figure.label}>
            <dt>{figure.label}</dt>
            <dd>{figure.value}</dd>
            <dd>
              <ClauseLink id={figure.clause} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Flags({ flags }: { readonly flags: readonly ArmyFlag[] }) {
  if (flags.length === 0) return null
  return (
    <ul className={cx('flags')}>
      {flags.map(flag => (
        <li key={flag.text}>
          <span>{flag.text}</span> <ClauseLink id={flag.clause} />
        </li>
      ))}
    </ul>
  )
}

function Files({ rules, army }: { readonly rules: ArmyRules; readonly army: Army }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async (file: File) => {
    const read = await readArmyFile(rules, file)
    setProblem('problem' in read ? `${read.problem} Nothing was changed.` : null)
    if ('army' in read) armyDrafts.put(read.army)
  }
  return (
    <section>
      <h2>Armies</h2>
      <label className={cx('row')}>
        <span>Begin with</span>
        <select
          className={cx('field')}
          aria-label="Begin with an army"
          value=""
          onChange={event => {
            const ready = rules.ready.find(each => each.id === event.target.value)
            armyDrafts.put(ready ?? emptyArmy(army.ruleset))
          }}
        >
          <option value="" disabled>
            Choose an army
          </option>
          {rules.ready.map(each => (
            <option key={each.id} value={each.id}>
              {each.name}, {each.setting}
            </option>
          ))}
          <option value="none">An empty one</option>
        </select>
      </label>
      <div className={cx('buttons')}>
        <Button onClick={() => saveFile(`${plain(army.name)}.pz8-army.json`, writeArmy(army))}>
          Save to a file
        </Button>
        <Button onClick={() => input.current?.click()}>Open a file</Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          aria-label="Army file"
          onChange={event => {
            const [file] = event.target.files ?? []
            if (file) void open(file)
            event.target.value = ''
          }}
        />
      </div>
      {problem ? (
        <p className={cx('problem')} role="alert">
          {problem}
        </p>
      ) : null}
    </section>
  )
}

const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\w\s-]/g, '')
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-') || 'army'
