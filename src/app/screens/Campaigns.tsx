import { useMemo, useState } from 'react'
import type { CampaignRules, CampaignSetup, Recruit } from '../../engine/campaign'
import { SIDES, type Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { beginCampaign } from '../../store/campaigns'
import { session } from '../../store/current'
import { PERSON, type Seat, type Seats, type Strength } from '../../store/sessionState'
import { Problem } from '../Problem'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Choice, Switch } from '../ui/Choice'
import { ClauseLink, RulebookContext } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { STRENGTHS } from '../ui/seats'
import { useRuleset } from '../useRuleset'
import { Waiting } from '../Waiting'
import { Page, rulesetLinks } from './Page'
import css from './campaigns.module.css'

const cx = classes(css)

type Who = 'you' | 'other' | 'computer'

/** Beginning a campaign: which one, who plays, and who flies in the squadrons. */
export default function Campaigns({ id }: { readonly id: string }) {
  const { ruleset, problem, again } = useRuleset(id)
  if (problem) return <Problem title="This ruleset cannot be opened" text={problem} again={again} />
  if (!ruleset) return <Waiting text="Opening the ruleset." />
  const rules = ruleset.campaign
  if (!rules) return <Problem title="No campaign" text={`${ruleset.title} has no campaign.`} />
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Page
        title={`${ruleset.title}, a campaign`}
        back={{ label: 'All battles', href: `#/ruleset/${id}` }}
        links={rulesetLinks(ruleset, 'campaign')}
      >
        <Terms ruleset={ruleset} rules={rules} />
      </Page>
    </RulebookContext>
  )
}

function Terms({ ruleset, rules }: { readonly ruleset: Ruleset; readonly rules: CampaignRules }) {
  const [first] = rules.ready
  const [setup, setSetup] = useState<CampaignSetup | undefined>(first)
  const [who, setWho] = useState<Readonly<Record<Side, Who>>>({ A: 'you', B: 'computer' })
  const [strength, setStrength] = useState<Strength>('middle')
  const [houseRules, setHouseRules] = useState<Readonly<Record<string, boolean>>>({})
  const judged = useMemo(() => rules.setupSchema.safeParse(setup), [rules, setup])
  if (!setup) return null
  const choose = (side: Side, next: Who) => {
    const other = side === 'A' ? 'B' : 'A'
    setWho({ ...who, [side]: next, [other]: next === 'you' && who[other] === 'you' ? 'other' : who[other] })
  }
  const seatOf = (side: Side): Seat => (who[side] === 'computer' ? { kind: 'computer', strength } : PERSON)
  const problem = judged.success ? null : (judged.error.issues[0]?.message ?? 'Something is amiss.')
  const begin = () => {
    const seats: Seats = { A: seatOf('A'), B: seatOf('B') }
    session.actions.leave()
    location.hash = `#/campaign/${beginCampaign(ruleset, setup, houseRules, seats)}`
  }
  const change = (side: Side, squadron: readonly Recruit[]) =>
    setSetup({ ...setup, squadrons: { ...setup.squadrons, [side]: squadron } })
  return (
    <>
      <section className={`${cx('sheet')} paper`} aria-label="Which campaign">
        <p className={cx('lead')}>
          {rules.text} <ClauseLink id={rules.clause} />
        </p>
        <Choice
          label="Which campaign"
          value={setup.id}
          options={rules.ready.map(each => ({ value: each.id, label: each.title, note: each.setting }))}
          onChange={id => setSetup(rules.ready.find(each => each.id === id))}
        />
      </section>
      <div className={cx('sides')}>
        {SIDES.map(side => (
          <section key={side} className={`${cx('sheet')} paper`} aria-label={setup.sides[side].name}>
            <h2>
              <Badge side={side} /> {setup.sides[side].name}
            </h2>
            <Choice
              label={`Who plays the ${setup.sides[side].name}`}
              value={who[side]}
              options={[
                { value: 'you', label: 'You' },
                { value: 'other', label: 'Someone here' },
                { value: 'computer', label: 'Computer' },
              ]}
              onChange={next => choose(side, next)}
            />
            <Squadron rules={rules} setup={setup} side={side} onChange={squadron => change(side, squadron)} />
          </section>
        ))}
      </div>
      <section className={`${cx('sheet')} paper`} aria-label="How it is played">
        {SIDES.some(side => who[side] === 'computer') ? (
          <div className={cx('row')}>
            <b>The computer is</b>
            <Choice
              label="How strong the computer is"
              value={strength}
              options={STRENGTHS.map(({ value, label }) => ({ value, label }))}
              onChange={setStrength}
            />
          </div>
        ) : null}
        {[...rules.houseRules, ...ruleset.houseRules].length > 0 ? (
          <details>
            <summary>
              House rules{' '}
              <small>
                {Object.values(houseRules).some(Boolean) ? 'some are chosen' : 'as the book is read here'}
              </small>
            </summary>
            {[...rules.houseRules, ...ruleset.houseRules].map(rule => (
              <div key={rule.id} className={cx('row')}>
                <span>
                  <b>{rule.label}</b> {rule.text} <ClauseLink id={rule.ruling} />
                </span>
                <Switch
                  label={rule.label}
                  on={houseRules[rule.id] === true}
                  onChange={on => setHouseRules({ ...houseRules, [rule.id]: on })}
                />
              </div>
            ))}
          </details>
        ) : null}
        <div className={cx('begin')}>
          <span role="status">{problem ?? `${rules.battles} battles of about 15 minutes.`}</span>
          <Button go big onClick={begin} disabled={problem !== null}>
            Begin the campaign
          </Button>
        </div>
      </section>
    </>
  )
}

/** The pilots of a squadron: their names, what they fly, how good they are. */
function Squadron({
  rules,
  setup,
  side,
  onChange,
}: {
  readonly rules: CampaignRules
  readonly setup: CampaignSetup
  readonly side: Side
  readonly onChange: (squadron: readonly Recruit[]) => void
}) {
  const squadron = setup.squadrons[side]
  const [least, most] = rules.members
  const types = rules.types(setup)
  const groups = [...new Set(types.map(each => each.group))]
  const set = (at: number, change: Partial<Recruit>) =>
    onChange(squadron.map((each, nth) => (nth === at ? { ...each, ...change } : each)))
  const last = squadron.at(-1)
  return (
    <>
      <ol className={cx('pilots')}>
        {squadron.map((pilot, at) => (
          // A pilot is his place: his name is being typed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <input
              aria-label={`Name of pilot ${at + 1}`}
              value={pilot.name}
              maxLength={40}
              onChange={event => set(at, { name: event.target.value })}
            />
            <select
              aria-label={`What pilot ${at + 1} flies`}
              value={pilot.type}
              onChange={event => set(at, { type: event.target.value })}
            >
              {groups.map(group => (
                <optgroup key={group} label={group}>
                  {types
                    .filter(each => each.group === group)
                    .map(each => (
                      <option key={each.id} value={each.id}>
                        {each.name}
                      </option>
                    ))}
                </optgroup>
              ))}
            </select>
            <select
              aria-label={`How good pilot ${at + 1} is`}
              value={pilot.grade}
              onChange={event => set(at, { grade: event.target.value })}
            >
              {rules.grades.map(grade => (
                <option key={grade} value={grade}>
                  {grade}
                </option>
              ))}
            </select>
            <Button
              plain
              disabled={squadron.length <= least}
              aria-label={`Leave out ${pilot.name}`}
              onClick={() => onChange(squadron.filter((_, nth) => nth !== at))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
      <Button
        disabled={squadron.length >= most || !last}
        onClick={() => {
          if (last) onChange([...squadron, { ...last, name: rules.nameFor(setup, side) }])
        }}
      >
        One more pilot
      </Button>
    </>
  )
}
