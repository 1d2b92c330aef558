import type { Code } from '../text/words'
import type { Side } from '../../../../src/engine/ids'
import { isBroken } from '../../../../src/engine/limits'
import { inArc, offArc } from '../../../../src/geometry/arcs'
import { type Point, distance } from '../../../../src/geometry/point'
import { WITHIN, isWithin } from '../../../../src/geometry/tolerance'
import type { Book } from '../model/book'
import {
  type Standing,
  distanceTo,
  findUnit,
  isAlive,
  isOn,
  scaled,
  stands,
  typeOf,
  weaponOf,
} from '../model/lookup'
import type { TacticalState, TacticalUnit } from '../model/state'
import type { UnitType, Weapon, WeaponClass } from '../model/types'
import { type AnySubject, clauseOf } from '../text/subjects'
import { arcSubject, halfArc } from './arcs'
import { ENGAGED_BY, ONCE } from './engagement'
import type { Limit, Reason } from '../text/said'

/** What forbids an attack, each limit with what was measured. The lists stand in the order in which reasons are told. */

/** A unit that may want to attack. */
export interface Attacker {
  readonly book: Book
  readonly state: TacticalState
  readonly unit: TacticalUnit
  readonly type: UnitType
}

/** A weapon pointed at a place, `away` inches from who fires it. */
export interface Pointed {
  readonly book: Book
  readonly state: TacticalState
  readonly type: UnitType
  readonly weapon: Weapon
  readonly muzzle: Standing
  readonly at: Point
  readonly away: number
}

/** A weapon of a unit aimed at an enemy. */
export interface Aim extends Attacker, Pointed {
  readonly target: Standing
}

/** The unit that a house rule or an attack looks at as a target. */
export interface Aimed {
  readonly book: Book
  readonly state: TacticalState
  readonly target: Standing
}

export function attackerOf(book: Book, state: TacticalState, unit: TacticalUnit): Attacker {
  return { book, state, unit, type: typeOf(book, state, unit) }
}

/** Measures once what the limits of a shot ask for. */
export function aimOf(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  target: Standing,
): Aim {
  const type = typeOf(book, state, unit)
  const away = distanceTo(book, state, muzzle.at, target)
  return { book, state, unit, type, muzzle, weapon, target, at: target.at, away }
}

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

const who = ({ unit }: Attacker) => ({ unit: { unit: unit.id } })

/** Why a unit cannot attack at all just now, whatever the target. */
export const SILENT: readonly Limit<Attacker>[] = [
  {
    broken: ({ unit }) => !isAlive(unit),
    why: by => [{ code: 'is-lost', clause: by.book.cite.removed, facts: who(by) }],
    alone: true,
  },
  {
    broken: ({ book, state, unit }) => book.sequence.firer(state.step) !== unit.side,
    why: by => [{ code: 'not-its-fire-phase', clause: by.book.cite.sequence, facts: who(by) }],
  },
  {
    broken: ({ book, state, unit }) => !muzzleOf(book, state, unit),
    why: by => [
      {
        code: by.unit.carriedBy === null ? 'not-on-table' : 'carried-cannot-fire',
        clause: by.book.cite['what a vehicle carries'],
        facts: who(by),
      },
    ],
  },
  {
    broken: ({ type }) => type.weapons.length === 0,
    why: by => [{ code: 'unarmed', clause: by.book.cite['weapon choice'], facts: who(by) }],
  },
  {
    broken: ({ unit }) => unit.status === 'Suppressed',
    why: ({ book }) => [{ code: 'suppressed-cannot-fire', clause: book.cite['Suppressed cannot fire'] }],
  },
  {
    broken: ({ unit }) => unit.attacked,
    why: ({ book }) => [{ code: 'has-fired', clause: book.cite['one attack'] }],
  },
]

/** In contact with the enemy it fights at close quarters and does not fire (R28). */
const IN_CONTACT: Limit<Attacker> = {
  broken: ({ book, state, unit }) =>
    stands(unit) && !isOn(state, 'fire-out-of-contact') && book.contact.foes(book, state, unit).length > 0,
  why: ({ book, state, unit }) =>
    book.contact
      .foes(book, state, unit)
      .slice(0, 1)
      .map(foe => ({
        code: 'in-contact',
        clause: book.cite['in contact only'],
        facts: { foe: { unit: foe.id } },
      })),
}

/** Why a unit cannot fire at all just now. */
export const CANNOT_FIRE: readonly Limit<Attacker>[] = [...SILENT, IN_CONTACT]

/** The enemy meant by an action, if it can be one at all: an enemy of the side, on the table. */
export function targetReasons(book: Book, side: Side, target: TacticalUnit | undefined): readonly Reason[] {
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

interface Least {
  readonly code: Code
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

type Ranged = Pick<Pointed, 'book' | 'state' | 'weapon' | 'muzzle' | 'away'>

/** Whether a target so many inches away is too far or too near. */
export function isOutOfRange(state: TacticalState, weapon: Weapon, away: number): boolean {
  return !isWithin(away, scaled(state, weapon.range)) || away < scaled(state, weapon.least) - WITHIN
}

export const OUT_OF_RANGE: Limit<Ranged> = {
  broken: ({ state, weapon, away }) => isOutOfRange(state, weapon, away),
  why({ book, state, weapon, muzzle, away }) {
    const range = scaled(state, weapon.range)
    const isFar = !isWithin(away, range)
    const nearest = LEAST[weapon.class] ?? LEAST_OF_MORTARS
    const radius = isFar ? range : scaled(state, weapon.least)
    return [
      {
        code: isFar ? 'out-of-range' : nearest.code,
        clause: isFar ? book.cite['range table'] : clauseOf(book, nearest.subject),
        facts: { distance: away, limit: radius },
        marks: [{ kind: 'ring', at: muzzle.at, radius, line: 'solid' }],
      },
    ]
  },
}

/** By house rule nobody measures before he fires (R14). */
const MEASURED_OUT_OF_RANGE: Limit<Ranged> = {
  broken: aim => !isOn(aim.state, 'no-pre-measuring') && OUT_OF_RANGE.broken(aim),
  why: OUT_OF_RANGE.why,
}

export const OUTSIDE_ARC: Limit<Pointed> = {
  broken({ state, type, muzzle, at }) {
    const half = halfArc(state, type)
    return half !== null && !inArc(offArc(muzzle.at, muzzle.facing, at), half)
  },
  why({ book, state, type, weapon, muzzle, at }) {
    const half = halfArc(state, type) ?? 180
    const off = Math.round(offArc(muzzle.at, muzzle.facing, at))
    const radius = Math.min(scaled(state, weapon.range), distance(muzzle.at, at) + 1)
    return [
      {
        code: 'outside-arc',
        clause: clauseOf(book, arcSubject(type, weapon)),
        facts: { off, half },
        marks: [{ kind: 'arc', at: muzzle.at, facing: muzzle.facing, half, radius }],
      },
    ]
  },
}

/** What the part of sight has against it. */
const UNSEEN: Limit<Aim> = {
  broken: ({ book, state, muzzle, target }) => !book.sight.sees(book, state, muzzle, target),
  why: ({ book, state, muzzle, target }) => book.sight.unseen(book, state, muzzle, target),
}

/** By house rule nobody fires at an enemy that a friend is fighting at close quarters (R31). */
export const MINGLED: Limit<Aimed> = {
  broken: ({ book, state, target }) =>
    isOn(state, 'no-fire-into-contact') && book.contact.foes(book, state, target).length > 0,
  why: ({ book, target }) => [
    {
      code: 'friend-in-contact',
      clause: book.cite['fire into contact'],
      facts: { target: { unit: target.id } },
    },
  ],
}

/** By house rule a unit in contact may fire at others; those that it touches it still fights at close quarters. */
const TOUCHED: Limit<Aim> = {
  broken: ({ book, state, unit, target }) =>
    isOn(state, 'fire-out-of-contact') && touches(book, state, unit, target),
  why: ({ book, target }) => [
    { code: 'in-contact', clause: book.cite['in contact only'], facts: { foe: { unit: target.id } } },
  ],
}

export function touches(book: Book, state: TacticalState, unit: TacticalUnit, target: Standing): boolean {
  return stands(unit) && book.contact.foes(book, state, unit).some(foe => foe.id === target.id)
}

/** Why this target cannot be fired at: missile, kind, close combat, range, sight, arc. */
export const SHOT: readonly Limit<Aim>[] = [
  ONCE,
  ENGAGED_BY,
  TOUCHED,
  MEASURED_OUT_OF_RANGE,
  UNSEEN,
  OUTSIDE_ARC,
  MINGLED,
]

/** The same, what is quickly answered first. */
const QUICKEST: readonly Limit<Aim>[] = [
  MEASURED_OUT_OF_RANGE,
  OUTSIDE_ARC,
  ONCE,
  ENGAGED_BY,
  UNSEEN,
  MINGLED,
  TOUCHED,
]

/** Whether a shot is allowed, of a unit that may fire. */
export function mayShoot(aim: Aim): boolean {
  return !isBroken(QUICKEST, aim)
}

/** What would keep a shot from being made at any time, in whatever phase: for threats. */
export const UNTHREATENED: readonly Limit<Aim>[] = [OUT_OF_RANGE, OUTSIDE_ARC, UNSEEN, MINGLED]
