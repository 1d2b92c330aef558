import { useMemo, useState } from 'react'
import type { Side, UnitId } from '../../engine/ids'
import type { Offer, Option } from '../../engine/offer'
import type { Ruleset } from '../../engine/ruleset'
import type { Scenario } from '../../engine/scenario'
import type { FeatureKind } from '../../engine/scene'
import { farthestWay, groundsOf, wayOf } from '../../engine/situations'
import { type Pieces, canState } from '../../engine/stating'
import type { GameState } from '../../engine/state'
import { namesOf } from '../../engine/targets'
import { chosenOffer, oddsFor, optionsOf, tell } from '../../store/selectors'
import { SteeringPad } from '../battle/SteeringPad'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { tidy } from '../ui/numbers'
import { actions, useSession } from '../useSession'
import { capital } from '../../engine/say'
import { Chances } from './Chances'
import { doStated } from './doing'
import { overList, overText, unitOf } from './saying'
import css from './wood.module.css'

const cx = classes(css)

interface Asked {
  readonly offer: Offer
  readonly ruleset: Ruleset
  readonly scenario: Scenario
  readonly state: GameState
  readonly side: Side
  readonly target: UnitId | null
  readonly pieces: Pieces
}

/** What needs no distance to a target: acts at once, choices by name, ways of so many inches, ways by stretches. */
export function Others(asked: Asked) {
  const { offer, ruleset, scenario, state } = asked
  const steered = useSession(now => chosenOffer(now)?.id === offer.id && offer.steering !== undefined)
  const plan = useSession(now => now.plan)
  const isWay = offer.input === 'path' || offer.input === 'place'
  if (offer.steering) {
    return (
      <section className={cx('answer')} aria-label="The way">
        {steered ? (
          <SteeringPad ruleset={ruleset} view={state} snug />
        ) : (
          <Button onClick={() => actions.chooseOffer(offer.id)}>Say the way</Button>
        )}
        {plan?.offer === offer.id ? (
          <Button go big onClick={() => actions.confirm()}>
            Done so
          </Button>
        ) : null}
      </section>
    )
  }
  return isWay && canState(scenario) && offer.trace && offer.unit !== null ? (
    <Moving {...asked} actor={offer.unit} />
  ) : (
    <Choices {...asked} />
  )
}

/** All that an offer can be filled in with, by name; cells of the board by theirs. */
function Choices({ offer, ruleset, state, side, target }: Asked) {
  const options = optionsOf(offer)
  const [picked, setChosen] = useState<number | null>(null)
  const aimed = options.findIndex(({ token }) => token !== undefined && token === target)
  const chosen = picked ?? (options.length === 1 ? 0 : aimed < 0 ? null : aimed)
  const option: Option | undefined = chosen === null ? undefined : options[chosen]
  const reason = option?.refusal?.reasons[0]
  return (
    <section className={cx('answer')} aria-label={offer.label}>
      {options.length > 1 ? (
        <div className={cx('choices')}>
          {options.map((one, at) => (
            <Button
              // Options of one offer never change places.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              aria-pressed={at === chosen}
              className={cx('deed', at === chosen && 'picked', one.refusal && 'refused')}
              onClick={() => setChosen(at)}
            >
              {one.label}
            </Button>
          ))}
        </div>
      ) : null}
      {options.length === 0 ? <p>There is nothing to choose from.</p> : null}
      {reason ? (
        <p role="status">
          {tell(ruleset, state, reason)} {reason.clause ? <ClauseLink id={reason.clause} /> : null}
        </p>
      ) : null}
      {option && !option.refusal ? (
        <Chances option={option} ruleset={ruleset} odds={oddsFor(ruleset, state, option)} />
      ) : null}
      {option && !option.refusal ? (
        <Button go big onClick={() => actions.perform(option.action, { side })}>
          {options.length === 1 ? offer.label : `${offer.label}: ${option.label}`}
        </Button>
      ) : null}
    </section>
  )
}

/** A move on the table of wood: so many inches, over which ground; the rules say how far it may go and what it costs. */
function Moving({
  offer,
  ruleset,
  scenario,
  state,
  side,
  pieces,
  actor,
}: Asked & { readonly actor: UnitId }) {
  const [ground, setGround] = useState<FeatureKind | null>(null)
  const [far, setFar] = useState<number | null>(null)
  const unit = unitOf(scenario)
  const question = useMemo(
    () => ({ ruleset, scenario, state, side, actor, deed: offer.id }),
    [ruleset, scenario, state, side, actor, offer],
  )
  // Grounds that let it go as far are one button.
  const grounds = useMemo(() => {
    const bands = new Map<number, (FeatureKind | null)[]>()
    for (const kind of [null, ...groundsOf(ruleset)]) {
      const reach = farthestWay(question, kind, pieces)
      const band = bands.get(reach)
      if (band) band.push(kind)
      else bands.set(reach, [kind])
    }
    return [...bands].map(([reach, kinds]) => ({ reach, kinds }))
  }, [ruleset, question, pieces])
  const most = grounds.find(({ kinds }) => kinds.includes(ground))?.reach ?? 0
  const choices = useMemo(() => {
    const whole = Array.from({ length: Math.min(24, Math.ceil(most) - 1) }, (_, less) => less + 1)
    return most > 0 ? [...whole, most] : []
  }, [most])
  const distance = Math.min(far ?? most, most)
  const way = useMemo(
    () => (most > 0 ? wayOf(question, distance, ground, pieces) : null),
    [question, distance, ground, pieces, most],
  )
  const refusal = way?.trace.refusal?.reasons[0]
  const spread = optionsOf(offer).find(one => !one.refusal)
  return (
    <section className={cx('aiming')} aria-label="The move">
      <fieldset className={cx('saying')}>
        <legend>Over</legend>
        <div>
          {grounds.map(({ reach, kinds }) => (
            <button
              key={reach}
              type="button"
              aria-pressed={kinds.includes(ground)}
              className={cx(kinds.includes(ground) && 'on')}
              onClick={() => setGround(kinds[0] ?? null)}
            >
              <b>{capital(overList(kinds))}</b>
              <span>{reach > 0 ? `up to ${tidy(reach)}${unit}` : 'not at all'}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <fieldset className={cx('saying')}>
        <legend>How far</legend>
        <div>
          {choices.map(inches => (
            <button
              key={inches}
              type="button"
              aria-pressed={inches === distance}
              className={cx('small', inches === distance && 'on')}
              onClick={() => setFar(inches)}
            >
              <b>
                {tidy(inches)}
                {unit}
              </b>
              {inches === most ? <span>as far as it may</span> : null}
            </button>
          ))}
          {choices.length === 0 ? <p>It cannot go there.</p> : null}
        </div>
      </fieldset>
      <div className={cx('answer', refusal && 'no')}>
        <p role="status">
          {refusal
            ? tell(ruleset, state, refusal)
            : way
              ? way.trace.legs
                  .map(leg => `${leg.label} ${tidy(leg.length)}${unit}, costs ${tidy(leg.cost)}`)
                  .join('; ')
              : 'The program keeps no map: where it goes stands on the table.'}{' '}
          {refusal?.clause ? <ClauseLink id={refusal.clause} /> : null}
        </p>
        {way && !refusal ? (
          <Button
            go
            big
            onClick={() =>
              doStated(
                way.stated,
                [actor],
                `${namesOf(state)(actor)}, ${tidy(distance)}${unit} ${overText(ground)}`,
                way.trace.action,
                side,
              )
            }
          >
            {offer.label} {tidy(distance)}
            {unit}
          </Button>
        ) : spread && !way ? (
          <Button go big onClick={() => actions.perform(spread.action, { side })}>
            {offer.label}, as on the table
          </Button>
        ) : null}
      </div>
    </section>
  )
}
