import { memoBy } from '../../../src/engine/memo'
import type { Focus, Mark, Scene } from '../../../src/engine/scene'
import type { Point } from '../../../src/geometry/point'
import { commandMarks, fieldMarks, meleeMarks, propsOf, reachMarks, stands } from '../../families/panzer8'
import { contactsLeft } from '../combat/melee'
import { EDITION } from '../edition'
import { findElement } from '../lookup'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20State } from '../state'
import { NEAR } from '../tables'
import { tokenOf } from './card'

const tokensOf = memoBy((state: D20State) =>
  state.units.filter(each => stands(each)).map(each => tokenOf(state, each)),
)

const props = propsOf(SHEETS)

const COMMAND = { radius: NEAR, label: 'command 4″, +1' }

/** What to draw of a state: bases, objectives, and what the chosen element may do. */
export function sceneOf(state: D20State, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: tokensOf(state),
    props: props(state),
    marks: [
      ...(state.step === 'close combat' ? meleeMarks(state, contactsLeft(state)) : []),
      ...marksOf(state, focus),
    ],
  }
}

function marksOf(state: D20State, focus: Focus): readonly Mark[] {
  const element = focus.unit === null ? undefined : findElement(state, focus.unit)
  if (!element) return []
  const outline: readonly Mark[] = stands(element)
    ? [{ kind: 'outline', token: element.id, tone: 'chosen' }]
    : []
  const command = commandMarks(
    SHEETS,
    state,
    element,
    state.step === 'command' && element.suppressed,
    COMMAND,
  )
  if (element.side !== state.active) return [...outline, ...command]
  if (state.step === 'movement') return [...outline, ...reachMarks(EDITION, state, element), ...command]
  if (state.step === 'fire')
    return [...outline, ...fieldMarks(SHEETS, state, element, focus), ...trackMarks(state)]
  return [...outline, ...command]
}

/** The ways on which enemies may still be caught. */
function trackMarks(state: D20State): readonly Mark[] {
  return state.units
    .filter(each => each.side !== state.active && each.track.length > 1)
    .map((each): Mark => {
      const points: readonly Point[] = each.track.map(({ at }) => at)
      return { kind: 'path', points, pills: [], tone: 'plain' }
    })
}
