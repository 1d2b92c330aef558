import { type Battle, lineOf } from '../../../engine/battle'
import type { Viewer } from '../../../engine/ids'
import { isRefereeAction } from '../../../engine/rulings'
import type { Mark } from '../../../engine/scene'
import type { Point } from '../../../geometry/point'

/** A note of the referee. */
export interface Note {
  readonly step: number
  readonly text: string
  readonly at: Point | null
  /** Who reads it besides the referee; null: all. */
  readonly reader: Viewer | null
}

/** The referee's notes that a viewer reads, in their order. */
export function notesOf(battle: Battle, viewer: Viewer): readonly Note[] {
  return lineOf(battle)
    .moments.slice(0, battle.cursor)
    .flatMap(({ step: { action } }, step) => {
      if (!isRefereeAction(action) || action.do !== 'note') return []
      const reader = action.for ?? null
      if (reader !== null && viewer !== 'referee' && viewer !== reader) return []
      return [{ step, text: action.reason, at: action.at ?? null, reader }]
    })
}

/** Notes that are pinned to the table. */
export function noteMarks(battle: Battle, viewer: Viewer): readonly Mark[] {
  return notesOf(battle, viewer).flatMap(({ text, at }) =>
    at ? [{ kind: 'pill', at, text: text.length > 60 ? `${text.slice(0, 58)}…` : text, tone: 'offer' }] : [],
  )
}
