import { lineOf, stateOf } from '../../engine/battle'
import { lastActOf, leaveOut } from '../../engine/leavingOut'
import { session } from '../../store/current'
import { actingSide, seenNow, tell } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { Button } from '../ui/Button'
import { actions, useSession } from '../useSession'
import parts from './parts.module.css'

/** What the log offers of an act of one's own of this turn: to take it back alone, or why not. */
export function backOf(step: number): (() => void) | string | undefined {
  const now = session.store.getState()
  const { battle, ruleset } = now
  const view = seenNow(now)
  const moment = battle && step <= battle.cursor ? lineOf(battle).moments[step - 1] : undefined
  if (!battle || !ruleset || !view || !moment || !isOwn(now, step)) return undefined
  // What has thrown dice says so itself.
  if (moment.rolls.length > 0) return undefined
  const left = leaveOut(ruleset, battle, step)
  return left.ok ? () => actions.leaveOut(step) : tell(ruleset, view, left.refusal.reasons[0])
}

/** Whether whoever sits here did it, in the turn that is played. */
function isOwn(now: Session, step: number): boolean {
  const { battle } = now
  const acting = actingSide(now)
  if (!battle || acting === null) return false
  const moment = lineOf(battle).moments[step - 1]
  const isNow = stateOf(battle, step).turn === stateOf(battle).turn
  return isNow && moment?.step.by === 'player' && moment.step.side === acting
}

/** Beside the card of a unit: its last move taken back, and all that others did after it stays. */
export function TakeBack() {
  const now = useSession(one => one)
  const { battle, ruleset, focus, plan } = now
  const view = seenNow(now)
  const step = battle && focus.unit !== null ? lastActOf(battle, focus.unit) : null
  if (!battle || !ruleset || !view || step === null || plan || !isOwn(now, step)) return null
  const left = leaveOut(ruleset, battle, step)
  // Taking back the last act is what Z does.
  if (step === battle.cursor) return null
  return left.ok ? (
    <div className={parts['offers']}>
      <Button hint="U" onClick={() => actions.leaveOut(step)}>
        Take back this move
      </Button>
    </div>
  ) : null
}
