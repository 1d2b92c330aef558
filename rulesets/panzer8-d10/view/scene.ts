import { memoBy } from '../../../src/engine/memo'
import type { Focus, Mark, Scene } from '../../../src/engine/scene'
import { commandMarks, fieldMarks, meleeMarks, propsOf, reachMarks, stands } from '../../families/panzer8'
import { answered } from '../fire/shot'
import { contactsLeft } from '../combat/melee'
import { EDITION } from '../edition'
import { findElement } from '../lookup'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10State } from '../state'
import { NEAR } from '../tables'
import { tokenOf } from './card'

const tokensOf = memoBy((state: D10State) =>
  state.units.filter(each => stands(each)).map(each => tokenOf(state, each)),
)

const props = propsOf(SHEETS)

const COMMAND = { radius: NEAR, label: 'command 4″' }

/** What to draw of a state: bases, objectives, and what the chosen element may do. */
export function sceneOf(state: D10State, focus: Focus): Scene {
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

function marksOf(state: D10State, focus: Focus): readonly Mark[] {
  const asked = wayMarks(state)
  const element = focus.unit === null ? undefined : findElement(state, focus.unit)
  if (!element) return asked
  const outline: readonly Mark[] = stands(element)
    ? [{ kind: 'outline', token: element.id, tone: 'chosen' }]
    : []
  const command = commandMarks(SHEETS, state, element, element.suppressed, COMMAND)
  if (asked.length > 0) return [...outline, ...asked, ...fieldMarks(SHEETS, state, element, focus)]
  if (element.side !== state.active || state.step !== 'action') return [...outline, ...command]
  const isFiring = focus.offer?.startsWith('fire:') === true
  return [
    ...outline,
    ...(isFiring ? fieldMarks(SHEETS, state, element, focus) : reachMarks(EDITION, state, element)),
    ...command,
  ]
}

/** The way that is answered now. */
function wayMarks(state: D10State): readonly Mark[] {
  const asked = answered(state)
  if (!asked) return []
  // Who is carried has no base of his own.
  const outline: readonly Mark[] = stands(findElement(state, asked.unit))
    ? [{ kind: 'outline', token: asked.unit, tone: 'offer' }]
    : []
  if (asked.track.length < 2) return outline
  return [...outline, { kind: 'path', points: asked.track.map(({ at }) => at), pills: [], tone: 'plain' }]
}
