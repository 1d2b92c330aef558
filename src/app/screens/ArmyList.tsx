import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import {
  ARMY_MOST,
  type Army,
  type ArmyFlag,
  type ArmyRules,
  breaches,
  judged,
  limitOf,
  pointsOf,
  unitsOf,
} from '../../engine/armies'
import type { Ruleset } from '../../engine/ruleset'
import { writeArmy } from '../../store/armies'
import { armyShelf } from '../../store/armyShelf'
import { Problem } from '../Problem'
import { takeArmyFile, takeArmyLink } from '../takeAway'
import { Button, ButtonLink } from '../ui/Button'
import { ClauseLink, RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { count, exact } from '../ui/numbers'
import { Waiting } from '../Waiting'
import { pointsSaid } from './ArmyBattles'
import { ArmyLines } from './ArmyLines'
import css from './armies.module.css'
import { Page, rulesetLinks } from './Page'

const cx = classes(css)

/** Building an army list by points. What the rules do not have so is told; what breaks the points is fought by nobody. */
export default function ArmyList({ slot }: { readonly slot: string }) {
  const now = useStore(armyShelf.store)
  const [problem, setProblem] = useState<string | null>(null)
  useEffect(() => {
    let gone = false
    void armyShelf.open(slot).then(said => {
      if (!gone) setProblem(said)
    })
    return () => {
      gone = true
    }
  }, [slot])
  if (problem) return <Problem title="This army list cannot be opened" text={problem} />
  const { ruleset, army } = now
  if (now.slot !== slot || !army || !ruleset?.armies) return <Waiting text="Opening the army list." />
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Builder
        slot={slot}
        ruleset={ruleset}
        rules={ruleset.armies}
        army={army}
        displaced={now.displaced}
        onProblem={setProblem}
      />
    </RulebookContext>
  )
}

interface BuilderProps {
  readonly slot: string
  readonly ruleset: Ruleset
  readonly rules: ArmyRules
  readonly army: Army
  readonly displaced: boolean
  readonly onProblem: (problem: string | null) => void
}

function Builder({ slot, ruleset, rules, army, displaced, onProblem }: BuilderProps) {
  const flags = judged(rules, army, {})
  return (
    <Page
      title={`${ruleset.title}, army list`}
      sub={`${army.name || 'Army'}: ${count(unitsOf(army), 'unit')}, ${pointsSaid(rules, army)}`}
      back={{ label: 'All lists', href: `#/armies/${ruleset.id}` }}
      links={rulesetLinks(ruleset, 'armies')}
    >
      {displaced ? (
        <p className={cx('elsewhere')} role="alert">
          Another tab has this list.{' '}
          <Button onClick={() => void armyShelf.takeOver(slot).then(onProblem)}>Build it here</Button>
        </p>
      ) : null}
      <div className={cx('screen')} inert={displaced}>
        <section className={`${cx('army')} paper`} aria-label="The army">
          <Names army={army} />
          <ArmyLines
            rules={rules}
            army={army}
            flags={flags}
            look={ruleset.scenarios[0]?.ground.look ?? 'meadow'}
            onChange={changed => armyShelf.put(changed)}
          />
        </section>
        <aside className={`${cx('side')} paper`} aria-label="Points and ways out">
          <Totals rules={rules} army={army} />
          <Flags flags={flags.filter(flag => flag.line === undefined)} />
          <WaysOut slot={slot} ruleset={ruleset} rules={rules} army={army} />
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
          onChange={event => armyShelf.put({ ...army, name: event.target.value })}
        />
      </label>
      <label>
        <span>Where and when</span>
        <input
          className={cx('field')}
          value={army.setting}
          maxLength={120}
          onChange={event => armyShelf.put({ ...army, setting: event.target.value })}
        />
      </label>
    </div>
  )
}

/** Points against the limit, units against what is usual, and what the rules count beside them. */
function Totals({ rules, army }: { readonly rules: ArmyRules; readonly army: Army }) {
  const points = pointsOf(rules, army, {})
  const units = unitsOf(army)
  const limit = limitOf(rules, army)
  const [least, most] = rules.points
  const [fewest, greatest] = rules.units
  return (
    <section>
      <dl className={cx('totals')} aria-live="polite">
        <div>
          <dt>Points</dt>
          <dd data-off={points > limit ? '' : undefined}>{exact(points)}</dd>
          <dd>
            of {exact(limit)}; {least} to {most} are usual
          </dd>
        </div>
        <div>
          <dt>Units</dt>
          <dd data-off={units < fewest || units > greatest ? '' : undefined}>{units}</dd>
          <dd>
            {fewest} to {greatest} are usual
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
      <Limit rules={rules} army={army} />
    </section>
  )
}

/** The points that both sides have agreed on. What is being typed counts when it is a number that may be. */
function Limit({ rules, army }: { readonly rules: ArmyRules; readonly army: Army }) {
  const limit = limitOf(rules, army)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <label className={cx('row')}>
      <span>Limit of points</span>
      <input
        className={cx('field')}
        type="number"
        inputMode="numeric"
        min={1}
        max={ARMY_MOST.limit}
        value={typed ?? limit}
        onBlur={() => setTyped(null)}
        onChange={event => {
          const given = Number(event.target.value)
          setTyped(event.target.value)
          if (Number.isInteger(given) && given >= 1 && given <= ARMY_MOST.limit)
            armyShelf.put({ ...army, limit: given })
        }}
      />
    </label>
  )
}

function Flags({ flags }: { readonly flags: readonly ArmyFlag[] }) {
  if (flags.length === 0) return null
  return (
    <ul className={cx('flags')}>
      {flags.map(flag => (
        <li key={flag.text} data-told={flag.breaks ? undefined : ''}>
          <span>{flag.text}</span> <ClauseLink id={flag.clause} />
        </li>
      ))}
    </ul>
  )
}

/** Out to a battle, a file, a link or a copy. */
function WaysOut({ slot, ruleset, rules, army }: Omit<BuilderProps, 'displaced' | 'onProblem'>) {
  const [said, setSaid] = useState<string | null>(null)
  const refused = breaches(rules, army, {})
  const copy = async () => {
    await armyShelf.duplicate(slot)
    setSaid('A copy stands on the shelf.')
  }
  return (
    <section>
      {refused.length > 0 ? (
        <p className={cx('problem')} role="status">
          No battle is begun with this list as it is. {refused.map(each => each.text).join(' ')}
        </p>
      ) : (
        <p className={cx('buttons')}>
          <ButtonLink go href={`#/points/${ruleset.id}/${slot}`}>
            Fight with it
          </ButtonLink>
        </p>
      )}
      <div className={cx('buttons')}>
        <Button onClick={() => takeArmyFile(writeArmy(army), army.name)}>Save to a file</Button>
        <Button onClick={() => void takeArmyLink(writeArmy(army)).then(setSaid)}>Link</Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
      <p className={cx('told')} role="status">
        {said}
      </p>
    </section>
  )
}
