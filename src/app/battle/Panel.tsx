import type { Offer, Option } from '../../engine/offer'
import { percent } from '../../engine/targets'
import type { Refusal } from '../../engine/refusal'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import {
  actingSide,
  chosenOffer,
  chosenOption,
  oddsFor,
  offersNow,
  offersOfUnit,
  optionKey,
  optionsOf,
  seenNow,
  tell,
} from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { OutcomeBar } from '../ui/OutcomeBar'
import { inches, signed, tidy } from '../ui/numbers'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { actions, useSession } from '../useSession'
import { enter } from './commands'
import { Log } from './Log'
import { legFigures, leftText } from './marks'
import parts from './parts.module.css'
import { ReckoningTable } from './Reckonings'
import shell from './shell.module.css'
import { UnitCardView } from './UnitCardView'
import { useUi } from './ui'

const cx = classes(parts)
const sx = classes(shell)
const kx = classes(kit)

/** Who is chosen, what it may do, what happened: always in this order. */
export function Panel() {
  return (
    <aside className={`${sx('panel')} paper`} aria-label="Unit, targets and log">
      <div className={sx('upper')}>
        <Chosen />
      </div>
      <div className={sx('lower')}>
        <BattleLog />
      </div>
    </aside>
  )
}

export function BattleLog() {
  const ruleset = useSession(now => now.ruleset)
  const battle = useSession(now => now.battle)
  const told = useSession(now => now.told)
  const chair = useSession(now => now.chair)
  const covered = useSession(now => now.curtain !== null)
  const slot = useSession(now => now.slot)
  if (!ruleset || !battle || covered) return null
  return (
    <section className={cx('log')}>
      <h3>
        Log
        <a href={`#/watch/${slot}`}>Watch again</a>
      </h3>
      <Log
        ruleset={ruleset}
        battle={battle}
        steps={Math.min(told, battle.cursor)}
        viewer={chair}
        onLight={actions.light}
      />
    </section>
  )
}

/** The card of the chosen unit and what it may do; of the unit under the pointer while nothing is chosen. */
export function Chosen() {
  const now = useSession(one => one)
  const hovered = useUi(one => one.hovered)
  const { ruleset, focus } = now
  const view = seenNow(now)
  if (!ruleset || !view) return null
  const shown = focus.unit ?? hovered
  const look = now.battle?.scenario.ground.look
  const known = shown !== null && view.units.some(unit => unit.id === shown)
  const offers = offersNow(now)
  return (
    <>
      {known ? (
        <UnitCardView card={ruleset.card(view, shown)} {...(look && { look })} />
      ) : (
        <Sides now={now} view={view} />
      )}
      {focus.unit !== null && known ? (
        <UnitOffers ruleset={ruleset} view={view} offers={offersOfUnit(offers, focus.unit)} />
      ) : null}
      {focus.unit === null ? (
        <SideOffers ruleset={ruleset} view={view} offers={offersOfUnit(offers, null)} />
      ) : null}
      {focus.unit === null ? <Waiting view={view} offers={offers} /> : null}
      <Filling />
      <Hand ruleset={ruleset} view={view} />
    </>
  )
}

/** While nobody is chosen: the briefing, for whoever has just sat down. */
function Sides({ now, view }: { readonly now: Session; readonly view: GameState }) {
  const { battle, chair } = now
  if (!battle) return null
  const { scenario } = battle
  const side = actingSide(now) ?? (chair === 'A' || chair === 'B' ? chair : null)
  return (
    <section className={cx('card')} aria-label="Briefing">
      <h2>{side ? scenario.sides[side].name : scenario.title}</h2>
      <p>{scenario.setting}</p>
      <p className={cx('brief')}>{side ? scenario.briefing[side] : scenario.blurb}</p>
      {view.turn <= 1 && side ? (
        <p className={cx('brief')}>Press a unit, or Space for the next with something to do.</p>
      ) : null}
    </section>
  )
}

/** What a unit may do, as buttons, and what it may not, with the reason. */
function UnitOffers({
  ruleset,
  view,
  offers,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offers: readonly Offer[]
}) {
  if (offers.length === 0) return null
  return (
    <section className={sx('section')}>
      <h3>What it may do</h3>
      <OfferButtons offers={offers} />
      <Refusals ruleset={ruleset} view={view} offers={offers} />
    </section>
  )
}

export function OfferButtons({ offers }: { readonly offers: readonly Offer[] }) {
  const chosen = useSession(now => now.focus.offer)
  return (
    <div className={cx('offers')}>
      {offers.map(offer => (
        <Button
          key={offer.id}
          aria-pressed={offer.id === chosen}
          aria-disabled={offer.refusal ? true : undefined}
          className={cx(offer.id === chosen && 'picked', offer.refusal && 'refused')}
          onClick={() => actions.chooseOffer(offer.id)}
        >
          {offer.label}
        </Button>
      ))}
    </div>
  )
}

/** Why some offers are refused now, each with its clause. */
function Refusals({
  ruleset,
  view,
  offers,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offers: readonly Offer[]
}) {
  const refused = offers.flatMap(offer => (offer.refusal ? [{ offer, refusal: offer.refusal }] : []))
  if (refused.length === 0) return null
  return (
    <ul className={cx('reason')}>
      {refused.map(({ offer, refusal }) => (
        <li key={offer.id}>
          <span>
            <b>{offer.label}:</b> {tell(ruleset, view, refusal.reasons[0])}
          </span>
          <ReasonClause refusal={refusal} />
        </li>
      ))}
    </ul>
  )
}

function ReasonClause({ refusal }: { readonly refusal: Refusal }) {
  const clause = refusal.reasons[0].clause
  return clause ? <ClauseLink id={clause} /> : null
}

/** What the side as a whole may do: guns off the table, aircraft, rallying. */
function SideOffers({
  ruleset,
  view,
  offers,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offers: readonly Offer[]
}) {
  if (offers.length === 0) return null
  return (
    <section className={sx('section')}>
      <h3>Your side</h3>
      <OfferButtons offers={offers} />
      <Refusals ruleset={ruleset} view={view} offers={offers} />
    </section>
  )
}

/** Units that are not on the table and have something to do: to be deployed, or coming on. */
function Waiting({ view, offers }: { readonly view: GameState; readonly offers: readonly Offer[] }) {
  const off = new Map(view.units.flatMap(unit => (unit.at ? [] : [[unit.id, unit.name]])))
  const ids = new Set(
    offers.flatMap(offer =>
      offer.unit !== null && off.has(offer.unit) && !offer.refusal ? [offer.unit] : [],
    ),
  )
  if (ids.size === 0) return null
  return (
    <section className={sx('section')}>
      <h3>Off the table</h3>
      {[...ids].map(id => (
        <button key={id} type="button" className={cx('row')} onClick={() => actions.chooseUnit(id)}>
          <span className={kx('number')} aria-hidden="true">
            +
          </span>
          <b>{off.get(id)}</b>
          <span className={cx('n')}>{offers.find(offer => offer.unit === id && !offer.refusal)?.label}</span>
        </button>
      ))}
    </section>
  )
}

/** What the chosen offer still needs: a target, a choice, a place. */
function Filling() {
  const now = useSession(one => one)
  const { ruleset } = now
  const view = seenNow(now)
  const offer = chosenOffer(now)
  if (!ruleset || !view || !offer || offer.refusal) return null
  if (offer.input === 'path' || offer.input === 'place') {
    if (now.plan) return null
    return (
      <p className={cx('empty')}>
        {offer.input === 'path'
          ? 'Drag the piece, press a place within its reach, or carry it with the arrow keys.'
          : 'Press a place on the table.'}
      </p>
    )
  }
  if (offer.input === 'nothing') return null
  return (
    <OptionList
      ruleset={ruleset}
      view={view}
      offer={offer}
      title={offer.input === 'target' ? 'Targets' : offer.label}
    />
  )
}

/** Targets or choices with their odds, the refused ones below with their reasons. */
export function OptionList({
  ruleset,
  view,
  offer,
  title,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offer: Offer
  readonly title: string
}) {
  const target = useSession(now => now.focus.target)
  const options = optionsOf(offer)
  const allowed = options.filter(option => !option.refusal)
  const refused = options.filter(option => option.refusal)
  // What counts alike for all of them is said once, below.
  const [first, ...others] = allowed
  const alike = others.length > 0 && others.every(option => option.reckonings === first?.reckonings)
  const anyOdds = allowed.some(option => oddsFor(ruleset, view, option).outcomes.length > 0)
  return (
    <section className={sx('section')}>
      <h3>
        {title}
        {anyOdds ? <span className={kx('caps')}>{headlinesOf(ruleset)}</span> : null}
      </h3>
      {allowed.map((option, at) => (
        <OptionRow
          key={optionKey(option)}
          ruleset={ruleset}
          view={view}
          option={option}
          alike={alike}
          number={at + 1}
          on={target === optionKey(option)}
        />
      ))}
      {refused.map(option => (
        <RefusedRow key={optionKey(option)} ruleset={ruleset} view={view} option={option} />
      ))}
      {options.length === 0 ? <p className={cx('empty')}>There is nothing to choose.</p> : null}
      <Aim ruleset={ruleset} view={view} />
    </section>
  )
}

const headlinesOf = ({ headlines }: Ruleset): string =>
  headlines ? `${headlines.hit} · ${headlines.destroy}` : 'hit · destroy'

function OptionRow({
  ruleset,
  view,
  option,
  alike,
  number,
  on,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly option: Option
  readonly alike: boolean
  readonly number: number
  readonly on: boolean
}) {
  const odds = oddsFor(ruleset, view, option)
  const why = (alike ? [] : (option.reckonings ?? [])).flatMap(one =>
    one.modifiers.map(line => `${line.label} ${signed(line.value)}`),
  )
  return (
    <button
      type="button"
      className={cx('row', on && 'on')}
      aria-pressed={on}
      onClick={() => (on ? enter() : actions.chooseTarget(optionKey(option)))}
      onPointerEnter={() => (option.token ? actions.light([option.token]) : undefined)}
      onPointerLeave={() => actions.light([])}
    >
      <span className={kx('number')} aria-hidden="true">
        {number <= 9 ? number : '·'}
      </span>
      <span>
        <b>{option.label}</b>
        {why.length > 0 ? <i>{why.join(', ')}</i> : null}
      </span>
      <span className={cx('n')}>
        {odds.outcomes.length > 0 ? `${percent(odds.hit)} · ${percent(odds.destroy)}` : ''}
      </span>
    </button>
  )
}

function RefusedRow({
  ruleset,
  view,
  option,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly option: Option
}) {
  const { refusal } = option
  if (!refusal) return null
  const clause = refusal.reasons[0].clause
  return (
    <div className={cx('rowWrap')}>
      <button
        type="button"
        className={cx('row', 'no')}
        aria-disabled="true"
        onClick={() => actions.chooseTarget(optionKey(option))}
        onPointerEnter={() => (option.token ? actions.light([option.token]) : undefined)}
        onPointerLeave={() => actions.light([])}
      >
        <span className={kx('number', 'off')} aria-hidden="true">
          –
        </span>
        <span>
          <b>{option.label}</b>
          <i>{tell(ruleset, view, refusal.reasons[0])}</i>
        </span>
        <span />
      </button>
      {clause ? (
        <span className={cx('cl')}>
          <ClauseLink id={clause} />
        </span>
      ) : null}
    </div>
  )
}

/** The chosen target's odds in full: the bar of outcomes and how the number came about. */
function Aim({ ruleset, view }: { readonly ruleset: Ruleset; readonly view: GameState }) {
  const option = useSession(chosenOption)
  if (!option || option.refusal) return null
  const odds = oddsFor(ruleset, view, option)
  const bar = odds.outcomes.map(one => ({ share: one.chance, outcome: one.outcome }))
  return (
    <>
      {bar.length > 0 ? (
        <div className={cx('aim')}>
          <OutcomeBar bar={bar} outcomes={ruleset.outcomes} />
          <p className={cx('clauses')}>
            {odds.outcomes.map(one => (
              <span key={one.outcome}>
                {ruleset.outcomes.find(kind => kind.id === one.outcome)?.label ?? one.outcome}{' '}
                {percent(one.chance)}
              </span>
            ))}
            {odds.exact ? null : <span>about, from a sample</span>}
          </p>
        </div>
      ) : null}
      {(option.reckonings ?? []).length > 0 ? (
        <div className={cx('open')}>
          {(option.reckonings ?? []).map(one => (
            <ReckoningTable key={one.title} reckoning={one} />
          ))}
        </div>
      ) : null}
    </>
  )
}

/** The path in the hand or planned: its stretches, what is left, and who could hurt the piece there. */
function Hand({ ruleset, view }: { readonly ruleset: Ruleset; readonly view: GameState }) {
  const inHand = useUi(one => one.inHand)
  const plan = useSession(now => now.plan)
  const unit = inHand?.unit ?? plan?.unit ?? null
  const trace = inHand ?? plan?.trace ?? null
  if (!trace || (trace.legs.length === 0 && !trace.refusal && trace.left === 0)) return null
  const threats =
    inHand?.threats ??
    (plan && unit !== null ? ruleset.threats(view, unit, plan.trace.stop.at, plan.trace.stop.facing) : [])
  const spent = trace.legs.reduce((sum, leg) => sum + leg.cost, 0)
  const names = new Map(view.units.map(one => [one.id, one.name]))
  return (
    <>
      <section className={sx('section')}>
        <h3>
          This path <span className={kx('caps')}>{trace.counts ?? 'inches · cost'}</span>
        </h3>
        {trace.legs.map((leg, at) => (
          // The legs of a path stand in their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={cx('row')}>
            <span className={kx('number')}>{at + 1}</span>
            <span>
              <b>{leg.label}</b> {leg.clause ? <ClauseLink id={leg.clause} /> : null}
            </span>
            <span className={cx('n')}>{trace.counts === undefined ? legFigures(leg) : tidy(leg.cost)}</span>
          </div>
        ))}
        <div className={cx('row', 'on')}>
          <span className={kx('number')}>=</span>
          <span>
            <b>
              {trace.left > 0.05
                ? leftText(trace.left, trace.counts)
                : trace.left < -0.05
                  ? 'Too far'
                  : 'Nothing left'}
            </b>
          </span>
          <span className={cx('n')}>{inches(spent)}</span>
        </div>
        {trace.refusal ? (
          <ul className={cx('reason')}>
            {trace.refusal.reasons.map(reason => (
              <li key={reason.code}>
                <span>{tell(ruleset, view, reason)}</span>
                {reason.clause ? <ClauseLink id={reason.clause} /> : null}
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      {threats.length > 0 ? (
        <section className={sx('section')}>
          <h3>
            There it will be <span className={kx('caps')}>hit · destroy</span>
          </h3>
          {threats.map(threat => (
            <div key={threat.by} className={cx('row')}>
              <span className={kx('number', 'warn')}>!</span>
              <span>
                <b>{names.get(threat.by) ?? threat.by}</b>
                <i>{threat.why}</i>
              </span>
              <span className={cx('n')}>
                {percent(threat.hit)} · {percent(threat.destroy)}
              </span>
            </div>
          ))}
        </section>
      ) : null}
    </>
  )
}
