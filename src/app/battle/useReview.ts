import { useEffect } from 'react'
import { session } from '../../store/current'
import { theirTurnNow } from '../../store/theirTurn'
import { actions, useSession } from '../useSession'
import { table } from './handle'

/** Milliseconds from one deed to the next. */
const PACE = 1_400

/** Shows each deed of the other side's turn on the table when it is come to, and goes on by itself while it runs. */
export function useReview(): void {
  const review = useSession(now => now.review)
  useEffect(() => {
    const theirs = theirTurnNow(session.store.getState())
    if (!review || !theirs) return undefined
    const effects = theirs.deeds[review.at - 1]?.entry.effects ?? []
    if (effects.length > 0) void table.current?.play(effects)
    if (!review.runs) return undefined
    const timer = setTimeout(() => actions.review(review.at + 1, true), PACE)
    return () => clearTimeout(timer)
  }, [review])
}
