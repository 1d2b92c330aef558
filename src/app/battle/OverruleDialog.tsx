import { useState } from 'react'
import { seenNow, tell } from '../../store/selectors'
import { Button } from '../ui/Button'
import { ClauseLink } from '../ui/ClauseLink'
import { Sheet } from '../ui/Sheet'
import { classes } from '../ui/cx'
import { actions, useSession } from '../useSession'
import css from './dialogs.module.css'

const cx = classes(css)

/** The rules refuse, but the table is not strict: with a reason the referee lets it pass. */
export function OverruleDialog() {
  const overrule = useSession(now => now.overrule)
  const ruleset = useSession(now => now.ruleset)
  const view = useSession(seenNow)
  const [reason, setReason] = useState('')
  if (!overrule || !ruleset || !view) return null
  return (
    <Sheet title="The rules refuse this" open onClose={actions.cancelOverrule}>
      <form
        className={cx('form')}
        onSubmit={event => {
          event.preventDefault()
          if (reason.trim() === '') return
          setReason('')
          actions.overrule(reason.trim())
        }}
      >
        <ul>
          {overrule.refusal.reasons.map(one => (
            <li key={one.code}>
              {tell(ruleset, view, one)} {one.clause ? <ClauseLink id={one.clause} /> : null}
            </li>
          ))}
        </ul>
        <label>
          <span>Why the referee allows it</span>
          <input value={reason} maxLength={400} onChange={event => setReason(event.target.value)} />
        </label>
        <div className={cx('buttons')}>
          <Button onClick={actions.cancelOverrule}>Leave it</Button>
          {overrule.refusal.nearest ? (
            <Button onClick={actions.obey}>Go as far as the rules allow</Button>
          ) : null}
          <Button go type="submit" disabled={reason.trim() === ''}>
            Allow it
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
