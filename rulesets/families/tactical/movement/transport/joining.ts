import { refusalField } from '../../../../../src/engine/acts'
import type { Side } from '../../../../../src/engine/ids'
import type { Offer, Option } from '../../../../../src/engine/offer'
import { distance } from '../../../../../src/geometry/point'
import { areTouching } from '../../ground/contact'
import type { Act, Book } from '../../model/book'
import { type Standing, findUnit, outlineOf, standingOf, stands, typeOf, withUnit } from '../../model/lookup'
import { allowed, anyOf } from '../../model/offering'
import type { TacticalAction, TacticalState, TacticalUnit } from '../../model/state'
import { arrive, judged } from '../allowance'
import { costOf } from '../costs'
import { unrest, followPath } from '../followPath'
import { aboard, apart, unfit } from './loading'
import type { Io, Reason } from '../../text/said'

type Of<T extends TacticalAction['type']> = Extract<TacticalAction, { type: T }>
type Joining = Of<'mount'> | Of<'limber'>

/** Going aboard and being taken in tow: the one that moves must come into contact with the other (R25). */
const joining = <T extends Joining['type']>(kind: T): Act<Of<T>> => ({
  offers: (book, state, side) => offers(book, state, side, kind),
  refuse: (book, state, action) => refuse(book, state, action),
  play: (book, state, action, io) => play(book, state, action, io),
})

export const mount = joining('mount')
export const limber = joining('limber')

function offers(
  book: Book,
  state: TacticalState,
  side: Side,
  kind: 'mount' | 'limber',
): readonly Offer<TacticalAction>[] {
  if (book.sequence.mover(state.step) !== side) return []
  const here = standingOf(state, side)
  const isMount = kind === 'mount'
  const transports: Standing[] = []
  const riders: Standing[] = []
  for (const unit of here) {
    const type = typeOf(book, state, unit)
    if (isMount ? type.carriesFoot : type.towsGuns) transports.push(unit)
    if (isMount ? type.rides : type.gun) riders.push(unit)
  }
  if (transports.length === 0) return []
  const [movers, goals] = isMount ? [riders, transports] : [transports, riders]
  const offers: Offer<TacticalAction>[] = []
  for (const mover of movers) {
    const near = goals.filter(goal => goal.id !== mover.id && distance(goal.at, mover.at) < 12)
    if (near.length === 0) continue
    offers.push({
      id: `${kind}:${mover.id}`,
      kind,
      unit: mover.id,
      label: isMount ? 'Mount' : 'Limber a gun',
      clause: book.cite[isMount ? 'mounting halves' : 'limbering halves'],
      input: 'target',
      useful: false,
      options: () => near.map(goal => optionOf(book, state, mover, goal, kind)),
      sample: pick => anyOf(near, pick, goal => allowed(optionOf(book, state, mover, goal, kind))),
    })
  }
  return offers
}

function optionOf(
  book: Book,
  state: TacticalState,
  mover: Standing,
  goal: Standing,
  kind: 'mount' | 'limber',
): Option<TacticalAction> {
  const isThere = areTouching(book, state, mover, goal)
  const path = isThere ? [] : [goal.at]
  const action: Joining =
    kind === 'mount'
      ? { type: 'mount', unit: mover.id, transport: goal.id, path }
      : { type: 'limber', unit: mover.id, gun: goal.id, path }
  return { action, label: goal.name, token: goal.id, ...refusalField(refuse(book, state, action)) }
}

/** Who walks or drives, and to whom: the passenger to its transport, the vehicle to the gun. */
function parties(
  state: TacticalState,
  action: Joining,
): {
  readonly mover?: TacticalUnit
  readonly goal?: TacticalUnit
  readonly passenger?: TacticalUnit
  readonly transport?: TacticalUnit
} {
  const first = findUnit(state, action.unit)
  const second = findUnit(state, action.type === 'mount' ? action.transport : action.gun)
  if (!first || !second) return {}
  const [passenger, transport] = action.type === 'mount' ? [first, second] : [second, first]
  return { mover: first, goal: second, passenger, transport }
}

/** Mounting and limbering: the one that moves must come into contact with the other within half its distance. */
function refuse(book: Book, state: TacticalState, action: Joining): readonly Reason[] {
  const { mover, goal, passenger, transport } = parties(state, action)
  const subject = action.type === 'mount' ? 'mounting halves' : 'limbering halves'
  if (!mover || !goal || !passenger || !transport) {
    return [{ code: 'no-such-unit', clause: book.cite[subject] }]
  }
  if (action.type === 'mount' && typeOf(book, state, passenger).gun) {
    return [{ code: 'gun-needs-tow', clause: book.cite['guns need a tow'] }]
  }
  if (action.type === 'limber' && !typeOf(book, state, passenger).gun) {
    return [{ code: 'not-a-gun', clause: book.cite['limbering halves'] }]
  }
  const reasons = [
    ...unfit(book, state, passenger, transport, subject),
    ...aboard(book, state, passenger, transport),
  ]
  if (reasons.length > 0) return reasons
  if (!stands(mover) || !stands(goal)) return [{ code: 'not-on-table', clause: book.cite[subject] }]
  const isThere = areTouching(book, state, mover, goal)
  if (action.path.length === 0) return isThere ? [] : [apart(book, subject, goal)]
  if (mover.stopped)
    return [{ code: 'stopped', clause: book.cite['minefield stops'] ?? book.cite['stop on contact'] }]
  const followed = followPath(book, state, mover, action.path, mover.facing, {
    id: goal.id,
    outline: outlineOf(book, state, goal),
  })
  const left = book.movement.allowance(book, state, mover, true) - mover.spent
  const found = judged(book, state, mover, followed, left)
  if (found.reasons.length > 0) return found.reasons
  if (followed.halt?.by !== 'goal') return [apart(book, subject, goal)]
  return action.type === 'limber' ? unrest(book, state, mover, followed.end, followed.facing, goal.id) : []
}

function play(book: Book, state: TacticalState, action: Joining, io: Io): TacticalState {
  const { mover, goal, passenger, transport } = parties(state, action)
  if (!mover || !goal || !passenger || !transport || !stands(mover)) return state
  const followed = stands(goal)
    ? followPath(book, state, mover, action.path, mover.facing, {
        id: goal.id,
        outline: outlineOf(book, state, goal),
      })
    : followPath(book, state, mover, action.path, mover.facing)
  const cost = costOf(book, state, typeOf(book, state, mover).passage, followed.points)
  const spent = mover.spent + (Number.isFinite(cost) ? cost : 0)
  const isMount = action.type === 'mount'
  io.log({
    code: isMount ? 'mounts' : 'limbers',
    facts: { unit: { unit: passenger.id }, transport: { unit: transport.id } },
    side: mover.side,
    units: [mover.id, goal.id],
    clauses: [book.cite[isMount ? 'mounting halves' : 'limbering halves'], book.cite['transport acts']],
    ...(followed.points.length > 1 && {
      effects: [{ kind: 'move', unit: mover.id, path: followed.points }],
    }),
  })
  const gone = withUnit(state, passenger.id, {
    at: null,
    carriedBy: transport.id,
    halved: true,
    ...(isMount && { spent }),
  })
  if (isMount) return withUnit(gone, transport.id, { halved: true })
  return arrive(book, gone, mover, followed, { halved: true, spent }, io)
}
