import { leftOf } from '../movement/allowance'
import { memoBy } from '../../../../src/engine/memo'
import { figure } from '../../../../src/engine/say'
import type { Focus, Mark, Prop, Scene } from '../../../../src/engine/scene'
import { type Point, type Polygon, distance } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { tokenOf } from './card'
import { findUnit, scaled, stands, typeOf } from '../model/lookup'
import { reachRegion } from '../movement/move/offers'
import { MINE_SIZE, WIRE_DEPTH, WIRE_WIDTH } from '../obstacles/obstacles'
import type { TacticalAction, TacticalState } from '../model/state'

/** What to draw of a state: bases, what lies on the table, and what the chosen unit may do. */
export function sceneOf(book: Book, state: TacticalState, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: tokensOf(book)(state),
    props: propsOf(book)(state),
    marks: marksOf(book, state, focus),
  }
}

const tokensOf = memoBy((book: Book) =>
  memoBy((state: TacticalState) => state.units.filter(stands).map(unit => tokenOf(book, state, unit))),
)

const propsOf = memoBy((book: Book) =>
  memoBy((state: TacticalState): readonly Prop[] => [
    ...state.scenario.objectives.map((objective): Prop => {
      const holder = state.holdings.find(holding => holding.id === objective.id)?.holder ?? null
      return {
        id: objective.id,
        kind: 'objective',
        at: objective.at,
        facing: 0,
        width: objective.radius * 2,
        depth: objective.radius * 2,
        side: holder,
        text: String(Math.max(objective.points.A, objective.points.B)),
        name: objective.name,
      }
    }),
    ...state.wrecks.map((wreck): Prop => {
      const type = typeOf(book, state, wreck)
      return {
        id: wreck.id,
        kind: 'wreck',
        at: wreck.at,
        facing: wreck.facing,
        width: type.base,
        depth: type.base,
        side: wreck.side,
        silhouette: type.silhouette,
        paint: type.paint,
        name: wreck.name,
      }
    }),
    ...state.mines.map(
      (mine): Prop => ({
        id: mine.id,
        kind: 'mine',
        at: mine.at,
        facing: 0,
        width: MINE_SIZE,
        depth: MINE_SIZE,
        side: mine.side,
        ...(mine.real !== null && { text: mine.real ? 'real' : 'fake' }),
      }),
    ),
    ...state.wires.map(
      (wire): Prop => ({
        id: wire.id,
        kind: 'wire',
        at: wire.at,
        facing: wire.facing,
        width: WIRE_WIDTH,
        depth: WIRE_DEPTH,
        side: null,
      }),
    ),
    ...state.smoke.map(
      (smoke): Prop => ({
        id: smoke.id,
        kind: 'smoke',
        at: smoke.at,
        facing: 0,
        width: 1,
        depth: 1,
        side: null,
      }),
    ),
  ]),
)

/** What is drawn for the chosen unit or offer. Tags of targets come from the engine, for they need the odds. */
function marksOf(book: Book, state: TacticalState, focus: Focus): readonly Mark[] {
  const [kind = '', actor = focus.unit ?? '', weapon] = focus.offer?.split(':') ?? []
  if (isAct(kind)) {
    const act = book.acts[kind]
    const aimed = act?.marks?.(book, state, actor, focus.target, weapon)
    if (aimed)
      return focus.unit === null ? aimed : [{ kind: 'outline', token: focus.unit, tone: 'chosen' }, ...aimed]
  }
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  const zone = zoneMarks(state, kind)
  if (zone.length > 0 || !stands(unit)) return zone
  if (kind !== '' && kind !== 'move') return ringsOfHq(book, state, focus)
  const brackets: Mark = { kind: 'outline', token: unit.id, tone: 'chosen' }
  if (book.sequence.mover(state.step) === unit.side) {
    return [brackets, ...reachMarks(book, state, focus)]
  }
  if (book.sequence.firer(state.step) === unit.side) {
    return [brackets, ...(book.acts.fire.marks?.(book, state, unit.id, focus.target) ?? [])]
  }
  return state.step === 'rally' ? [brackets, ...ringsOfHq(book, state, focus)] : [brackets]
}

/** Where units may be placed, before the battle and as reinforcements. */
function zoneMarks(state: TacticalState, kind: string): readonly Mark[] {
  const side = state.toAct[0]
  const isDeploying = state.step === 'deploy A' || state.step === 'deploy B'
  if (side === undefined || (!isDeploying && kind !== 'deploy')) return []
  const label = isDeploying ? 'deployment zone' : 'enters at the edge of this zone'
  return [
    { kind: 'area', outlines: [state.scenario.zones[side]], tone: 'offer', label, shadeBeyond: isDeploying },
  ]
}

const ACTS: readonly TacticalAction['type'][] = ['fire', 'assault', 'bombard', 'smoke', 'air', 'move']

function isAct(kind: string): kind is TacticalAction['type'] {
  return ACTS.some(each => each === kind)
}

/** The true reach of a unit, with the table beyond it in shade. */
function reachMarks(book: Book, state: TacticalState, focus: Focus): readonly Mark[] {
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  if (!stands(unit) || book.movement.held(book, state, unit).length > 0) return []
  const { outlines, label } = reachRegion(book, state, unit)
  if (outlines.length === 0) return []
  return [
    { kind: 'area', outlines, tone: 'offer', ...(label !== undefined && { label }), shadeBeyond: true },
    ...roadMarks(unit.at, outlines, leftOf(book, state, unit)),
  ]
}

/** How far the road takes it, where that is clearly farther than over open ground. */
function roadMarks(from: Point, outlines: readonly Polygon[], left: number): readonly Mark[] {
  let farthest = from
  for (const p of outlines.flat()) if (distance(p, from) > distance(farthest, from)) farthest = p
  const away = distance(farthest, from)
  if (away < left + 0.5) return []
  return [
    {
      kind: 'pill',
      at: farthest,
      text: `${figure(Math.round(away * 10) / 10)} inches by road`,
      tone: 'plain',
    },
  ]
}

/** How far an HQ rallies. */
function ringsOfHq(book: Book, state: TacticalState, focus: Focus): readonly Mark[] {
  const unit = focus.unit === null ? undefined : findUnit(state, focus.unit)
  if (!unit || state.step !== 'rally') return []
  const radius = scaled(state, book.numbers.hqRange)
  const label = `rallies within ${radius} inches`
  return (book.headquarters.of(book, state, unit) ?? []).flatMap((id): readonly Mark[] => {
    const hq = findUnit(state, id)
    return stands(hq) ? [{ kind: 'ring', at: hq.at, radius, line: 'solid', label }] : []
  })
}
