import { valueNow, valuesFor } from '../../../engine/referee'
import type { Unit } from '../../../engine/state'
import { capital } from '../../../engine/say'
import { scenarioNow, seenNow } from '../../../store/selectors'
import { Button } from '../../ui/Button'
import { classes } from '../../ui/cx'
import { actions, useSession } from '../../useSession'
import css from '../dialogs.module.css'
import { inches } from '../../ui/numbers'
import { useUi } from '../ui'
import { ruleAct } from './ruling'

const cx = classes(css)

const said = (value: unknown): string => (value === true ? 'yes' : value === false ? 'no' : String(value))

/** The chosen unit: its states at a press, which way it looks, off the table, away. */
export function UnitSection() {
  const ruleset = useSession(now => now.ruleset)
  const sides = useSession(now => scenarioNow(now)?.sides)
  const chair = useSession(now => now.chair)
  const view = useSession(seenNow)
  const chosen = useSession(now => now.focus.unit)
  const spot = useUi(now => now.spot)
  if (!ruleset || !view || !sides) return null
  // The bench shows what the chair may know: to set right what is hidden one sits down as referee first.
  const units = view.units.filter(one => chair === 'referee' || one.side === chair || one.at !== null)
  const unit = units.find(one => one.id === chosen)
  return (
    <section>
      <h3>{unit ? unit.name : 'A unit'}</h3>
      <select
        aria-label="Which unit"
        value={unit?.id ?? ''}
        onChange={event => actions.chooseUnit(event.target.value || null)}
      >
        <option value="">Press one on the table, or choose it here</option>
        {units.map(one => (
          <option key={one.id} value={one.id}>
            {one.name}, {sides[one.side].name}
            {one.at ? '' : ', off the table'}
          </option>
        ))}
      </select>
      {unit ? (
        <>
          {ruleset.refereeFields.map(each => {
            const { field, label } = each
            const values = valuesFor(each, unit, view)
            const now = valueNow(each, unit)
            if (values.length === 0) return null
            return (
              <fieldset key={field} className={cx('states')}>
                <legend>{capital(label)}</legend>
                {values.map(value => (
                  <button
                    key={String(value)}
                    type="button"
                    aria-pressed={now === value}
                    onClick={() =>
                      ruleAct(`Why is ${unit.name} set to ${label} ${said(value)}?`, {
                        type: 'referee',
                        do: 'set',
                        unit: unit.id,
                        field,
                        value,
                      })
                    }
                  >
                    {capital(said(value))}
                  </button>
                ))}
              </fieldset>
            )
          })}
          <fieldset className={cx('states')}>
            <legend>Turn</legend>
            {[-45, -15, 15, 45, 180].map(by => (
              <button key={by} type="button" onClick={() => turn(unit, by)}>
                {by > 0 ? '+' : '−'}
                {Math.abs(by)}°
              </button>
            ))}
          </fieldset>
          <div className={cx('buttons')}>
            {spot ? (
              <Button
                onClick={() =>
                  ruleAct(`Why is ${unit.name} put there?`, {
                    type: 'referee',
                    do: 'move',
                    unit: unit.id,
                    at: { x: spot.x, y: spot.y },
                    facing: unit.facing,
                  })
                }
              >
                Put it at {inches(spot.x)} by {inches(spot.y)}
              </Button>
            ) : null}
            <Button
              disabled={!unit.at}
              onClick={() =>
                ruleAct(`Why is ${unit.name} taken off the table?`, {
                  type: 'referee',
                  do: 'move',
                  unit: unit.id,
                  at: null,
                  facing: unit.facing,
                })
              }
            >
              Take it off the table
            </Button>
            <Button
              stop
              onClick={() =>
                ruleAct(`Why is ${unit.name} removed?`, { type: 'referee', do: 'remove', unit: unit.id })
              }
            >
              Remove it
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}

function turn(unit: Unit, by: number): void {
  const facing = (unit.facing + by + 360) % 360
  ruleAct(`Why is ${unit.name} turned?`, { type: 'referee', do: 'move', unit: unit.id, at: unit.at, facing })
}
