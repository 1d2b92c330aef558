import { useState } from 'react'
import { type Army, type ArmyRules, pointsOf } from '../../engine/armies'
import type { Side } from '../../engine/ids'
import type { Ruleset } from '../../engine/ruleset'
import { beginBattle } from '../../store/current'
import { plainBeginning } from '../../store/tonight'
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

/** A battle of this army against a ready one, or one out of a file. */
export function PlainBattle({
  ruleset,
  rules,
  army,
}: {
  readonly ruleset: Ruleset
  readonly rules: ArmyRules
  readonly army: Army
}) {
  const [enemy, setEnemy] = useState(rules.ready[1]?.id ?? '')
  const [side, setSide] = useState<Side>('A')
  const other = rules.ready.find(each => each.id === enemy)
  const isEmpty = army.lines.length === 0
  const fight = () => {
    if (!other) return
    const scenario = rules.battle(side === 'A' ? { A: army, B: other } : { A: other, B: army })
    location.hash = `#/battle/${beginBattle(ruleset, { ...plainBeginning(scenario, side), own: scenario })}`
  }
  return (
    <section>
      <h2>Battle</h2>
      <label className={cx('row')}>
        <span>Against</span>
        <select className={cx('field')} value={enemy} onChange={event => setEnemy(event.target.value)}>
          {rules.ready.map(each => (
            <option key={each.id} value={each.id}>
              {each.name}, {pointsSaid(rules, each)}
            </option>
          ))}
        </select>
      </label>
      <label className={cx('row')}>
        <span>As</span>
        <select
          className={cx('field')}
          value={side}
          onChange={event => setSide(event.target.value === 'B' ? 'B' : 'A')}
        >
          <option value="A">Side A, who moves first</option>
          <option value="B">Side B, who deploys first</option>
        </select>
      </label>
      <div className={cx('buttons')}>
        <Button go onClick={fight} disabled={isEmpty || !other}>
          Fight
        </Button>
      </div>
    </section>
  )
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
    <section>
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
            const scenario = chance.battle(points)
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
