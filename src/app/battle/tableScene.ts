import { useMemo } from 'react'
import type { Mark, Scene } from '../../engine/scene'
import { session } from '../../store/current'
import { useTeaching } from '../lesson/useTeaching'
import { lessonMarks } from '../lesson/watching'
import { useSession } from '../useSession'
import { farMarks, sceneNow } from './marks'
import { useLooked } from './PathInHand'
import { useUi } from './ui'

const now = session.store.getState

/** The scene, and where the lesson wants something done. */
export function useLessonOver(scene: Scene | null): Scene | null {
  const teaching = useTeaching()
  const focus = useSession(one => one.focus)
  const step = teaching?.step ?? null
  return useMemo(() => {
    if (!scene || !step) return scene
    return { ...scene, marks: [...scene.marks, ...lessonMarks(focus, step)] }
  }, [scene, step, focus])
}

/** The scene again only when something that it is made of has changed. */
export function useScene() {
  const battle = useSession(one => one.battle)
  const chair = useSession(one => one.chair)
  const curtain = useSession(one => one.curtain)
  const focus = useSession(one => one.focus)
  const plan = useSession(one => one.plan)
  const group = useSession(one => one.group)
  const measured = useSession(one => one.measured)
  const kept = useSession(one => one.kept)
  const distances = useSession(one => one.distances)
  const rolling = useSession(one => one.rolling)
  const review = useSession(one => one.review)
  const looking = useSession(one => one.tool)
  const putAway = useSession(one => one.putAway)
  const dice = useSession(one => one.dice)
  const looked = useLooked()
  const ruling = useUi(one => one.ruling)
  const spot = useUi(one => (one.sheet === 'bench' ? one.spot : null))
  // What the session is made of stands in the list; the whole of it is read inside.
  return useMemo(() => {
    const scene = sceneNow(now())
    if (!scene) return scene
    const own: readonly Mark[] = [
      ...(ruling?.marks ?? []),
      ...(spot ? [{ kind: 'ring', at: spot, radius: 0.6, line: 'solid', label: 'here' } as const] : []),
    ]
    if (own.length > 0)
      return { ...scene, marks: [...scene.marks.filter(mark => mark.kind !== 'tag'), ...own] }
    if (!looked || looked.turns === null) return scene
    return { ...scene, marks: [...scene.marks, ...farMarks(looked.from, looked.hand, looked.turns)] }
    // oxlint-disable-next-line react/exhaustive-deps
  }, [
    battle,
    chair,
    curtain,
    focus,
    plan,
    group,
    measured,
    kept,
    distances,
    rolling,
    review,
    putAway,
    looking,
    dice,
    looked,
    ruling,
    spot,
  ])
}
