import type { Focus, Mark, Prop, Scene } from '../../src/engine/scene'
import { memoBy } from '../../src/engine/memo'
import { tokenOf } from './card'
import { type Standing, allStanding, findUnit, inches, stands } from './lookup'
import { isSubmarine, visibilityTo } from './spotting'
import type { CoastalState, Vessel } from './state'
import { ARC_SPAN, LIGHT, SEEN_FAST, WEAPONS } from './tables'
import { trackMarks } from './torpedoMarks'
import { counterAt } from './tubes'
import { gunName } from './weapons'

const tokensOf = memoBy((state: CoastalState) =>
  allStanding(state.units).map(vessel => tokenOf(state, vessel)),
)

const propsOf = memoBy((state: CoastalState): readonly Prop[] =>
  state.torpedoes.map(
    ({ id, side, from, facing }): Prop => ({
      id,
      kind: 'torpedo',
      at: counterAt(state, from, facing),
      facing,
      width: inches(state, 0.3),
      depth: inches(state, 0.7),
      side,
      name: 'Torpedo',
    }),
  ),
)

/** What to draw of a state. */
export function sceneOf(state: CoastalState, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: tokensOf(state),
    props: propsOf(state),
    marks: marksOf(state, focus),
  }
}

function marksOf(state: CoastalState, focus: Focus): readonly Mark[] {
  const marks: Mark[] = state.torpedoes.flatMap(torpedo => trackMarks(state, torpedo))
  const vessel = focus.unit === null ? undefined : findUnit(state, focus.unit)
  if (!state.released) marks.push(...courseMarks(state, vessel))
  if (!vessel || !stands(vessel)) return marks
  const [kind, , which] = focus.offer?.split(':') ?? []
  if (kind === 'fire') return [...marks, ...weaponMarks(state, vessel, which ?? '')]
  if (kind === 'launch' || kind === 'plot') return marks
  return [...marks, ...visibilityMarks(state, vessel)]
}

/** The plotted lines, as far as the viewer knows them. */
function courseMarks(state: CoastalState, chosen: Vessel | undefined): readonly Mark[] {
  return state.courses.flatMap(({ group, line }): readonly Mark[] => {
    if (line.length < 2) return []
    const side = state.scenario.groups.find(each => each.id === group)?.side
    const tone = chosen?.group === group ? 'chosen' : side === 'A' ? 'side-a' : 'side-b'
    return [{ kind: 'path', points: line, pills: [], tone, lies: true }]
  })
}

/** What a vessel can see of an ordinary vessel, and of large or fast ones; and where it can be seen itself (section 2). */
function visibilityMarks(state: CoastalState, vessel: Standing): readonly Mark[] {
  const average = inches(state, state.visibility)
  const more = average + inches(state, SEEN_FAST.inches)
  const own = visibilityTo(state, vessel)
  const seen = isSubmarine(vessel) ? `seen at ${own}″ on a die` : `seen at ${own}″`
  return [
    {
      kind: 'ring',
      at: vessel.at,
      radius: average,
      line: 'solid',
      label: `sees ${average}″`,
      labelAt: 135,
      shadeBeyond: true,
    },
    {
      kind: 'ring',
      at: vessel.at,
      radius: more,
      line: 'dashed',
      label: `${more}″ if large or fast`,
      labelAt: 45,
    },
    { kind: 'ring', at: vessel.at, radius: own, line: 'dashed', label: seen, labelAt: 225 },
  ]
}

/** Where a weapon bears, to half its range and to its range. */
function weaponMarks(state: CoastalState, vessel: Standing, which: string): readonly Mark[] {
  if (which === 'light') {
    const range = inches(state, LIGHT.range)
    return [
      { kind: 'ring', at: vessel.at, radius: range, line: 'solid', label: `light weapons, ${range}″: 5+` },
      { kind: 'ring', at: vessel.at, radius: range / 2, line: 'dashed', label: `to ${range / 2}″: 4+` },
    ]
  }
  const gun = vessel.guns[Number(which)]
  if (!gun) return []
  const [from, to] = ARC_SPAN[gun.arc]
  const range = inches(state, WEAPONS[gun.kind].range)
  const half = from === 0 ? to : 180 - from
  const facing = from === 0 ? vessel.facing : (vessel.facing + 180) % 360
  return [
    { kind: 'arc', at: vessel.at, facing, half, radius: range, label: `${gunName(gun)}, ${range}″: 5+` },
    { kind: 'arc', at: vessel.at, facing, half, radius: range / 2, label: `to ${range / 2}″: 4+` },
  ]
}
