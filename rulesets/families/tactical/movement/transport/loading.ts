import { isWithin } from '../../../../../src/geometry/tolerance'
import type { Book } from '../../model/book'
import { cargoOf, isOn, isShaken, typeOf } from '../../model/lookup'
import type { TacticalState, TacticalUnit } from '../../model/state'
import type { Subject } from '../../text/subjects'
import { notItsPhase } from '../allowance'
import type { Reason } from '../../text/said'

/** What all four acts of transport ask: whether the vehicle takes the unit, whether both may, whether they touch. */

/** Why this vehicle cannot take this unit aboard or in tow, wherever they are (R26). */
export function aboard(
  book: Book,
  state: TacticalState,
  passenger: TacticalUnit,
  transport: TacticalUnit,
): readonly Reason[] {
  const rider = typeOf(book, state, passenger)
  const vehicle = typeOf(book, state, transport)
  const clause = book.cite['what a vehicle carries']
  if (passenger.side !== transport.side) return [{ code: 'not-a-friend', clause }]
  if (transport.status === 'Destroyed' || passenger.status === 'Destroyed')
    return [{ code: 'not-on-table', clause }]
  if (rider.gun ? !vehicle.towsGuns : !vehicle.carriesFoot) {
    return [{ code: rider.gun ? 'cannot-tow' : 'cannot-carry', clause }]
  }
  if (!rider.gun && !rider.rides) return [{ code: 'cannot-ride', clause }]
  if (passenger.carriedBy !== null) return [{ code: 'is-carried', clause }]
  const full = cargoOf(state, transport.id).some(
    cargo => !isOn(state, 'tow-and-carry') || typeOf(book, state, cargo).gun === rider.gun,
  )
  return full ? [{ code: 'is-full', clause: book.cite['carry one base'] }] : []
}

/** Why two units cannot take part in one of the four acts in this phase, wherever they are (R25). */
export function unfit(
  book: Book,
  state: TacticalState,
  passenger: TacticalUnit,
  transport: TacticalUnit,
  subject: Subject,
): readonly Reason[] {
  const reasons: Reason[] = notItsPhase(book, state, passenger).slice()
  const acts = book.cite['transport acts']
  if (passenger.halved)
    reasons.push({ code: 'has-acted', clause: acts, facts: { unit: { unit: passenger.id } } })
  if (transport.halved)
    reasons.push({ code: 'has-acted', clause: acts, facts: { unit: { unit: transport.id } } })
  const mayBeShaken = subject === 'dismounting halves'
  for (const unit of [passenger, transport]) {
    if (!isShaken(unit) || (mayBeShaken && unit === transport)) continue
    const code = unit.status === 'Suppressed' ? 'suppressed-cannot-move' : 'disorganized-cannot-move'
    reasons.push({ code, clause: acts })
  }
  for (const unit of [passenger, transport]) {
    const half = book.movement.allowance(book, state, unit, true)
    if (isWithin(unit.spent, half)) continue
    reasons.push({
      code: 'moved-too-far',
      clause: book.cite[subject],
      facts: { unit: { unit: unit.id }, spent: unit.spent, half },
    })
  }
  return reasons
}

/** The two do not touch. */
export function apart(book: Book, subject: Subject, goal: TacticalUnit): Reason {
  return { code: 'not-touching', clause: book.cite[subject], facts: { other: { unit: goal.id } } }
}
