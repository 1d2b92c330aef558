import { refusalField, refusalOf } from '../../../../src/engine/acts'
import type { UnitId } from '../../../../src/engine/ids'
import type { Offer, Trace } from '../../../../src/engine/offer'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Reason } from '../../../../src/engine/refusal'
import { seenFrom } from '../../../../src/geometry/clip'
import { type Point, distance, moveBy, normal } from '../../../../src/geometry/point'
import { overrun } from '../damage/overrun'
import { sideOf, withMelees } from '../melee/contact'
import { attackReckoning, defenceReckoning, fightOf } from '../melee/fight'
import type { AncientAct, Book } from '../model/book'
import { type AskedOf, type Limit, type Limits, because, limit, reasonsOf } from '../model/limits'
import type { ActionOf, AncientAction, AncientState, AncientUnit, Standing } from '../model/state'
import { moverOf } from '../model/steps'
import { findUnit, isOn, kindOf, ownOf, placedAt, stands, unitOf, withUnit } from '../model/units'
import type { ChargeAhead } from '../model/ways'
import { longest } from '../movement/allowance'
import { arrived, isFar, mover, tellMove } from '../movement/arrival'
import { NO_CHARGE, hindrance, mustCharge } from '../movement/held'
import { overLimit } from '../movement/inTheWay'
import { type Place, closedAt, overlappedAt } from '../movement/place'
import { acrossOutline } from './outline'
import { chargesOpen } from './ahead'

interface Charging extends AskedOf {
  readonly target: UnitId
}

const never = limit<Charging>(
  'never-charges',
  'never charges',
  ({ book, state, unit }) => !kindOf(book, state, unit).mayCharge,
)

/** The target is what the unit meets first, and near enough. */
const outOfReach: Limit<Charging> = {
  isBroken: ({ book, state, unit, target }) => !onto(target, chargesOpen(book, state, unit)),
  reason(asked) {
    const { book, state, unit, target } = asked
    if (!outOfReach.isBroken(asked)) return null
    return farReason(book, onto(target, book.movement.charges(book, state, unit)))
  },
}

/** The charge among some that meets this enemy. */
function onto(target: UnitId, charges: readonly ChargeAhead[]): ChargeAhead | undefined {
  return charges.find(({ targets }) => targets.includes(target))
}

function farReason(book: Book, ahead: ChargeAhead | undefined): Reason {
  return ahead
    ? overLimit(book, ahead.allowance, ahead.distance)
    : because(book, 'not-straight-ahead', 'charge straight')
}

/** Straight ahead into contact. */
const CHARGE: Limits<Charging> = [...NO_CHARGE, never, outOfReach]

/** A charge: straight ahead until the front touches. */
export const charge: AncientAct<'charge'> = {
  offers(book, state, side) {
    if (moverOf(state.step) !== side) return []
    return ownOf(state, side).flatMap(unit => chargeOffer(book, state, unit) ?? [])
  },
  refuse: (book, state, { unit: id, target }) =>
    reasonsOf(book, findUnit(state, id), 'A moves', CHARGE, unit => ({ book, state, unit, target })),
  play(book, state, action, io) {
    const unit = mover(state, action.unit)
    const target = unitOf(state, action.target)
    const charges = book.movement.charges(book, state, unit)
    const ahead = onto(target.id, charges) ?? charges[0]
    if (!stands(target) || !ahead) return withUnit(state, unit.id, { moved: true })
    const touching = { at: moveBy(unit.at, unit.facing, ahead.distance), facing: unit.facing }
    const place = ahead.area === null ? linedUp(book, state, unit, touching, target) : touching
    const facts = { distance: ahead.distance, target: { unit: target.id } }
    tellMove(book, io, unit, 'charges', 'charge straight', [unit.at, place.at], facts, [target.id])
    const change = { charged: true, movedFar: isFar(ahead.distance, ahead.allowance.full) }
    const met = arrived(book, state, unit, place, change)
    const there = mover(met, unit.id)
    return ahead.area === null
      ? withMelees(book, overrun(book, met, there, false, io))
      : acrossOutline(book, met, there, target, ahead.area, io)
  },
}

function chargeOffer(book: Book, state: AncientState, unit: Standing): Offer<AncientAction> | null {
  const held = hindrance(book, state, unit)
  if (held !== null && held !== mustCharge) return null
  const most = longest(book, state, unit)
  const charges = book.movement
    .charges(book, state, unit)
    .filter(({ distance }) => distance <= most || held !== null)
  if (charges.length === 0) return null
  return {
    id: `charge:${unit.id}`,
    kind: 'charge',
    unit: unit.id,
    label: 'Charge',
    clause: book.cite['charge straight'],
    input: 'target',
    useful: held === mustCharge,
    options: () =>
      charges.flatMap(ahead =>
        ahead.targets.map(target => {
          const action: ActionOf<'charge'> = { type: 'charge', unit: unit.id, target }
          const refusal = refusalField(charge.refuse(book, state, action))
          const foe = unitOf(state, target)
          const option = { action, label: foe.name, token: target, ...refusal }
          if (refusal.refusal) return option
          const next: AncientAction = { type: 'attack', unit: unit.id, target }
          return { ...option, next, reckonings: attackAfter(book, state, unit, ahead, foe) }
        }),
      ),
  }
}

/** A unit where its charge would bring it. */
export function chargedTo(unit: Standing, inches: number): Standing {
  return { ...placedAt(unit, moveBy(unit.at, unit.facing, inches)), charged: true }
}

/** What counts for and against the attack that follows a charge, as the bases will stand then. */
function attackAfter(
  book: Book,
  state: AncientState,
  unit: Standing,
  ahead: ChargeAhead,
  foe: AncientUnit,
): readonly Reckoning[] {
  if (!stands(foe)) return []
  const fight = fightOf(book, state, chargedTo(unit, ahead.distance), foe)
  return [attackReckoning(book, fight), defenceReckoning(book, fight)]
}

/** Under the house rule: flush with the edge that was met and centred on it, if there is room (R10). */
function linedUp(book: Book, state: AncientState, unit: Standing, touching: Place, target: Standing): Place {
  if (!isOn(state, 'lined-up')) return touching
  const side = sideOf(book, state, { ...unit, ...touching }, target)
  const turned = { front: 0, right: 90, rear: 180, left: 270 }[side]
  const out = normal(target.facing + turned)
  const flush = { at: moveBy(target.at, out, state.scenario.base), facing: normal(out + 180) }
  const fits = !overlappedAt(state, unit, flush) && closedAt(book, state, unit, flush) === null
  return fits ? flush : touching
}

/**
 * How far beside the enemy and short of it the hand may be, as a share of a base and in inches, and still mean the charge;
 * and how far past the touch it may be of those who could go on, in bases.
 */
const HAND = { beside: 0.75, short: 0.15, past: 1.6 }

/** What the piece in the hand comes to where that is over the enemy straight ahead; null elsewhere. */
export function traceCharge(
  book: Book,
  state: AncientState,
  unit: Standing,
  at: Point,
): Trace<AncientAction> | null {
  const { base } = state.scenario
  const [seen] = seenFrom(unit.at, unit.facing, [at])
  if (!seen || Math.abs(seen.x) > base * HAND.beside) return null
  const ahead = chargesOpen(book, state, unit).findLast(
    ({ distance: reach, beyond }) =>
      seen.y >= reach - HAND.short && (!beyond || seen.y <= reach + base * HAND.past),
  )
  if (!ahead) return null
  const near = ahead.targets
    .map(id => unitOf(state, id))
    .toSorted((a, b) => distance(a.at ?? at, at) - distance(b.at ?? at, at))[0]
  if (!near) return null
  const action: ActionOf<'charge'> = { type: 'charge', unit: unit.id, target: near.id }
  const leg = {
    label: `charge on ${near.name}`,
    length: ahead.distance,
    cost: ahead.distance,
    clause: book.cite['charge straight'],
  }
  return {
    action,
    legs: [leg],
    left: ahead.allowance.limit - ahead.distance,
    refusal: refusalOf(charge.refuse(book, state, action)),
    stop: { at: moveBy(unit.at, unit.facing, ahead.distance), facing: unit.facing },
  }
}
