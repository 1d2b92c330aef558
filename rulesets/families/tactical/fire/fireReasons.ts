import type { Reason } from '../../../../src/engine/refusal'
import { inArc, offArc } from '../../../../src/geometry/arcs'
import { isWithin } from '../../../../src/geometry/tolerance'
import { type Point, distance } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { arcSubject, halfArc } from './arcs'
import type { Book } from '../model/book'
import { type Standing, findUnit, isAlive, isOn, scaled, stands, typeOf, weaponOf } from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import { type AnySubject, clauseOf } from '../text/subjects'
import type { UnitType, Weapon, WeaponClass } from '../model/types'

/** Why a shot is not allowed: each limit with what was measured. The predicates beside them answer the same question cheaply. */

/** The unit from which a unit fires: itself, or by house rule the carrier or half-track in which infantry rides. */
export function muzzleOf(book: Book, state: TacticalState, unit: TacticalUnit): Standing | null {
  if (!isAlive(unit)) return null
  if (stands(unit)) return unit
  if (unit.carriedBy === null || !isOn(state, 'fire-from-transports')) return null
  const transport = findUnit(state, unit.carriedBy)
  if (!stands(transport)) return null
  const vehicle = typeOf(book, state, transport)
  if (vehicle.flies || (vehicle.locomotion === 'wheeled' && !vehicle.armoured)) return null
  const { weapons } = typeOf(book, state, unit)
  const armed = weapons.some(id => weaponOf(book, state, id).class === 'infantry')
  return armed ? transport : null
}

/** Why a unit cannot attack at all just now, whatever the target. */
export function silentReasons(book: Book, state: TacticalState, unit: TacticalUnit): readonly Reason[] {
  const reasons: Reason[] = []
  const who = { unit: { unit: unit.id } }
  if (!isAlive(unit)) return [{ code: 'is-lost', clause: book.cite.removed, facts: who }]
  if (book.sequence.firer(state.step) !== unit.side) {
    reasons.push({ code: 'not-its-fire-phase', clause: book.cite.sequence, facts: who })
  }
  if (!muzzleOf(book, state, unit)) {
    const code = unit.carriedBy === null ? 'not-on-table' : 'carried-cannot-fire'
    reasons.push({ code, clause: book.cite['what a vehicle carries'], facts: who })
  }
  if (typeOf(book, state, unit).weapons.length === 0) {
    reasons.push({ code: 'unarmed', clause: book.cite['weapon choice'], facts: who })
  }
  if (unit.status === 'Suppressed') {
    reasons.push({ code: 'suppressed-cannot-fire', clause: book.cite['Suppressed cannot fire'] })
  }
  if (unit.attacked) reasons.push({ code: 'has-fired', clause: book.cite['one attack'] })
  return reasons
}

/** The cheap form of `silentReasons`. */
export function isSilent(book: Book, state: TacticalState, unit: TacticalUnit): boolean {
  return (
    unit.attacked ||
    unit.status === 'Suppressed' ||
    book.sequence.firer(state.step) !== unit.side ||
    typeOf(book, state, unit).weapons.length === 0 ||
    !muzzleOf(book, state, unit)
  )
}

/** In contact with the enemy it fights at close quarters and does not fire (R28). */
export function contactReasons(book: Book, state: TacticalState, unit: TacticalUnit): readonly Reason[] {
  if (!stands(unit) || isOn(state, 'fire-out-of-contact')) return []
  const foe = book.contact.foes(book, state, unit)[0]
  if (!foe) return []
  return [{ code: 'in-contact', clause: book.cite['in contact only'], facts: { foe: { unit: foe.id } } }]
}

/** The enemy meant by an action, if it can be one at all: an enemy of the side, on the table. */
export function targetReasons(
  book: Book,
  side: TacticalUnit['side'],
  target: TacticalUnit | undefined,
): readonly Reason[] {
  const clause = book.cite['declaring fire']
  if (!target || !isAlive(target)) return [{ code: 'no-such-target', clause }]
  const facts = { target: { unit: target.id } }
  if (target.side === side) return [{ code: 'own-side', clause, facts }]
  if (stands(target)) return []
  const carried = target.carriedBy !== null
  return [
    carried
      ? { code: 'target-carried', clause: book.cite['what a vehicle carries'], facts }
      : { code: 'target-not-on-table', clause, facts },
  ]
}

export function rangeReasons(
  book: Book,
  state: TacticalState,
  weapon: Weapon,
  from: Point,
  measured: number,
): readonly Reason[] {
  const range = scaled(state, weapon.range)
  const least = scaled(state, weapon.least)
  if (!isWithin(measured, range)) {
    return [
      {
        code: 'out-of-range',
        clause: book.cite['range table'],
        facts: { distance: measured, limit: range },
        marks: [{ kind: 'ring', at: from, radius: range, line: 'solid' }],
      },
    ]
  }
  if (measured >= least - WITHIN) return []
  const nearest = LEAST[weapon.class] ?? LEAST_OF_MORTARS
  return [
    {
      code: nearest.code,
      clause: clauseOf(book, nearest.subject),
      facts: { distance: measured, limit: least },
      marks: [{ kind: 'ring', at: from, radius: least, line: 'solid' }],
    },
  ]
}

interface Least {
  readonly code: string
  readonly subject: AnySubject
}

const LEAST_OF_MORTARS: Least = { code: 'too-near-mortars', subject: 'mortar minimum' }

/** Where the least range of a kind of weapon stands. */
const LEAST: Readonly<Partial<Record<WeaponClass, Least>>> = {
  artillery: { code: 'too-near-rockets', subject: 'rocket minimum' },
  rockets: { code: 'too-near-rockets', subject: 'rocket minimum' },
  atgw: { code: 'too-near-missiles', subject: 'ATGW minimum' },
  sam: { code: 'too-near-missiles', subject: 'SAM minimum' },
}

/** The cheap form of `rangeReasons`. */
export function inReach(state: TacticalState, weapon: Weapon, measured: number): boolean {
  return isWithin(measured, scaled(state, weapon.range)) && measured >= scaled(state, weapon.least) - WITHIN
}

export function arcReasons(
  book: Book,
  state: TacticalState,
  type: UnitType,
  weapon: Weapon,
  muzzle: Standing,
  aim: Point,
): readonly Reason[] {
  const half = halfArc(state, type)
  if (half === null) return []
  const off = offArc(muzzle.at, muzzle.facing, aim)
  if (inArc(off, half)) return []
  const radius = Math.min(scaled(state, weapon.range), distance(muzzle.at, aim) + 1)
  return [
    {
      code: 'outside-arc',
      clause: clauseOf(book, arcSubject(type, weapon)),
      facts: { off: Math.round(off), half },
      marks: [{ kind: 'arc', at: muzzle.at, facing: muzzle.facing, half, radius }],
    },
  ]
}

/** The cheap form of `arcReasons`. */
export function inFireArc(state: TacticalState, type: UnitType, muzzle: Standing, aim: Point): boolean {
  const half = halfArc(state, type)
  return half === null || inArc(offArc(muzzle.at, muzzle.facing, aim), half)
}

/** By house rule nobody fires at an enemy that a friend is fighting at close quarters (R31). */
export function mingledReasons(book: Book, state: TacticalState, target: TacticalUnit): readonly Reason[] {
  if (!isMingled(book, state, target)) return []
  return [
    {
      code: 'friend-in-contact',
      clause: book.cite['fire into contact'],
      facts: { target: { unit: target.id } },
    },
  ]
}

export function isMingled(book: Book, state: TacticalState, target: TacticalUnit): boolean {
  return isOn(state, 'no-fire-into-contact') && book.contact.foes(book, state, target).length > 0
}
