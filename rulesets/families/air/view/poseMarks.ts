import type { Trace } from '../../../../src/engine/offer'
import type { Mark } from '../../../../src/engine/scene'
import { placeOf } from '../../../../src/geometry/hexBoard'
import type { Book } from '../model/book'
import type { Standing } from '../model/lookup'
import type { AirState, Pose } from '../model/state'
import { preyIn, tailIn } from '../sequence/tailing'
import { withCards } from '../sequence/turns'
import { arcMarks } from './arcs'

/** What an aircraft would have before its guns in a pose, whom it would tail there, and who would tail it. */
export function poseMarks(book: Book, state: AirState, aircraft: Standing, pose: Pose): readonly Mark[] {
  const at = placeOf(state.scenario.board, pose.hex)
  const { tail, prey } = tailing(state, aircraft, pose)
  return [
    ...arcMarks(book, state, aircraft, pose, 'danger'),
    ...(prey ? [{ kind: 'chevrons', from: at, to: prey.at, tone: 'chosen' } as const] : []),
    ...(tail ? [{ kind: 'chevrons', from: tail.at, to: at, tone: 'danger' } as const] : []),
  ]
}

/** The same in words. */
export function poseNotes(
  book: Book,
  state: AirState,
  aircraft: Standing,
  pose: Pose,
): NonNullable<Trace['notes']> {
  const { tail, prey } = tailing(state, aircraft, pose)
  const clause = book.cite['tailed first']
  return [
    ...(prey ? [{ text: `On the tail of ${prey.name}, who has to go first`, clause }] : []),
    ...(tail ? [{ text: `${tail.name} is on its tail: it has to go first`, clause }] : []),
  ]
}

/** Cards ask nobody who is tailed. */
const tailing = (state: AirState, aircraft: Standing, pose: Pose) =>
  withCards(state) ? {} : { tail: tailIn(state, aircraft, pose), prey: preyIn(state, aircraft, pose) }
