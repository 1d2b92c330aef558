import { useEffect } from 'react'
import { stateOf } from '../../engine/battle'
import { capital } from '../../engine/say'
import { scenarioNow } from '../../store/selectors'
import { DiceForm } from '../ui/DiceForm'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import { table } from './handle'
import css from './dialogs.module.css'
import { ui, useUi } from './ui'

const cx = classes(css)

/** Asks for the faces of dice thrown on a real table, beside the table: where a die is a direction, an arrow is pressed on it. */
export function DiceDialog() {
  const dice = useSession(now => now.dice)
  const rules = useSession(now => now.rules)
  const sides = useSession(now => scenarioNow(now)?.sides)
  const typed = useUi(now => now.typed)
  const about = useSession(now => {
    const { dice: thrown } = now
    const id = thrown && 'unit' in thrown.action ? thrown.action.unit : null
    return now.battle && stateOf(now.battle).units.find(unit => unit.id === id)?.name
  })
  const asks = dice?.asked
  const bound = dice?.fallen !== false
  useEffect(() => {
    ui.set({ typed: [] })
    if (asks?.from) table.current?.reveal(asks.from)
  }, [asks])
  useEffect(() => {
    if (bound) return undefined
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !ui.get().sheet) actions.cancelDice()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [bound])
  if (!dice || !sides) return null
  const { asked, thrown, fallen, faces } = dice
  const cancel = fallen ? null : { label: 'Do something else', run: actions.cancelDice }
  return (
    <section className={`${cx('beside')} paper`} role="dialog" aria-label="Dice by hand">
      <header>
        <h2>Dice by hand</h2>
        <p>{about ?? capital(asked.purpose)}</p>
      </header>
      <DiceForm
        key={faces.length}
        rules={rules}
        asked={asked}
        thrown={thrown}
        names={sides}
        typed={typed}
        onType={next => ui.set({ typed: next })}
        onThrow={actions.throwDice}
        onRules={next => actions.changeHands(next)}
        cancel={cancel}
      />
    </section>
  )
}
