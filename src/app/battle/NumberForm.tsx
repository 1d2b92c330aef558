import { useEffect, useRef, useState } from 'react'
import type { Offer } from '../../engine/offer'
import type { Ruleset } from '../../engine/ruleset'
import type { GameState } from '../../engine/state'
import { tell } from '../../store/selectors'
import { Button } from '../ui/Button'
import { classes } from '../ui/cx'
import { actions } from '../useSession'
import dialogs from './dialogs.module.css'
import parts from './parts.module.css'
import shell from './shell.module.css'
import { ui, useUi } from './ui'

const cx = classes(parts)
const sx = classes(shell)
const dx = classes(dialogs)

/** A number that the player names by his own judgement, for whoever he has pressed on the table. */
export function NumberForm({
  ruleset,
  view,
  offer,
}: {
  readonly ruleset: Ruleset
  readonly view: GameState
  readonly offer: Offer
}) {
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const aimed = useUi(now => now.aimedAt)
  const at = aimed?.offer === offer.id ? aimed.at : null
  const number = Number(typed.replace(',', '.'))
  const option = at ? offer.named?.(at, typed === '' ? 0 : number) : null
  useEffect(() => {
    // Once somebody is pressed the keys are for the number.
    if (at) field.current?.focus()
  }, [at])
  const { most = 0, least = 0, label = '' } = offer.number ?? {}
  const isNumber = typed !== '' && Number.isFinite(number) && number >= least && number <= most
  const problem = !option
    ? 'Press an enemy figure first.'
    : !isNumber
      ? `A number of ${label} from ${least} to ${most}, please.`
      : option.refusal
        ? tell(ruleset, view, option.refusal.reasons[0])
        : null
  return (
    <section className={sx('section')}>
      <h3>{offer.label}</h3>
      <form
        className={dx('dice')}
        onSubmit={event => {
          event.preventDefault()
          setTried(true)
          if (problem !== null || !option) return
          ui.set({ aimedAt: null })
          ui.open(null)
          actions.perform(option.action)
        }}
      >
        <p className={cx('empty')}>
          {option
            ? `At ${option.label}. How far is it?`
            : 'Press an enemy figure on the table, or choose one with the arrow keys.'}
        </p>
        <div className={dx('faces')}>
          <label>
            <span>{label}</span>
            <input
              ref={field}
              inputMode="decimal"
              autoComplete="off"
              value={typed}
              maxLength={6}
              onChange={event => setTyped(event.target.value.replace(/[^\d.,]/g, ''))}
              onKeyDown={event => {
                if (event.key === 'Escape') field.current?.blur()
              }}
            />
          </label>
        </div>
        {tried && problem !== null ? (
          <p role="alert" className={dx('problem')}>
            {problem}
          </p>
        ) : null}
        <Button go type="submit" hint="Enter">
          {offer.label}
        </Button>
      </form>
    </section>
  )
}
