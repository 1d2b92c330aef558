import type { Chip, Focus, Mark, Prop, Scene, Token } from '../../../../src/engine/scene'
import type { Book } from '../model/book'
import { findAircraft, groundTargets, stands, typeOf } from '../model/lookup'
import type { AirState, Aircraft } from '../model/state'
import { poseOf } from '../movement/manoeuvres'
import { tailOf } from '../sequence/tailing'
import { withCards } from '../sequence/turns'
import { arcMarks } from './arcs'

const QUALITY = { Green: 1, Average: 2, Veteran: 3 } as const

function chipsOf(book: Book, aircraft: Aircraft): readonly Chip[] {
  return [
    ...(aircraft.damaged ? [{ text: 'D', tone: 'damage', label: 'Damaged' } as const] : []),
    ...book.parts.flatMap(part => part.chips?.(aircraft) ?? []),
  ]
}

/** An aircraft on its hexagonal base. One that is not on the table lies in the corner: only cards show it. */
export function tokenOf(book: Book, state: AirState, aircraft: Aircraft): Token {
  const { silhouette, paint } = typeOf(book, aircraft)
  const { size } = state.scenario.board
  return {
    id: aircraft.id,
    side: aircraft.side,
    at: aircraft.at ?? { x: 0, y: 0 },
    facing: aircraft.facing,
    width: size * 2,
    depth: size * 2,
    shape: 'hex',
    silhouette,
    paint,
    name: aircraft.name,
    quality: QUALITY[aircraft.quality],
    chips: chipsOf(book, aircraft),
    spent: aircraft.activated,
    level: aircraft.level,
    ...(aircraft.damaged ? { smokes: true } : {}),
  }
}

function propsOf(state: AirState): readonly Prop[] {
  const { size } = state.scenario.board
  return groundTargets(state).map(({ id, side, name, at, destroyed }) => ({
    id,
    kind: destroyed ? 'wreck' : 'objective',
    at,
    facing: 0,
    width: size,
    depth: size,
    side,
    name,
  }))
}

/** What to draw of a state: aircraft, ground targets, and what the chosen aircraft has before its guns. */
export function sceneOf(book: Book, state: AirState, focus: Focus): Scene {
  return {
    board: state.scenario.board,
    ground: state.scenario.ground,
    tokens: state.units.filter(stands).map(each => tokenOf(book, state, each)),
    props: propsOf(state),
    marks: marksOf(book, state, focus),
  }
}

function marksOf(book: Book, state: AirState, focus: Focus): readonly Mark[] {
  const marks: Mark[] = [...tailMarks(state)]
  const one = focus.unit === null ? undefined : findAircraft(state, focus.unit)
  if (!stands(one)) return marks
  // A flight shows the arcs where it ends, and what is dropped asks for none.
  if (!/^(fly|attack):/.test(focus.offer ?? '')) {
    const tone = state.toAct.includes(one.side) ? 'offer' : 'danger'
    marks.push(...arcMarks(book, state, one, poseOf(state, one), tone))
  }
  const { active } = state
  if (active?.unit === one.id && active.trail.length > 1)
    marks.push({ kind: 'path', points: active.trail, pills: [], tone: 'chosen' })
  return marks
}

/** Who is on whose tail. Cards ask nobody. */
const tailMarks = (state: AirState): readonly Mark[] =>
  withCards(state)
    ? []
    : state.units.filter(stands).flatMap((one): readonly Mark[] => {
        const tail = tailOf(state, one)
        return tail
          ? [{ kind: 'chevrons', from: tail.at, to: one.at, tone: one.side === 'A' ? 'side-b' : 'side-a' }]
          : []
      })
