import { useState } from 'react'
import { type Army, type ArmyRules, pointsOf } from '../../engine/armies'
import type { Ruleset } from '../../engine/ruleset'
import { beginBattle } from '../../store/current'
import { freshSeed, plainBeginning } from '../../store/tonight'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { classes } from '../ui/cx'
import { exact } from '../ui/numbers'
import css from './armies.module.css'

const cx = classes(css)

/** What an army costs: '84 points'. */
export function pointsSaid(rules: ArmyRules, army: Army): string {
  const points = pointsOf(rules, army, {})
  return `${exact(points)} ${points === 1 ? 'point' : 'points'}`
}

/** A battle of which nothing is known before it begins but how large it is. */
export function ChanceBattle({
  ruleset,
  chance,
}: {
  readonly ruleset: Ruleset
  readonly chance: NonNullable<ArmyRules['chance']>
}) {
  const [points, setPoints] = useState(chance.points[1] ?? chance.points[0] ?? 0)
  return (
    <section className={cx('chance')} aria-label={chance.label}>
      <h3>{chance.label}</h3>
      <p className={cx('about')}>
        {chance.text} <ClauseLink id={chance.clause} />
      </p>
      <label className={cx('row')}>
        <span>Points a side</span>
        <select
          className={cx('field')}
          value={points}
          onChange={event => setPoints(Number(event.target.value))}
        >
          {chance.points.map(each => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </label>
      <div className={cx('buttons')}>
        <Button
          onClick={() => {
            const scenario = chance.battle(points, { seed: freshSeed() })
            const beginning = { ...plainBeginning(scenario), own: scenario }
            location.hash = `#/battle/${beginBattle(ruleset, beginning)}`
          }}
        >
          Roll for it
        </Button>
      </div>
    </section>
  )
}
