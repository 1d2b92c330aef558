import { useState } from 'react'
import type { Offer } from '../../engine/offer'
import type { Odds } from '../../engine/odds'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { headFigures, percent } from '../../engine/targets'
import { chosenOption, oddsFor } from '../../store/selectors'
import { OutcomeBar } from '../ui/OutcomeBar'
import { classes } from '../ui/cx'
import { useSession } from '../useSession'
import parts from './parts.module.css'
import { ReckoningTable } from './Reckonings'
import shell from './shell.module.css'
import { Stepper, Steps, standsAt } from './Stepper'

const cx = classes(parts)
const sx = classes(shell)

/** A number to choose, with its odds beside it; where the other side may still answer, by what it answers. */
export function StepChoice({
  ruleset,
  view,
  offer,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offer: Offer
}) {
  const chosen = useSession(chosenOption)
  const option = standsAt(offer, chosen)
  const [assumed, assume] = useState(0)
  if (!option) return null
  const odds = oddsFor(ruleset, view, option)
  const heads = ruleset.headlines
  const answers = odds.answers ?? []
  const at = Math.min(assumed, Math.max(0, answers.length - 1))
  const answer = answers[at]
  return (
    <section className={sx('section')}>
      <h3>{offer.label}</h3>
      <div className={cx('stepRow')}>
        <Stepper offer={offer} />
        {odds.outcomes.length > 0 ? <Figures heads={heads} odds={odds} /> : null}
      </div>
      {answers.length > 1 && answer ? (
        <div className={cx('stepRow')}>
          <span className={cx('stepOf')}>If they answer with</span>
          <Steps
            what="guns in answer"
            value={answer.label}
            fewer={at > 0 ? () => assume(at - 1) : null}
            more={at < answers.length - 1 ? () => assume(at + 1) : null}
          />
          <Figures heads={heads} odds={{ hit: answer.hit, destroy: answer.destroy }} />
        </div>
      ) : null}
      <Outcomes ruleset={ruleset} shares={answer?.outcomes ?? odds.outcomes} />
      {(option.reckonings ?? []).length > 0 ? (
        <div className={cx('open')}>
          {(option.reckonings ?? []).map(one => (
            <ReckoningTable key={one.title} reckoning={one} />
          ))}
        </div>
      ) : null}
    </section>
  )
}

function Figures({
  heads,
  odds,
}: {
  readonly heads: Ruleset['headlines']
  readonly odds: Parameters<typeof headFigures>[0]
}) {
  const { hit, destroy } = headFigures(odds)
  return (
    <span className={cx('stepFigures')}>
      <span>
        <b>{hit}</b> {heads.hit}
      </span>
      <span>
        <b>{destroy}</b> {heads.destroy}
      </span>
    </span>
  )
}

/** The bar of what may come of it, and each of them in words. */
export function Outcomes({
  ruleset,
  shares,
  exact = true,
}: {
  readonly ruleset: Ruleset
  readonly shares: Odds<GameState>['outcomes']
  readonly exact?: boolean
}) {
  if (shares.length === 0) return null
  return (
    <div className={cx('aim')}>
      <OutcomeBar
        bar={shares.map(one => ({ share: one.chance, outcome: one.outcome }))}
        outcomes={ruleset.outcomes}
      />
      <p className={cx('clauses')}>
        {shares.map(one => (
          <span key={one.outcome}>
            {ruleset.outcomes.find(kind => kind.id === one.outcome)?.label ?? one.outcome}{' '}
            {percent(one.chance)}
          </span>
        ))}
        {exact ? null : <span>about, from a sample</span>}
      </p>
    </div>
  )
}
