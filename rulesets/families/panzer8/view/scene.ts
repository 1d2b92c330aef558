import { memoBy } from '../../../../src/engine/memo'
import type { Focus, Mark, Prop } from '../../../../src/engine/scene'
import { SHAKEN_REACH, aimOf, firingPose } from '../fire/shot'
import { smokeIn } from '../ground/cover'
import { HALF_FIELD } from '../ground/sight'
import type { Battle, BattleElement, ElementOf } from '../model/battle'
import type { Edition } from '../model/edition'
import { isCommander, onTable, stands, typeOf } from '../model/lookup'
import type { Sheets, Weapon } from '../model/sheet'
import { OBJECTIVE } from '../model/victory'
import { regionOf } from '../movement/move'

/** Objectives with their holders, and smoke. */
export const propsOf = (sheets: Sheets): ((state: Battle) => readonly Prop[]) =>
  memoBy((state: Battle): readonly Prop[] => [
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
    ...smokeIn(state).map(
      ({ id, at }): Prop => ({
        id,
        kind: 'smoke',
        at,
        facing: 0,
        width: sheets.smoke * 2,
        depth: sheets.smoke * 2,
        side: null,
      }),
    ),
  ])

/** How far a commander's word goes, in inches: about him, and while somebody is `lost` without it about all of a side. */
export function commandMarks(
  sheets: Sheets,
  state: Battle,
  element: BattleElement,
  isLost: boolean,
  { radius, label }: { readonly radius: number; readonly label: string },
): readonly Mark[] {
  const ring = ({ at }: Pick<Extract<Mark, { kind: 'ring' }>, 'at'>): Mark => ({
    kind: 'ring',
    at,
    radius,
    line: 'dashed',
    label,
  })
  if (isCommander(sheets, element) && stands(element)) return [ring(element)]
  if (!isLost) return []
  return onTable(state, element.side)
    .filter(each => isCommander(sheets, each))
    .map(ring)
}

/** The true reach of an element that may move, with the table beyond it in shade. */
export function reachMarks<S extends Battle>(
  edition: Edition<S>,
  state: S,
  element: ElementOf<S>,
): readonly Mark[] {
  if (!stands(element) || edition.against(state, element, 'move').length > 0) return []
  const { outlines } = regionOf(edition, state, element)
  return outlines.length === 0 ? [] : [{ kind: 'area', outlines, tone: 'offer', shadeBeyond: true }]
}

/** The range of what would be fired, and its field of fire. */
export function fieldMarks(
  sheets: Sheets,
  state: Battle,
  element: BattleElement,
  focus: Focus,
): readonly Mark[] {
  const pose = firingPose(state, element)
  const [, , chosen] = focus.offer?.split(':') ?? []
  const { weapons } = typeOf(sheets, element)
  const weapon = weapons.find(each => each.id === chosen) ?? weapons[0]
  if (!pose || !weapon || element.fired.includes(weapon.id)) return []
  const radius = element.suppressed ? Math.min(SHAKEN_REACH, weapon.range) : weapon.range
  const isNarrow = element.suppressed || weapon.field !== 'all'
  if (isNarrow)
    return [{ kind: 'arc', at: pose.at, facing: aimOf(weapon, pose.facing), half: HALF_FIELD, radius }]
  return [{ kind: 'ring', at: pose.at, radius, line: 'solid', label: rangeLabel(weapon, radius) }]
}

const rangeLabel = (weapon: Weapon, reach: number): string =>
  weapon.apRange === weapon.range ? `range ${reach}` : `range ${reach}, AP ${weapon.apRange}`
