import { memoBy } from '../../src/engine/memo'
import type { Focus, Mark, Prop, Scene } from '../../src/engine/scene'
import { tokenOf } from './card'
import type { Point } from '../../src/geometry/point'
import { foesOf, mineBox, sectionBox, unitsOf } from './contact'
import { hqOf, findUnit, stands } from './lookup'
import { holderOf } from './objectives'
import type { DivState } from './state'
import { ARTILLERY, RALLY } from './tables'

const tokensOf = memoBy((state: DivState) => state.units.filter(stands).map(unit => tokenOf(state, unit)))
const propsOf = memoBy((state: DivState): readonly Prop[] => [
  ...state.fortifications.map((section): Prop => {
    const { minX, minY, maxX, maxY } = sectionBox(state, section)
    return {
      id: section.id,
      kind: 'fortification',
      at: section.at,
      facing: 0,
      width: maxX - minX,
      depth: maxY - minY,
      side: null,
      name: 'Fortifications',
    }
  }),
  ...state.minefields.map((mine): Prop => {
    const { minX, minY, maxX, maxY } = mineBox(state, mine)
    return {
      id: mine.id,
      kind: 'mine',
      at: mine.at,
      facing: 0,
      width: maxX - minX,
      depth: maxY - minY,
      side: mine.side,
      text: 'real',
      name: 'Minefield',
    }
  }),
  ...state.scenario.objectives.map(
    (objective): Prop => ({
      id: objective.id,
      kind: 'objective',
      at: objective.at,
      facing: 0,
      width: Math.max(1, objective.radius * 2),
      depth: Math.max(1, objective.radius * 2),
      side: holderOf(state, objective),
      name: objective.name,
    }),
  ),
])

/** What to draw of a state. */
export function sceneOf(state: DivState, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: tokensOf(state),
    props: propsOf(state),
    marks: marksOf(state, focus),
  }
}

/** Where two that are in contact touch: along the edges that they turn to each other. */
function seamOf({ scenario: { base } }: DivState, a: Point, b: Point): Mark {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const [wide, high] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)]
  const half = Math.max(base / 5, (base - Math.min(wide, high)) / 2)
  const along = (by: number): Point =>
    high >= wide ? { ...middle, x: middle.x + by } : { ...middle, y: middle.y + by }
  return { kind: 'contact', from: along(-half), to: along(half) }
}

/** Contacts, the range of a gun that is chosen, and how far its Division rallies. */
function marksOf(state: DivState, focus: Focus): readonly Mark[] {
  const marks: Mark[] = unitsOf(state, 'A').flatMap(unit =>
    foesOf(state, unit).map(foe => seamOf(state, unit.at, foe.at)),
  )
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  if (!unit || !stands(unit)) return marks
  if (unit.type === 'artillery' && !state.step.endsWith('moves')) {
    const radius = ARTILLERY.range + state.scenario.base / 2
    marks.push({ kind: 'ring', at: unit.at, radius, line: 'solid', label: `${ARTILLERY.range} inches` })
  }
  const hq = hqOf(state, unit.formation)
  if (hq && (state.step.endsWith('moves') || state.step.endsWith('rallies'))) {
    const inches = unit.quality === 'Green' ? RALLY.green : RALLY.distance
    const radius = inches + state.scenario.base / 2
    marks.push({
      kind: 'ring',
      at: hq.at,
      radius,
      line: 'dashed',
      label: `rally to ${hq.name}: ${inches} inches`,
    })
  }
  return marks
}
