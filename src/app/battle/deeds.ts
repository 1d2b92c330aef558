import { stateOf } from '../../engine/battle'
import { campaignOf } from '../../save/slots'
import { session } from '../../store/current'
import { actingSide } from '../../store/selectors'
import { table } from './handle'
import { ui } from './ui'

// What the keys that mean many things mean now: Enter, Escape, and skipping.

const now = session.store.getState
const { actions } = session

/** From the end of a battle to the squadrons of its campaign, where it is counted; else to its report. */
export function leaveTheTable(): void {
  const { slot } = now()
  const campaign = slot === null ? null : campaignOf(slot)
  location.hash = campaign === null ? `#/report/${slot}` : `#/campaign/${campaign}`
}

/** Enter: drops the piece, does what is chosen, or ends the phase; after the battle it opens the report, or the squadrons of its campaign. */
export function enter(): void {
  const state = now()
  if (state.battle && stateOf(state.battle).result) return leaveTheTable()
  if (state.guest !== null && actingSide(state) === null) return actions.getUp()
  if (state.review) return actions.closeReview()
  if (state.asking !== null) return actions.end()
  if (table.current?.holding()) return table.current.drop()
  if (actions.confirm()) return
  actions.end()
}

/** Cuts the rest of the computer's turn short. */
export function hurry(): void {
  actions.hurry()
  table.current?.skip()
}

export function escape(): void {
  if (ui.get().sheet) return ui.open(null)
  if (now().review) return actions.closeReview()
  if (table.current?.holding()) return table.current.cancel()
  table.current?.skip()
  actions.back()
}
