import { BookOpen, House } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { CampaignRules, CampaignValues, CampaignView } from '../../engine/campaign'
import { type Campaign, campaignNow, campaignRules, campaignWords } from '../../engine/campaignPlay'
import { SIDES, type Side } from '../../engine/ids'
import type { Phrase } from '../../engine/phrase'
import { isPlural, isSeveral } from '../../engine/plural'
import type { Ruleset } from '../../engine/ruleset'
import { sentence } from '../../engine/say'
import { campaigns, nextOf, openCampaign, takeCampaignOver } from '../../store/campaigns'
import { beginBattle, session } from '../../store/current'
import { keeping } from '../../store/keeping'
import { library } from '../../store/library'
import { takeFile } from '../takeAway'
import { Badge } from '../ui/Badge'
import { Button, ButtonLink } from '../ui/Button'
import { ClauseLink, RulebookContext, rulesAddress } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { Fingerprint } from '../ui/Fingerprint'
import kit from '../ui/kit.module.css'
import { UnitCardView } from '../battle/UnitCardView'
import shell from '../battle/shell.module.css'
import { Problem } from '../Problem'
import { Waiting } from '../Waiting'
import { Blackboard } from './Blackboard'
import css from './campaign.module.css'
import { CampaignLog } from './CampaignLog'
import { Deployment } from './Deployment'
import { Ledger } from './Ledger'

const cx = classes(css)
const sx = classes(shell)

/** The campaign of a slot: its squadrons between two battles. */
export default function CampaignScreen({ slot }: { readonly slot: string }) {
  const [problem, setProblem] = useState<string | null>(null)
  const open = useCallback(() => {
    // One thing lies on the table at a time: the battle waits in its slot.
    session.actions.leave()
    void openCampaign(slot).then(setProblem)
  }, [slot])
  useEffect(open, [open])
  const hand = useStore(campaigns.store)
  if (problem !== null) return <Problem title="This campaign cannot be opened" text={problem} again={open} />
  const { ruleset, campaign } = hand
  if (hand.slot !== slot || !ruleset || !campaign) return <Waiting text="Calling the squadrons." />
  return (
    <RulebookContext value={ruleset.rulebook}>
      <Hangar slot={slot} ruleset={ruleset} campaign={campaign} />
    </RulebookContext>
  )
}

/** Tells the sentences of a campaign; side names take the verb that belongs to them. */
function useTell(rules: CampaignRules, campaign: Campaign): (phrase: Phrase) => string {
  const { setup } = campaign
  return useMemo(() => {
    const words = campaignWords(rules)
    const many = (name: string): boolean => {
      const side = SIDES.find(each => setup.sides[each].name === name)
      return side ? isSeveral(setup.sides[side]) : isPlural(name)
    }
    return phrase => sentence(words, phrase, id => id, many)
  }, [rules, setup])
}

function Hangar({
  slot,
  ruleset,
  campaign,
}: {
  readonly slot: string
  readonly ruleset: Ruleset
  readonly campaign: Campaign
}) {
  const hand = useStore(campaigns.store)
  const kept = useStore(keeping.store, now => !now.writing && now.unkept.length === 0)
  const rules = campaignRules(ruleset)
  const state = campaignNow(campaign)
  const view = useMemo(() => rules.view(state), [rules, state])
  const tell = useTell(rules, campaign)
  const [values, setValues] = useState<CampaignValues>({})
  const [chosen, setChosen] = useState('')
  const { sides } = campaign.setup
  const look = library.entries.find(each => each.id === ruleset.id)?.look
  const next = nextOf(hand, values)
  const side = next.kind === 'go' ? next.side : null
  const members = [...view.squadrons.A.members, ...view.squadrons.B.members]
  const member = members.find(each => each.id === chosen) ?? members[0]
  const go = () => {
    if (next.kind === 'over') location.hash = `#/campaigns/${ruleset.id}`
    else if (next.kind === 'battle') fly(ruleset)
    else if (next.problem === null) {
      campaigns.go(values)
      setValues({})
    }
  }
  useSpace(hand.displaced ? null : go)
  const fought =
    state.battle - (next.kind === 'over' && state.result?.why.code !== 'campaign-abandoned' ? 0 : 1)
  const isOn = next.kind === 'battle' && hand.turn !== null
  return (
    <div className={cx('screen')} data-kept={kept ? campaign.moments.length : undefined}>
      <Bar
        title={hand.title}
        ruleset={ruleset}
        rules={rules}
        at={next.kind === 'over' ? rules.battles : state.battle - 1}
      />
      <section
        className={`${cx('prompt')} ${sx('prompt', side === 'A' && 'a', side === 'B' && 'b')} paper`}
        aria-label="What to do now"
      >
        <p>
          {tell(view.lead)}
          <small>{isOn ? `It is in turn ${Math.max(1, hand.turn ?? 1)}.` : tell(view.more)}</small>
        </p>
        <Button onClick={() => void takeAway(slot)}>Save the campaign</Button>
        {hand.displaced ? (
          <Button go onClick={() => void takeCampaignOver(slot)}>
            Go on here
          </Button>
        ) : (
          <Button go big hint="Space" onClick={go} disabled={next.kind === 'go' && next.problem !== null}>
            {isOn ? `Go on with battle ${state.battle}` : tell(view.button)}
          </Button>
        )}
      </section>
      <Remarks />
      <main className={cx('hut')}>
        {side !== null && next.kind === 'go' ? (
          <Deployment
            next={next}
            name={sides[side].name}
            hint={next.hint && tell(next.hint)}
            problem={next.problem && tell(next.problem)}
            values={values}
            onChange={setValues}
          />
        ) : null}
        <Blackboard view={view} now={state.battle} sides={sides} tell={tell} />
        <div className={cx('book')}>
          {SIDES.map(each => (
            <Ledger
              key={each}
              side={each}
              name={sides[each].name}
              squadron={view.squadrons[each]}
              fought={fought}
              chosen={member?.id ?? ''}
              onChoose={setChosen}
              tell={tell}
            />
          ))}
        </div>
      </main>
      <aside className={`${cx('panel')} paper`} aria-label="Pilot and campaign">
        {member ? (
          <UnitCardView
            card={{
              token: { ...member.token, quality: pipsOf(member.grade.step) },
              title: member.name,
              subtitle: `${member.type}, ${sides[member.token.side ?? 'A'].adjective}`,
              chips: [member.grade.label, tell(member.chip)],
              facts: member.facts,
              notes: [],
            }}
            {...(look && { look })}
          />
        ) : null}
        <Ends view={view} tell={tell} />
        <CampaignLog campaign={campaign} member={member} tell={tell} />
        <Terms campaign={campaign} isOver={next.kind === 'over'} side={personOf(hand.table?.seats)} />
      </aside>
    </div>
  )
}

const pipsOf = (step: number): 1 | 2 | 3 => (step <= 1 ? 1 : step === 2 ? 2 : 3)

/** Who gives a campaign up: the person, or of two the first. */
function personOf(seats: Readonly<Record<Side, { readonly kind: string }>> | undefined): Side {
  return seats?.A.kind === 'person' || seats?.B.kind !== 'person' ? 'A' : 'B'
}

function fly(ruleset: Ruleset): void {
  const flight = campaigns.fly()
  if (!flight) return
  if (flight.beginning) beginBattle(ruleset, flight.beginning, flight.slot)
  location.hash = `#/battle/${flight.slot}`
}

async function takeAway(slot: string): Promise<void> {
  const written = await campaigns.written(slot)
  if (written) await takeFile(written.text, written.title, written.turn, 'battle')
}

/** The space bar does what the one button does, unless something else has the keys. */
function useSpace(go: (() => void) | null): void {
  useEffect(() => {
    if (!go) return undefined
    const heard = (event: KeyboardEvent): void => {
      const busy =
        event.target instanceof Element && event.target.closest('button, a, input, select, textarea, label')
      if (event.key !== ' ' || busy || event.ctrlKey || event.altKey || event.metaKey) return
      event.preventDefault()
      go()
    }
    document.addEventListener('keydown', heard)
    return () => document.removeEventListener('keydown', heard)
  }, [go])
}

function Bar({
  title,
  ruleset,
  rules,
  at,
}: {
  readonly title: string
  readonly ruleset: Ruleset
  readonly rules: CampaignRules
  readonly at: number
}) {
  const steps = [...Array.from({ length: rules.battles }, (_, nth) => `Battle ${nth + 1}`), 'Reckoning']
  return (
    <header className={sx('bar')}>
      <div className={sx('tools')}>
        <a className={classes(kit)('icon')} href="#/" aria-label="First screen" title="First screen">
          <House />
        </a>
      </div>
      <div className={sx('where')}>
        <h1>{title}</h1>
        <span>
          <span className={sx('full')}>{ruleset.title}, </span>a campaign of {rules.battles} battles
        </span>
      </div>
      <ol className={`${sx('ribbon')} ${cx('ribbon')}`} aria-label="Battles of the campaign">
        {steps.map((step, nth) => (
          <li
            key={step}
            className={sx(nth < at && 'done', nth === at && 'on n')}
            aria-current={nth === at ? 'step' : undefined}
          >
            {step}
            {nth < at ? (
              <svg width="13" height="13" viewBox="0 0 14 14" role="img" aria-label="done">
                <path d="m2 7.5 3.5 3.5L12 3.5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            ) : null}
          </li>
        ))}
      </ol>
      <div className={sx('tools')}>
        <a
          className={classes(kit)('icon')}
          href={rulesAddress(ruleset.rulebook.id, rules.clause)}
          aria-label="Rulebook"
          title="Rulebook"
        >
          <BookOpen />
        </a>
      </div>
    </header>
  )
}

/** What was found when it was opened, and that another tab has it. */
function Remarks() {
  const { remark, displaced } = useStore(campaigns.store)
  if (displaced)
    return (
      <p className={cx('remark')} role="status">
        Another tab has this campaign. Look on here, or go on here: then it is yours.
      </p>
    )
  if (remark === null) return null
  return (
    <p className={cx('remark')} role="alert">
      {remark}{' '}
      <Button ghost onClick={campaigns.noted}>
        I have read it
      </Button>
    </p>
  )
}

function Ends({ view, tell }: { readonly view: CampaignView; readonly tell: (phrase: Phrase) => string }) {
  return (
    <section className={cx('ends')} aria-label="How it ends">
      <h2>
        How it ends{' '}
        <small>
          now {view.squadrons.A.kills} to {view.squadrons.B.kills}
        </small>
      </h2>
      <ul>
        {view.ends.map(({ side, title, text, clause }) => (
          <li key={title.code + (side ?? '')}>
            <Badge side={side} />
            <span>
              <b>{tell(title)}</b>
              {tell(text)} <ClauseLink id={clause} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The fingerprint of the dice, and the ways out. */
function Terms({
  campaign,
  isOver,
  side,
}: {
  readonly campaign: Campaign
  readonly isOver: boolean
  readonly side: Side
}) {
  const [asked, setAsked] = useState(false)
  return (
    <section className={cx('terms')} aria-label="Dice and ways out">
      <h2>Its dice</h2>
      <Fingerprint seed={campaign.seed} />
      <p>
        {isOver ? (
          <>
            The seed: <code>{campaign.seed}</code>
          </>
        ) : (
          'The seed behind it is shown when the campaign is over.'
        )}
      </p>
      <p>
        <ButtonLink href="#/battles">All battles</ButtonLink>{' '}
        {isOver ? null : (
          <Button
            stop
            onClick={() => {
              if (asked) campaigns.abandon(side)
              setAsked(!asked)
            }}
          >
            {asked ? 'Press again: it ends here, nobody wins' : 'Abandon the campaign'}
          </Button>
        )}
      </p>
    </section>
  )
}
