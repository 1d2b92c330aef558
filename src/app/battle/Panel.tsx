import type { UnitId } from '../../engine/ids'
import type { GameState } from '../../engine/state'
import {
  actingSide,
  besideHeights,
  isOpening,
  offersNow,
  offersOfUnit,
  scenarioNow,
  seenNow,
} from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { theirTurnNow } from '../../store/theirTurn'
import { useTeaching } from '../lesson/useTeaching'
import { Voice } from '../lesson/Voice'
import { classes } from '../ui/cx'
import kit from '../ui/kit.module.css'
import { percent } from '../ui/numbers'
import { actions, useSession } from '../useSession'
import { backOf, TakeBack } from './TakeBack'
import { preyNow } from './lens'
import { Log } from './Log'
import { SideOffers, UnitOffers, Waiting } from './Offers'
import { Filling } from './Options'
import parts from './parts.module.css'
import { PathInHand } from './PathInHand'
import shell from './shell.module.css'
import { SteeringPad } from './SteeringPad'
import { ReviewControls, TheirTurn } from './TheirTurn'
import { UnitCardView } from './UnitCardView'
import { useUi } from './ui'

const cx = classes(parts)
const sx = classes(shell)
const kx = classes(kit)

/** Who is chosen, what it may do, what happened: always in this order. It takes its room before it is filled. */
export function Panel({ filled }: { readonly filled: boolean }) {
  const teaching = useTeaching()
  return (
    <aside className={`${sx('panel')} paper`} aria-label="Unit, targets and log">
      <div className={sx('upper')}>
        {filled && teaching ? <Voice teaching={teaching} /> : null}
        {filled ? <Chosen /> : null}
      </div>
      <div className={sx('lower')}>{filled ? <BattleLog /> : null}</div>
      <ReviewControls />
    </aside>
  )
}

export function BattleLog() {
  const ruleset = useSession(now => now.ruleset)
  const battle = useSession(now => now.battle)
  const shownSteps = useSession(now => now.shownSteps)
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
        steps={Math.min(shownSteps, battle.cursor)}
        viewer={chair}
        onLight={actions.light}
        backOf={backOf}
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
  const shown = now.review ? null : (focus.unit ?? hovered)
  const look = now.battle?.scenario.ground.look
  const known = shown !== null && view.units.some(unit => unit.id === shown)
  const offers = offersNow(now)
  // What they did, and before the first act the briefing, stands below the unit that the phase opened on.
  const isNew = isOpening(now) && (theirTurnNow(now)?.fresh === true || view.turn <= 1)
  const side = <SideOffers ruleset={ruleset} view={view} offers={offersOfUnit(offers, null)} />
  return (
    <>
      {known ? (
        <UnitCardView card={ruleset.card(view, shown)} {...(look && { look })} />
      ) : focus.offer === null ? (
        <TheirsOrBriefing now={now} view={view} />
      ) : null}
      <SteeringPad ruleset={ruleset} view={view} />
      <PathInHand ruleset={ruleset} view={view} />
      {focus.unit !== null && known ? <CouldHit now={now} view={view} unit={focus.unit} /> : null}
      {focus.unit !== null && known ? (
        <UnitOffers
          ruleset={ruleset}
          view={view}
          offers={besideHeights(offersOfUnit(offers, focus.unit), focus.offer)}
        />
      ) : null}
      <TakeBack />
      {focus.unit === null ? side : null}
      {focus.unit === null ? <Waiting view={view} offers={offers} /> : null}
      <Filling />
      {focus.unit === null ? null : side}
      {isNew ? <TheirsOrBriefing now={now} view={view} /> : null}
    </>
  )
}

/** Of a unit of the other side: whom it could hit from where it stands. */
function CouldHit({
  now,
  view,
  unit,
}: {
  readonly now: Session
  readonly view: GameState
  readonly unit: UnitId
}) {
  const { ruleset, chair } = now
  const side = view.units.find(({ id }) => id === unit)?.side
  if (!ruleset || (chair !== 'A' && chair !== 'B') || side === chair) return null
  const prey = preyNow(ruleset, view, unit)
  const heads = ruleset.headlines
  return (
    <section className={sx('section')}>
      <h3>
        Could hit now{' '}
        <span className={kx('caps')}>
          {heads.hit} · {heads.destroy}
        </span>
      </h3>
      {prey.length === 0 ? <p className={cx('said')}>Nobody, from where it stands.</p> : null}
      {prey.map(({ unit: id, threat }, at) => (
        <button
          key={id}
          type="button"
          className={cx('row')}
          onClick={() => actions.chooseUnit(id)}
          onPointerEnter={() => actions.light([id])}
          onPointerLeave={() => actions.light([])}
        >
          <span className={kx('number')}>{at + 1}</span>
          <span>
            <b>{view.units.find(each => each.id === id)?.name}</b>
            <i>{threat.why}</i>
          </span>
          <span className={cx('n')}>
            {percent(threat.hit)} · {percent(threat.destroy)}
          </span>
        </button>
      ))}
    </section>
  )
}

/** What the other side has just done, before anything is done about it; else the briefing. */
function TheirsOrBriefing({ now, view }: { readonly now: Session; readonly view: GameState }) {
  return now.review || theirTurnNow(now)?.fresh ? <TheirTurn /> : <Sides now={now} view={view} />
}

/** While nobody is chosen: the briefing, for whoever has just sat down. */
function Sides({ now, view }: { readonly now: Session; readonly view: GameState }) {
  const { chair } = now
  const scenario = scenarioNow(now)
  if (!scenario) return null
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
