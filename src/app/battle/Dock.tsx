import { ArrowRight, Check, ChevronLeft, ChevronRight, Flag, History, List } from 'lucide-react'
import type { Offer } from '../../engine/offer'
import { capital } from '../../engine/say'
import { headFigures } from '../../engine/targets'
import {
  besideHeights,
  chosenOffer,
  chosenOption,
  endOffer,
  nextLabel,
  oddsFor,
  offersNow,
  offersOfUnit,
  seenNow,
  toDeploy,
} from '../../store/selectors'
import { theirTurnNow } from '../../store/theirTurn'
import { Portrait } from '../ui/Picture'
import { Button, IconButton } from '../ui/Button'
import { OutcomeBar } from '../ui/OutcomeBar'
import { classes } from '../ui/cx'
import { tidy } from '../ui/numbers'
import { actions, useSession } from '../useSession'
import { AdviceButton } from './AdviceButton'
import { reveal } from './looking'
import { mayTurnCorner, turnCorner } from './corners'
import { leftOf, leftText } from './marks'
import { Heights } from './Heights'
import { OfferButtons } from './Offers'
import { InShort } from './PathInHand'
import { goOf } from './Prompt'
import shell from './shell.module.css'
import { Stepper } from './Stepper'
import { SteeringPad } from './SteeringPad'
import { ReviewControls, reviewPlayer } from './TheirTurn'
import { Pips } from './UnitCardView'
import { ui, useUi } from './ui'

const cx = classes(shell)

/** Where the panel has no room: the unit in short, the chosen target, and what to press. */
export function Dock() {
  const now = useSession(one => one)
  const { ruleset, focus } = now
  const view = seenNow(now)
  const inHand = useUi(one => one.inHand)
  if (!ruleset || !view) return null
  if (now.review) {
    return (
      <section className={cx('dock', 'reviewing')} aria-label="Unit and orders">
        <ReviewControls />
        <Button go big onClick={actions.closeReview}>
          Go on
        </Button>
      </section>
    )
  }
  const offers = offersNow(now)
  const known = focus.unit !== null && view.units.some(unit => unit.id === focus.unit)
  const card = known && focus.unit !== null ? ruleset.card(view, focus.unit) : null
  const go = goOf(now)
  const ending = endOffer(offers)
  const own = besideHeights(offersOfUnit(offers, card ? focus.unit : null), focus.offer)
  const trace = inHand?.trace ?? now.plan?.trace
  const left = trace && leftOf(trace)
  const counts = trace?.counts
  const aside = ending && go?.label !== ending.label && !now.plan ? ending : null
  const theirs = theirTurnNow(now)?.fresh && !now.plan
  return (
    <section className={`${cx('dock')} paper`} aria-label="Unit and orders">
      {card ? (
        <button type="button" aria-label={`Card of ${card.title}`} onClick={() => ui.open('card')}>
          <Portrait
            token={card.token}
            size={92}
            {...(now.battle && { look: now.battle.scenario.ground.look })}
          />
        </button>
      ) : (
        <span />
      )}
      <div>
        <h2>{card?.title ?? 'Nobody is chosen'}</h2>
        {card ? (
          <>
            <p className={cx('dockLine')}>
              <span>{card.subtitle}</span>
              {card.token.quality ? (
                <span aria-hidden="true">
                  <Pips quality={card.token.quality} />
                </span>
              ) : null}
              <span>{card.chips.join(', ')}</span>
            </p>
            <p className={cx('dockFacts')}>
              {card.facts.slice(0, 5).map(fact => (
                <span key={fact.label}>
                  <b>{fact.label}</b> {fact.value}
                </span>
              ))}
            </p>
          </>
        ) : (
          <p>
            {toDeploy(now) > 0
              ? 'Go to the next unit, then press where it shall stand.'
              : 'Press a unit, or go to the next one.'}
          </p>
        )}
      </div>
      <div className={cx('dockHeights')}>
        <Heights />
      </div>
      <div className={cx('dockTarget')}>
        {chosenOption(now) ? <DockTarget /> : own.length > 0 ? <SomeOffers offers={own} /> : null}
        <SteeringPad ruleset={ruleset} view={view} snug />
        {left === undefined || chosenOffer(now)?.steering ? null : <p>{capital(leftText(left, counts))}</p>}
        <InShort ruleset={ruleset} view={view} />
      </div>
      <div
        className={cx('dockButtons')}
        data-many={now.plan || (ending && go?.label !== ending.label) ? '' : undefined}
      >
        {go ? (
          <Button go big onClick={go.run}>
            {go.label}
          </Button>
        ) : null}
        <div className={cx('row')}>
          {now.plan ? <Button onClick={actions.back}>Put it back</Button> : null}
          {mayTurnCorner(now) ? <Button onClick={turnCorner}>Corner here</Button> : null}
          {now.plan ? null : (
            <Button disabled={nextLabel(offers) === null} onClick={() => reveal(actions.next(1))}>
              {nextLabel(offers) ?? 'Next unit'}
            </Button>
          )}
          {aside ? <Button onClick={actions.end}>{aside.label}</Button> : null}
          {theirs ? <Button onClick={() => actions.review(0, true)}>Their turn</Button> : null}
          {go && (aside || theirs) ? null : <AdviceButton />}
        </div>
      </div>
    </section>
  )
}

/** As many offers as the dock has room for; the rest are on the sheet. */
const ROOM = 3

function SomeOffers({ offers }: { readonly offers: readonly Offer[] }) {
  const chosen = useSession(now => now.focus.offer)
  if (offers.length <= ROOM) return <OfferButtons offers={offers} snug />
  const first = offers
    .toSorted((a, b) => Number(b.id === chosen) - Number(a.id === chosen))
    .slice(0, ROOM - 1)
  return (
    <OfferButtons offers={first} snug>
      <Button onClick={() => ui.open('card')}>More ({offers.length - first.length})</Button>
    </OfferButtons>
  )
}

function DockTarget() {
  const now = useSession(one => one)
  const { ruleset } = now
  const view = seenNow(now)
  const option = chosenOption(now)
  const offer = chosenOffer(now)
  if (!ruleset || !view || !option) return null
  const odds = option.refusal ? null : oddsFor(ruleset, view, option)
  const heads = ruleset.headlines
  return (
    <>
      <span className={cx('dockSum')}>
        {offer?.steps ? <Stepper offer={offer} /> : <b>{option.label}</b>}
        {offer?.input === 'choice' ? (
          <button type="button" className={cx('another')} onClick={() => ui.open('card')}>
            Another
          </button>
        ) : null}
      </span>
      {odds && odds.outcomes.length > 0 ? (
        <>
          <div className={cx('dockNumbers')}>
            <span>
              <em>{headFigures(odds).hit}</em> {heads.hit}
            </span>
            <span className={cx('worst')}>
              <em>{headFigures(odds).destroy}</em> {heads.destroy}
            </span>
          </div>
          <OutcomeBar
            bar={odds.outcomes.map(one => ({ share: one.chance, outcome: one.outcome }))}
            outcomes={ruleset.outcomes}
          />
        </>
      ) : (
        (option.reckonings ?? []).map(one => (
          <span key={one.title} className={cx('dockSum')}>
            {one.title} <b>{one.kind === 'need' ? `${tidy(one.total)}+` : tidy(one.total)}</b>
          </span>
        ))
      )}
    </>
  )
}

/** On a phone: round buttons under the thumb, and the card as a sheet. */
export function Thumbs() {
  const now = useSession(one => one)
  const offers = offersNow(now)
  const go = goOf(now)
  const ending = endOffer(offers)
  const next = nextLabel(offers)
  const player = reviewPlayer(now)
  if (player) {
    return (
      <div className={cx('thumbs')}>
        <IconButton label="A step back" onClick={() => player.onGo(player.at - 1)}>
          <ChevronLeft />
        </IconButton>
        <IconButton label="A step on" onClick={() => player.onGo(player.at + 1)}>
          <ChevronRight />
        </IconButton>
        <IconButton label="Go on" className={cx('fire')} onClick={actions.closeReview}>
          <Check />
        </IconButton>
      </div>
    )
  }
  return (
    <div className={cx('thumbs')}>
      {now.focus.unit !== null || offersOfUnit(offers, null).length > 0 ? (
        <IconButton
          label={now.focus.unit === null ? 'What your side may do' : 'Card of the unit'}
          onClick={() => ui.open('card')}
        >
          <List />
        </IconButton>
      ) : null}
      {theirTurnNow(now)?.fresh && !now.plan ? (
        <IconButton label="Their turn" onClick={() => actions.review(0, true)}>
          <History />
        </IconButton>
      ) : null}
      {next !== null ? (
        <IconButton label={next} onClick={() => reveal(actions.next(1))}>
          <ArrowRight />
        </IconButton>
      ) : null}
      {ending && go?.label !== ending.label ? (
        <IconButton label={ending.label} onClick={actions.end}>
          <Flag />
        </IconButton>
      ) : null}
      {go ? (
        <IconButton label={go.label} className={cx('fire')} onClick={go.run}>
          {go.label === ending?.label ? <Flag /> : <Check />}
        </IconButton>
      ) : null}
    </div>
  )
}
