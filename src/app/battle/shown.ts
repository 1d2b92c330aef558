import { useEffect } from 'react'
import { stateOf } from '../../engine/battle'
import { mayRead } from '../../engine/words'
import { session } from '../../store/current'
import { mayOpen, viewOf } from '../../store/selectors'
import { useTeaching } from '../lesson/useTeaching'
import { soundEffects } from '../sounds'
import { actions, useSession } from '../useSession'
import { table } from './handle'
import { lookAtOwn, reveal, revealTarget } from './looking'
import { sceneNow } from './marks'
import { showOf } from './news'

const now = session.store.getState

/** Where one's own pieces would be too small to play with, the first look is at them; F shows the whole table. */
export function useFirstLook() {
  const there = useSession(one => one.battle !== null && one.curtain === null)
  useEffect(() => {
    if (!there) return undefined
    const frame = requestAnimationFrame(() => {
      const current = now()
      const scene = sceneNow(current)
      if (scene) lookAtOwn(current, scene)
    })
    return () => cancelAnimationFrame(frame)
  }, [there])
}

/** Whose odds are shown is to be seen as well. */
export function useTargetInSight() {
  const named = useSession(({ focus }) => (focus.target === null ? null : `${focus.offer} ${focus.target}`))
  useEffect(() => {
    if (named !== null) revealTarget(now())
  }, [named])
}

/** A phase opens on a unit that has something to do. In a lesson the voice says whom to choose. */
export function useOpening() {
  const ready = useSession(mayOpen)
  const isTaught = useTeaching() !== null
  useEffect(() => {
    if (!ready || isTaught) return undefined
    // After the first look at the table, which is the whole of it or where one stands.
    const frame = requestAnimationFrame(() => {
      if (!mayOpen(now())) return
      const unit = actions.openPhase()
      requestAnimationFrame(() => reveal(unit))
    })
    return () => cancelAnimationFrame(frame)
  }, [ready, isTaught])
}

/** Shows what has just happened, one thing after another, and lets the log tell it when it is over. */
export function useNews() {
  const news = useSession(one => one.news)
  useEffect(() => {
    const { ruleset, battle, chair } = now()
    if (!news || !ruleset || !battle) return
    let wanted = true
    const before = viewOf(ruleset, stateOf(battle, news.step - 1), chair)
    // The chair may have changed hands since: what it may not read is not shown either.
    const entries = news.entries.filter(entry => mayRead(entry, chair))
    const { rolling, after } = showOf(ruleset, entries, before)
    soundEffects(entries.flatMap(entry => entry.effects ?? []))
    const over = () => {
      if (wanted) actions.settle(news.step)
    }
    const show = async () => {
      const whole = rolling.length === 0 || (await table.current?.play(rolling))
      if (!wanted) return
      actions.rest()
      // Who skips the dice skips what follows from them.
      if (whole) await table.current?.play(after)
    }
    show().then(over, over)
    // Whatever becomes of the picture, the log is not kept back for long.
    const limit = setTimeout(over, 2400)
    return () => {
      wanted = false
      clearTimeout(limit)
      actions.settle(news.step)
    }
  }, [news])
}
