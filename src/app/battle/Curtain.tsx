import { Gavel } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type Battle, drawnOf, lineOf, stateOf } from '../../engine/battle'
import { otherSide, type UnitId, type Viewer } from '../../engine/ids'
import { isRefereeAction } from '../../engine/rulings'
import type { Ruleset } from '../../engine/ruleset'
import { scenarioNow, viewOf } from '../../store/selectors'
import { Badge } from '../ui/Badge'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import { Fingerprint } from '../ui/Fingerprint'
import { Portrait } from '../ui/Picture'
import { actions, useSession } from '../useSession'
import css from './curtain.module.css'
import { logRows, phaseOf } from './logRows'
import { Said } from './Said'

const cx = classes(css)

/** How many of the last things are told: those that a glance takes in. */
const TOLD = 4

/**
 * Covers the table while the chair changes hands. Nobody knows who looks at it, so it tells only what both sides know, and
 * what somebody did as referee.
 */
export function Curtain({ viewer }: { readonly viewer: Viewer }) {
  const battle = useSession(now => now.battle)
  const ruleset = useSession(now => now.ruleset)
  const sides = useSession(now => scenarioNow(now)?.sides)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  if (!battle || !ruleset || !sides) return null
  const side = viewer === 'A' || viewer === 'B' ? viewer : null
  const who = side ? `The ${sides[side].name} are here` : 'The referee is here'
  const act = lastAct(battle)
  const done = act ? [] : doneSince(ruleset, battle, viewer)
  const other = side ? sides[otherSide(side)].name : null
  return (
    <main className={cx('curtain')}>
      {side ? (
        <Badge side={side} large />
      ) : (
        <span className={cx('gavel')} aria-hidden="true">
          <Gavel size={44} />
        </span>
      )}
      <h1>{side ? `Pass to the ${sides[side].name}` : 'Pass to the referee'}</h1>
      <p>
        {phaseOf(ruleset, battle, battle.cursor)}. The table is covered until {side ? 'they sit' : 'he sits'}{' '}
        down.
      </p>
      {act ? (
        <section className={`${cx('seen')} paper`} aria-label="What was done as referee">
          <h2>Both sides read this</h2>
          <p className={cx('act')}>
            <Said ruleset={ruleset} state={stateOf(battle)} phrase={act} />
          </p>
          <small>It stands in the log of both, and in the replay.</small>
        </section>
      ) : done.length > 0 ? (
        <section className={`${cx('seen')} paper`} aria-label="What was seen">
          <h2>{other ? `What the ${other} were seen to do` : 'What was seen'}</h2>
          <ul>
            {done.map(({ key, entry, step }) => (
              <li key={key}>
                <Face ruleset={ruleset} battle={battle} unit={entry.units[0]} />
                <span>
                  <Said ruleset={ruleset} state={stateOf(battle, step)} phrase={entry} />
                </span>
              </li>
            ))}
          </ul>
          <small>Only what both sides could see is told here.</small>
        </section>
      ) : null}
      <footer>
        <div>
          <span className={cx('caps')}>Fingerprint of the dice, {drawnOf(battle)} thrown</span>
          <Fingerprint seed={battle.seed} />
          <small>
            {other && !act ? `Unchanged since the ${other} got up.` : 'Unchanged since the battle began.'}
          </small>
        </div>
        <Button go big hint="Enter" ref={button} onClick={actions.lift}>
          {who}
        </Button>
      </footer>
    </main>
  )
}

/** What the last step tells, where somebody looked with other eyes or changed the strictness by it. */
function lastAct(battle: Battle) {
  const last = lineOf(battle).moments[battle.cursor - 1]
  const action = last?.step.action
  if (!last || !action || !isRefereeAction(action)) return null
  return action.do === 'look' || action.do === 'strictness' ? (last.log[0] ?? null) : null
}

/** What was done since this viewer acted himself, as both sides may read it. */
function doneSince(ruleset: Ruleset, battle: Battle, viewer: Viewer) {
  const { moments } = lineOf(battle)
  const own = moments
    .slice(0, battle.cursor)
    .findLastIndex(({ step }) => step.by === 'player' && step.side === viewer)
  return logRows(ruleset, battle, battle.cursor, 'public')
    .flatMap(row => (row.kind === 'entry' && row.step > own + 1 ? [row] : []))
    .slice(-TOLD)
}

function Face({
  ruleset,
  battle,
  unit,
}: {
  readonly ruleset: Ruleset
  readonly battle: Battle
  readonly unit: UnitId | undefined
}) {
  const view = viewOf(ruleset, stateOf(battle), 'public')
  if (unit === undefined || !view.units.some(each => each.id === unit)) return <Badge side={null} />
  return <Portrait token={ruleset.card(view, unit).token} size={48} look={battle.scenario.ground.look} />
}
