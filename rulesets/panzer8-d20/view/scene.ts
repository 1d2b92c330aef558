import { memoBy } from '../../../src/engine/memo'
import type { Focus, Mark, Prop, Scene } from '../../../src/engine/scene'
import type { Point } from '../../../src/geometry/point'
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
import { contactsLeft } from '../combat/melee'
import { EDITION } from '../edition'
import { findElement, typeOf } from '../lookup'
import { notMoving } from '../movement/moving'
import { SHEETS_OF_2008 as SHEETS } from '../sheets'
import type { D20Element, D20State } from '../state'
import { NEAR } from '../tables'
import { tokenOf } from './card'

const tokensOf = memoBy((state: D20State) =>
  state.units.filter(each => stands(each)).map(each => tokenOf(state, each)),
)

const propsOf = memoBy((state: D20State): readonly Prop[] => [
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
  ...state.scenario.smoke.map(
    ({ id, at }): Prop => ({ id, kind: 'smoke', at, facing: 0, width: 1.5, depth: 1.5, side: null }),
  ),
])

/** What to draw of a state: bases, objectives, and what the chosen element may do. */
export function sceneOf(state: D20State, focus: Focus): Scene {
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

function marksOf(state: D20State, focus: Focus): readonly Mark[] {
  const element = focus.unit === null ? undefined : findElement(state, focus.unit)
  if (!element) return []
  const outline: readonly Mark[] = stands(element)
    ? [{ kind: 'outline', token: element.id, tone: 'chosen' }]
    : []
  const command = commandMarks(state, element)
  if (element.side !== state.active) return [...outline, ...command]
  if (state.step === 'movement') return [...outline, ...reachMarks(state, element), ...command]
  if (state.step === 'fire') return [...outline, ...fieldMarks(state, element, focus), ...trackMarks(state)]
  return [...outline, ...command]
}

/** How far a commander's word goes. */
function commandMarks(state: D20State, element: D20Element): readonly Mark[] {
  if (isCommander(SHEETS, element) && stands(element))
    return [{ kind: 'ring', at: element.at, radius: NEAR, line: 'dashed', label: 'commander: 4 inches, +1' }]
  if (state.step !== 'command' || !element.suppressed) return []
  return onTable(state, element.side)
    .filter(each => isCommander(SHEETS, each))
    .map(each => ({
      kind: 'ring',
      at: each.at,
      radius: NEAR,
      line: 'dashed',
      label: 'commander: 4 inches, +1',
    }))
}

/** The true reach of an element, with the table beyond it in shade. */
function reachMarks(state: D20State, element: D20Element): readonly Mark[] {
  if (!stands(element) || notMoving(state, element, 'move').length > 0) return []
  const { outlines } = regionOf(EDITION, state, element)
  return outlines.length === 0 ? [] : [{ kind: 'area', outlines, tone: 'offer', shadeBeyond: true }]
}

/** The range of what would be fired, and its field of fire. */
function fieldMarks(state: D20State, element: D20Element, focus: Focus): readonly Mark[] {
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

/** The ways on which enemies may still be caught. */
function trackMarks(state: D20State): readonly Mark[] {
  return state.units
    .filter(each => each.side !== state.active && each.track.length > 1)
    .map((each): Mark => {
      const points: readonly Point[] = each.track.map(({ at }) => at)
      return { kind: 'path', points, pills: [], tone: 'plain' }
    })
}
