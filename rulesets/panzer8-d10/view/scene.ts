import { memoBy } from '../../../src/engine/memo'
import type { Focus, Mark, Prop, Scene } from '../../../src/engine/scene'
import {
  OBJECTIVE,
  HALF_FIELD,
  type Weapon,
  isCommander,
  meleeMarks,
  onTable,
  regionOf,
  stands,
  aimOf,
  firingPose,
} from '../../families/panzer8'
import { answered } from '../fire/shot'
import { contactsLeft } from '../combat/melee'
import { EDITION } from '../edition'
import { findElement, typeOf } from '../lookup'
import { notMoving } from '../deeds'
import { SHEETS_OF_2011 as SHEETS } from '../sheets'
import type { D10Element, D10State } from '../state'
import { NEAR } from '../tables'
import { tokenOf } from './card'

const tokensOf = memoBy((state: D10State) =>
  state.units.filter(each => stands(each)).map(each => tokenOf(state, each)),
)

const propsOf = memoBy((state: D10State): readonly Prop[] => [
  ...state.scenario.objectives.map(
    ({ id, name, at }): Prop => ({
      id,
      kind: 'objective',
      at,
      facing: 0,
      width: OBJECTIVE * 2,
      depth: OBJECTIVE * 2,
      side: state.holdings.find(held => held.id === id)?.holder ?? null,
      text: '1',
      name,
    }),
  ),
  ...state.smoke.map(
    ({ id, at }): Prop => ({
      id,
      kind: 'smoke',
      at,
      facing: 0,
      width: SHEETS.smoke * 2,
      depth: SHEETS.smoke * 2,
      side: null,
    }),
  ),
])

/** What to draw of a state: bases, objectives, and what the chosen element may do. */
export function sceneOf(state: D10State, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: tokensOf(state),
    props: propsOf(state),
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
  const command = commandMarks(state, element)
  if (asked.length > 0) return [...outline, ...asked, ...fieldMarks(state, element, focus)]
  if (element.side !== state.active || state.step !== 'action') return [...outline, ...command]
  const isFiring = focus.offer?.startsWith('fire:') === true
  return [
    ...outline,
    ...(isFiring ? fieldMarks(state, element, focus) : reachMarks(state, element)),
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

/** How far a commander's word goes. */
function commandMarks(state: D10State, element: D10Element): readonly Mark[] {
  if (isCommander(SHEETS, element) && stands(element))
    return [{ kind: 'ring', at: element.at, radius: NEAR, line: 'dashed', label: 'commander: 4 inches' }]
  if (!element.suppressed) return []
  return onTable(state, element.side)
    .filter(each => isCommander(SHEETS, each))
    .map(each => ({
      kind: 'ring',
      at: each.at,
      radius: NEAR,
      line: 'dashed',
      label: 'commander: 4 inches',
    }))
}

/** The true reach of an element, with the table beyond it in shade. */
function reachMarks(state: D10State, element: D10Element): readonly Mark[] {
  if (!stands(element) || notMoving(state, element, 'move').length > 0) return []
  const { outlines } = regionOf(EDITION, state, element)
  return outlines.length === 0 ? [] : [{ kind: 'area', outlines, tone: 'offer', shadeBeyond: true }]
}

/** The range of what would be fired, and its field of fire. */
function fieldMarks(state: D10State, element: D10Element, focus: Focus): readonly Mark[] {
  const pose = firingPose(state, element)
  const [, , chosen] = focus.offer?.split(':') ?? []
  const weapon = typeOf(element).weapons.find(each => each.id === chosen) ?? typeOf(element).weapons[0]
  if (!pose || !weapon || element.fired.includes(weapon.id)) return []
  const reach = element.suppressed ? Math.min(NEAR, weapon.range) : weapon.range
  const isNarrow = element.suppressed || weapon.field !== 'all'
  if (isNarrow)
    return [{ kind: 'arc', at: pose.at, facing: aimOf(weapon, pose.facing), half: HALF_FIELD, radius: reach }]
  return [{ kind: 'ring', at: pose.at, radius: reach, line: 'solid', label: rangeLabel(weapon, reach) }]
}

const rangeLabel = (weapon: Weapon, reach: number): string =>
  weapon.apRange === weapon.range ? `range ${reach}` : `range ${reach}, AP ${weapon.apRange}`
