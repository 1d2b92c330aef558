import type { Odds } from '../../engine/odds'
import type { Option } from '../../engine/offer'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { percent } from '../../engine/targets'
import { ClauseLink } from '../ui/ClauseLink'
import { OutcomeBar } from '../ui/OutcomeBar'
import { classes } from '../ui/cx'
import { signed, tidy } from '../ui/numbers'
import css from './wood.module.css'

const cx = classes(css)

/** What an act needs, with each modifier and its clause, and how it may come out. */
export function Chances({
  option,
  ruleset,
  odds,
}: {
  readonly option: Option
  readonly ruleset: Ruleset
  readonly odds: Odds<GameState> | null
}) {
  const { hit, destroy } = ruleset.headlines
  return (
    <div role="status" className={cx('chances')}>
      <p className={cx('needs')}>
        {(option.reckonings ?? []).map(one => (
          <span key={one.title}>
            <b>
              {one.title} {one.kind === 'need' ? `${tidy(one.total)}+` : tidy(one.total)}
            </b>{' '}
            {one.modifiers.map(line => (
              <span key={line.label}>
                {line.label} {signed(line.value)} {line.clause ? <ClauseLink id={line.clause} /> : null}{' '}
              </span>
            ))}
          </span>
        ))}
      </p>
      {odds && odds.outcomes.length > 0 ? (
        <>
          <p>
            <b>{percent(odds.hit)}</b> {hit} <b className={cx('worst')}>{percent(odds.destroy)}</b> {destroy}
          </p>
          <OutcomeBar
            bar={odds.outcomes.map(({ outcome, chance }) => ({ share: chance, outcome }))}
            outcomes={ruleset.outcomes}
          />
        </>
      ) : null}
    </div>
  )
}
