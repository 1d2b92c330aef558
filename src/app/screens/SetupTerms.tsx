import { type ReactNode, useMemo, useState } from 'react'
import { STRICTNESSES, type Strictness } from '../../engine/rulings'
import { SIDES, type Side } from '../../engine/ids'
import type { HouseRules } from '../../engine/rulebook'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import { besideTable } from '../../engine/stating'
import { beginBattle } from '../../store/current'
import type { TableRules } from '../../save/format'
import { isByHand, openingAsks } from '../../store/hands'
import { peopleOf } from '../../store/selectors'
import { type Beginning, type Computer, PERSON, type Seat, type Seats } from '../../store/sessionState'
import { freshSeed, plainBeginning } from '../../store/tonight'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { Choice, Switch } from '../ui/Choice'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { count } from '../ui/numbers'
import { Fingerprint } from '../ui/Fingerprint'
import { Hands } from '../ui/Hands'
import { openingScene } from '../ui/Picture'
import { ComputerTerms } from './ComputerTerms'
import { type Asks, FirstDice } from './FirstDice'
import css from './setup.module.css'

const cx = classes(css)

const STEADY: Computer = { strength: 'middle' }

const STRICT: Readonly<Record<Strictness, { readonly label: string; readonly note: string }>> = {
  enforce: { label: 'Enforced', note: 'what the rules refuse is not done' },
  warn: { label: 'Warned', note: 'done with a reason' },
  off: { label: 'Off', note: 'a free table' },
}

/** How much of a side stands on the table already. */
const inSight = (units: number): string =>
  units === 0 ? 'deploys when the battle begins' : `${count(units, 'unit')} in sight`

type Who = 'you' | 'other' | 'computer' | 'referee'
export type Players = Readonly<Record<Side, Who>>

/** A battle that is being set up, and who plays it. */
export interface GroundProps {
  readonly ruleset: Ruleset
  readonly scenario: Scenario
  readonly who: Players
}

interface TermsProps extends GroundProps {
  readonly setWho: (who: Players) => void
  /**
   * A battle that is not among those of the ruleset: the house rules that are on at first, and why it is not begun with others; none
   * where it is.
   */
  readonly own?: { readonly houseRules?: HouseRules; refused(houseRules: HouseRules): readonly string[] }
  /** What is chosen before all else. */
  readonly children?: ReactNode
}

export function Terms({ ruleset, scenario, who, setWho, own, children }: TermsProps) {
  const plain = useMemo(() => plainBeginning(scenario), [scenario])
  const [computers, setComputers] = useState<Readonly<Record<Side, Computer>>>({ A: STEADY, B: STEADY })
  const [byHand, setByHand] = useState<Readonly<Record<Side, boolean>>>({ A: false, B: false })
  const [asks, setAsks] = useState<Asks | null>(null)
  const [strictness, setStrictness] = useState<Strictness>('enforce')
  const [houseRules, setHouseRules] = useState<HouseRules>(own?.houseRules ?? {})
  const [fresh, setFresh] = useState(plain.seed)
  const [ownSeed, setOwnSeed] = useState('')
  const [sameDice, setSameDice] = useState(false)
  const [wood, setWood] = useState(false)
  const scene = openingScene(ruleset, scenario)
  const refused = own?.refused(houseRules) ?? []
  const changed = Object.values(houseRules).filter(Boolean).length
  const seatOf = (side: Side): Seat => {
    if (who[side] === 'computer') return { kind: 'computer', ...computers[side] }
    return who[side] === 'referee' ? { kind: 'referee' } : PERSON
  }
  const choose = (side: Side, next: Who) => {
    const other = side === 'A' ? 'B' : 'A'
    // Two cannot both be 'you': the other side is then somebody else here.
    setWho({ ...who, [side]: next, [other]: next === 'you' && who[other] === 'you' ? 'other' : who[other] })
  }
  // At a table of wood all see all, and no computer could: both sides are played by those who stand about it.
  const seats: Seats = wood
    ? { A: { kind: 'referee' }, B: { kind: 'referee' } }
    : { A: seatOf('A'), B: seatOf('B') }
  const people = peopleOf(seats).length
  // Whoever gives a seed knows its dice: between two people nobody gives one.
  const seed = people < 2 && ownSeed.trim() !== '' ? ownSeed.trim() : fresh
  const handed = SIDES.filter(side => !byHand[side])
  const rules: TableRules = {
    seats,
    dice: handed.length === SIDES.length ? 'program' : 'hand',
    ...(handed.length === SIDES.length ? {} : { byProgram: { sides: handed, kinds: [] } }),
    ...(sameDice && people < 2 ? { sameDice } : {}),
    ...(wood ? { wood } : {}),
  }
  const begin = (asked: Pick<Beginning, 'faces' | 'rules'> = { rules }) => {
    const terms = { scenario: scenario.id, houseRules, seed, strictness, ...asked }
    const played = wood ? besideTable(scenario) : scenario
    const beginning: Beginning = own || wood ? { ...terms, own: played } : terms
    const wants = openingAsks(ruleset, beginning)
    if (wants) return setAsks({ ...wants, beginning })
    location.hash = `#/battle/${beginBattle(ruleset, beginning)}`
  }
  return (
    <section className={`${cx('sheet')} paper`} aria-label="How it is played">
      <div className={cx('scrolls')}>
        {children}
        {!own && ruleset.armies ? <OwnArmies ruleset={ruleset} scenario={scenario} /> : null}
        <h3>Who plays</h3>
        {SIDES.map(side => (
          <div key={side} className={cx('side', side === 'B' && 'b')}>
            <div className={cx('sh')}>
              <Badge side={side} />
              <b>{scenario.sides[side].name}</b>
              <span>{inSight(scene.tokens.filter(token => token.side === side).length)}</span>
            </div>
            <Choice
              label={`Who plays the ${scenario.sides[side].name}`}
              value={who[side]}
              options={[
                { value: 'you', label: 'You' },
                { value: 'other', label: 'Someone here' },
                { value: 'computer', label: 'Computer' },
                { value: 'referee', label: 'Referee' },
              ]}
              onChange={next => choose(side, next)}
            />
            {who[side] === 'computer' ? (
              <ComputerTerms
                name={scenario.sides[side].name}
                ruleset={ruleset}
                computer={computers[side]}
                houseRules={houseRules}
                onChange={next => setComputers({ ...computers, [side]: next })}
                onHouseRules={setHouseRules}
              />
            ) : null}
          </div>
        ))}
        <h3>At the table</h3>
        <div className={cx('hrs')}>
          <div className={cx('hr', rules.dice === 'hand' && 'ch')}>
            <div>
              <b>Real dice</b>
              <span>
                {rules.dice === 'hand'
                  ? 'thrown on your own table and typed in; kinds of rolls may be left to the program as they come up'
                  : 'the program throws all dice'}
              </span>
              <Hands
                rules={rules}
                names={scenario.sides}
                onChange={next => setByHand({ A: isByHand(next, 'A'), B: isByHand(next, 'B') })}
              />
            </div>
          </div>
          <div className={cx('hr', wood && 'ch')}>
            <div>
              <b>On a table of wood</b>
              <span>
                {wood
                  ? 'no map: you say the distance, the cover and the side that is struck, and people play both sides'
                  : 'the miniatures stand on a table of your own, and the program keeps all but their places'}
              </span>
            </div>
            <Switch label="On a table of wood" on={wood} onChange={setWood} />
          </div>
          {people < 2 ? (
            <div className={cx('hr', sameDice && 'ch')}>
              <div>
                <b>What-ifs throw the same dice</b>
                <span>on: going back wins no better dice, but a what-if foretells those to come</span>
              </div>
              <Switch label="What-ifs throw the same dice" on={sameDice} onChange={setSameDice} />
            </div>
          ) : null}
        </div>
        <div className={cx('field')}>
          <span>The rules</span>
          <Choice
            label="How strict the table is"
            value={strictness}
            options={STRICTNESSES.map(one => ({ value: one, ...STRICT[one] }))}
            onChange={setStrictness}
          />
        </div>
        <div className={cx('seed')}>
          <span>Fingerprint of the dice</span>
          <div className={cx('print')}>
            <Fingerprint seed={seed} />
            {seed === fresh ? <Button onClick={() => setFresh(freshSeed())}>Draw others</Button> : null}
          </div>
          <p>
            It fixes every die and tells none. When the battle is over its seed is shown, and anybody can
            check that the two belong together.
            {people < 2
              ? ''
              : ' Write it down, both of you. What-ifs throw dice of their own, so none foretells the battle.'}
          </p>
          {people < 2 ? (
            <details>
              <summary>A seed of your own</summary>
              <label>
                <span>Seed: the same seed throws the same dice, and whoever knows it can foretell them</span>
                <input value={ownSeed} maxLength={60} onChange={event => setOwnSeed(event.target.value)} />
              </label>
            </details>
          ) : null}
        </div>
        {ruleset.houseRules.length > 0 ? (
          <>
            <h3>
              House rules{' '}
              <small>{changed === 0 ? 'as the book is read here' : `${changed} changed from the book`}</small>
            </h3>
            <div className={cx('hrs')}>
              {ruleset.houseRules.map(rule => {
                const on = houseRules[rule.id] === true
                return (
                  <div key={rule.id} className={cx('hr', on && 'ch')}>
                    <div>
                      <b>{rule.label}</b>
                      <span>
                        {rule.text} <ClauseLink id={rule.ruling} />
                      </span>
                    </div>
                    <Switch
                      label={rule.label}
                      on={on}
                      onChange={next => setHouseRules({ ...houseRules, [rule.id]: next })}
                    />
                  </div>
                )
              })}
            </div>
          </>
        ) : null}
      </div>
      <div className={cx('begin')}>
        <span role={refused.length > 0 ? 'status' : undefined}>
          {refused.length > 0
            ? `Not to be begun so: ${refused.join(' ')}`
            : changed > 0
              ? `${count(changed, 'house rule is', 'house rules are')} chosen`
              : 'No house rule is chosen'}
        </span>
        {own ? null : <a href={`#/print/${ruleset.id}/${scenario.id}`}>On paper</a>}
        {ruleset.campaign ? <a href={`#/campaigns/${ruleset.id}`}>Or a campaign</a> : null}
        <Button go big disabled={refused.length > 0} onClick={() => begin()}>
          Begin the battle
        </Button>
      </div>
      {asks ? (
        <FirstDice
          key={asks.beginning.faces?.length ?? 0}
          asks={asks}
          scenario={scenario}
          onGiven={(faces, next) => begin({ faces, rules: next })}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </section>
  )
}

/** The way to the same with army lists of one's own, on the same ground where that may be. */
function OwnArmies({ ruleset: { id, armies }, scenario }: Pick<GroundProps, 'ruleset' | 'scenario'>) {
  const isPlace = armies?.places.some(place => place.id === scenario.id) ?? false
  return (
    <p className={cx('ownArmies')}>
      <a href={isPlace ? `#/points/${id}/at/${scenario.id}` : `#/points/${id}`}>
        {isPlace ? 'Army lists of your own on this ground' : 'A battle of army lists of your own'}
      </a>
    </p>
  )
}
