import type { SessionCore } from './core'
import type { SessionActions } from './sessionActions'
import { theirTurnNow } from './theirTurn'

type Part = Pick<SessionActions, 'review' | 'closeReview' | 'putAway'>

/** The other side's turn, gone through again at the table. */
export function reviewing({ now, set }: SessionCore): Part {
  return {
    review(deeds, runs) {
      const most = theirTurnNow(now())?.deeds.length ?? 0
      if (most === 0) return
      const at = Math.min(most, Math.max(0, deeds))
      const focus = { ...now().focus, offer: null, target: null }
      set({ review: { at, runs: runs && at < most }, focus, plan: null, putAway: false })
    },
    closeReview: () => set({ review: null }),
    putAway: () => set({ review: null, putAway: !now().putAway }),
  }
}
