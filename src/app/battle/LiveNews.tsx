import { useMemo } from 'react'
import { lineOf } from '../../engine/battle'
import { mayRead } from '../../engine/words'
import { seenNow, tell } from '../../store/selectors'
import { useSession } from '../useSession'
import { promptText } from './Prompt'

/** Tells a screen reader what has happened and what is to be done, once it has happened. */
export function LiveNews() {
  const now = useSession(one => one)
  const { battle, ruleset, shownSteps, chair } = now
  const view = seenNow(now)
  const said = useMemo(() => {
    if (!battle || !ruleset || !view || shownSteps === 0) return ''
    const moment = lineOf(battle).moments[Math.min(shownSteps, battle.cursor) - 1]
    return (moment?.log ?? [])
      .filter(entry => mayRead(entry, chair))
      .map(entry => tell(ruleset, view, entry))
      .join(' ')
  }, [battle, ruleset, view, shownSteps, chair])
  return (
    <>
      <div className="quiet" role="status" aria-live="polite" aria-label="What has happened">
        {said}
      </div>
      <div className="quiet" aria-live="polite" aria-label="Prompt">
        {promptText(now).text}
      </div>
    </>
  )
}
