import { refusalField, refusalOf } from '../../../../src/engine/acts'
import type { Side } from '../../../../src/engine/ids'
import { once } from '../../../../src/engine/memo'
import type { Offer, Option } from '../../../../src/engine/offer'
import { distance } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { struckBy } from '../damage/blow'
import { isEngaged, meleeOf, sideOf, tiedBy } from '../melee/contact'
import type { AncientAct, Book } from '../model/book'
import {
  type AskedOf,
  type Limit,
  type Limits,
  because,
  isFree,
  limit,
  notOnTable,
  reasonsBy,
} from '../model/limits'
import type { ActionOf, AncientAction, AncientState, Standing } from '../model/state'
import { shooterOf } from '../model/steps'
import { enemiesOf, findUnit, isOn, missileOf, ownOf, scaled, stands, unitOf, withUnit } from '../model/units'
import { aimFor, defenceAgainst, rangeOf, shootingReckoning, shotOf } from './shot'
import { type Aim, blockerOf } from './sight'

const otherStep = limit<AskedOf>(
  'not-its-shooting',
  ({ unit }) => (unit.side === 'A' ? 'A shoots' : 'B shoots'),
  ({ state, unit }) => shooterOf(state.step) !== unit.side,
)

const unarmed = limit<AskedOf>(
  'no-missiles',
  'who shoots',
  ({ book, unit }) => missileOf(book, unit) === null,
)

const hasShot = limit<AskedOf>('has-shot', 'shooting', ({ unit }) => unit.shot)

const shaken = limit<AskedOf>('shaken-shoots', 'shaken shoots', ({ unit }) => unit.status === 'Shaken')

const tied = limit<AskedOf, Standing>(
  'tied',
  'rampage charge',
  ({ state, unit }) => tiedBy(state, unit),
  other => ({ other: { unit: other.id } }),
)

const engaged = limit<AskedOf>(
  'engaged-shoots',
  'who shoots',
  ({ book, state, unit }) => isEngaged(state, unit) && chargersOf(book, state, unit).length === 0,
)

const reloads = limit<AskedOf>(
  'reloads',
  'reloading',
  ({ book, state, unit }) =>
    unit.shotIn > 0 && unit.shotIn === state.turn - 1 && missileOf(book, unit)?.engine === true,
)

/** What keeps a unit in melee, as far as it may ever shoot, from it. */
const NEVER: Limits<AskedOf> = [shaken, tied, engaged]

/** It has moved as those with its weapon may not that shoot in the same turn. */
const silenced: Limit<AskedOf> = {
  isBroken: ({ book, state, unit }) => book.condition.silenced(book, state, unit) !== null,
  reason: ({ book, state, unit }) => book.condition.silenced(book, state, unit),
}

/** What keeps a unit from shooting at anything now. */
const SILENT: Limits<AskedOf> = [otherStep, unarmed, hasShot, ...NEVER, silenced, reloads]

/** Under the house rule: those who have just charged a unit's front and may be shot at by it (R17). */
function chargersOf(book: Book, state: AncientState, unit: Standing): readonly Standing[] {
  if (!isOn(state, 'shoot-at-charger')) return []
  return enemiesOf(state, unit.side).filter(
    other =>
      other.charged &&
      meleeOf(state, unit.id, other.id) !== undefined &&
      sideOf(book, state, other, unit) === 'front',
  )
}

interface Aiming extends AskedOf {
  readonly target: Standing
  readonly range: number
  readonly aim: () => Aim
}

const ownSide = limit<Aiming>('own-side', 'who shoots', ({ unit, target }) => target.side === unit.side)

const engagedElsewhere = limit<Aiming>(
  'engaged-shoots',
  'who shoots',
  ({ book, state, unit, target }) =>
    isEngaged(state, unit) && !chargersOf(book, state, unit).includes(target),
)

const outsideArc = limit<Aiming>(
  'outside-arc',
  'arc',
  ({ aim }) => aim().fault === 'arc',
  undefined,
  (_, { state, unit, range }) => [
    { kind: 'arc', at: unit.at, facing: unit.facing, half: 45, radius: range + state.scenario.base / 2 },
  ],
)

const outOfRange = limit<Aiming>(
  'out-of-range',
  'range',
  ({ state, aim, range }) => !isOn(state, 'wasted-shots') && aim().distance > range + WITHIN,
  (_, { aim, range }) => ({ distance: aim().distance, limit: range }),
)

const hidden = limit<Aiming>(
  'hidden',
  'concealed',
  ({ aim }) => aim().fault === 'hidden',
  (_, { book, state, aim }) => ({ distance: aim().distance, limit: scaled(state, book.numbers.seenWithin) }),
)

const blocked: Limit<Aiming> = {
  isBroken: ({ aim }) => aim().fault === 'blocked',
  reason(asked) {
    if (!blocked.isBroken(asked)) return null
    const { book, state, unit, target, aim } = asked
    const { from, near } = aim()
    const found = blockerOf(book, state, unit, target, from, near)
    if (!found) return null
    const code = found.subject === 'units block' ? 'no-sight-unit' : 'no-sight-ground'
    const line = { from, to: target.at, blockedAt: found.at, blocker: found.outline }
    return {
      ...because(book, code, found.subject, { blocker: found.label }),
      marks: [{ kind: 'sight', tone: 'refused', ...line }],
    }
  },
}

const targetEngaged = limit<Aiming>(
  'target-engaged',
  'who shoots',
  ({ state, unit, target }) =>
    isOn(state, 'no-shooting-into-melee') && isEngaged(state, target) && !isEngaged(state, unit),
)

/** What keeps a unit from shooting at this target: all of it is told that speaks of sight and range. */
const TARGET: Limits<Aiming> = [
  unarmed,
  ownSide,
  engagedElsewhere,
  [outsideArc, outOfRange, hidden, blocked, targetEngaged],
]

function aiming(book: Book, state: AncientState, unit: Standing, target: Standing): Aiming {
  const weapon = missileOf(book, unit)
  const range = weapon ? rangeOf(state, weapon) : 0
  return { book, state, unit, target, range, aim: once(() => aimFor(book, state, unit, target)) }
}

/** Whether a unit may shoot at anything now. */
export function mayShoot(book: Book, state: AncientState, unit: Standing): boolean {
  return isFree(SILENT, { book, state, unit })
}

/** Whether a unit that has its shot might shoot at a target as it stands: whatever the step, and whoever has shot. */
export function couldShootAt(book: Book, state: AncientState, unit: Standing, target: Standing): boolean {
  return isFree(NEVER, { book, state, unit }) && isFree(TARGET, aiming(book, state, unit, target))
}

/** From the front of one base to the nearest corner of another there may be so many bases less than between their centres. */
const BASES = 1.25

/** Whether anybody of a side can shoot at anything. */
export function canShoot(book: Book, state: AncientState, side: Side): boolean {
  const isAny = isOn(state, 'wasted-shots')
  const enemies = enemiesOf(state, side)
  return ownOf(state, side).some(unit => {
    const weapon = missileOf(book, unit)
    if (!weapon || !mayShoot(book, state, unit)) return false
    const most = rangeOf(state, weapon) + BASES * state.scenario.base
    return enemies.some(
      target =>
        (isAny || distance(unit.at, target.at) <= most) && isFree(TARGET, aiming(book, state, unit, target)),
    )
  })
}

/** One unit shoots at another. */
export const shoot: AncientAct<'shoot'> = {
  offers(book, state, side) {
    if (shooterOf(state.step) !== side) return []
    const armed = ownOf(state, side).filter(unit => missileOf(book, unit) !== null)
    return armed.map((unit): Offer<AncientAction> => {
      const refusal = refusalOf(reasonsBy(SILENT, { book, state, unit }))
      const options = once(() => (refusal ? [] : targetsOf(book, state, unit)))
      return {
        id: `shoot:${unit.id}`,
        kind: 'shoot',
        unit: unit.id,
        label: 'Shoot',
        clause: book.cite['shooting'],
        input: 'target',
        ...(refusal && { refusal }),
        get useful() {
          return options().some(option => !option.refusal)
        },
        options,
      }
    })
  },
  refuse(book, state, action) {
    const unit = findUnit(state, action.unit)
    if (!stands(unit)) return notOnTable(book, 'who shoots')
    const silent = reasonsBy(SILENT, { book, state, unit })
    if (silent.length > 0) return silent
    const target = findUnit(state, action.target)
    if (!stands(target)) return notOnTable(book, 'who shoots')
    return reasonsBy(TARGET, aiming(book, state, unit, target))
  },
  play(book, state, action, io) {
    const unit = unitOf(state, action.unit)
    const target = unitOf(state, action.target)
    const weapon = missileOf(book, unit)
    const spent = withUnit(state, unit.id, { shot: true, shotIn: state.turn, revealed: true })
    if (!stands(unit) || !stands(target) || !weapon) return spent
    const aim = aimFor(book, state, unit, target)
    const range = rangeOf(state, weapon)
    const effect = { kind: 'shot', from: aim.from, to: aim.at ?? target.at, weapon: weapon.id } as const
    if (aim.distance > range + WITHIN) {
      io.log({
        code: 'shot-falls-short',
        facts: {
          unit: { unit: unit.id },
          target: { unit: target.id },
          distance: aim.distance,
          limit: range,
        },
        side: unit.side,
        units: [unit.id, target.id],
        clauses: [book.cite['shooting']],
        outcome: 'none',
        effects: [{ ...effect, hit: false }],
      })
      return spent
    }
    const shot = shotOf(book, state, unit, target, weapon, aim.distance)
    const shooting = shootingReckoning(book, shot)
    const defence = defenceAgainst(book, state, shot)
    const margin = io.chance.contest(
      { by: unit.side, sides: 6, bonus: shooting.total },
      { by: target.side, sides: 6, bonus: defence.total },
      { purpose: `to hit ${target.name} with ${unit.name}`, by: unit.side, clause: book.cite['shooting'] },
      [0, 1],
    )
    const blow = {
      cause: 'shooting',
      by: unit,
      target,
      harm: margin >= 1 ? 1 : 0,
      reckonings: [shooting, defence],
      clauses: [book.cite['shooting'], book.cite['target defence']],
      effects: [{ ...effect, hit: margin >= 1 }],
    } as const
    return struckBy(book, spent, blow, io)
  },
}

/** Enemies so many bases beyond the range are listed too, so that they say why not. */
const LISTED = 2.5

/** Enemies near enough to be thought of, allowed or not. */
function targetsOf(book: Book, state: AncientState, unit: Standing): readonly Option<AncientAction>[] {
  const weapon = missileOf(book, unit)
  if (!weapon) return []
  const most = rangeOf(state, weapon) + state.scenario.base * LISTED
  return enemiesOf(state, unit.side)
    .filter(target => distance(target.at, unit.at) <= most)
    .map(target => {
      const action: ActionOf<'shoot'> = { type: 'shoot', unit: unit.id, target: target.id }
      const asked = aiming(book, state, unit, target)
      const option = { action, label: target.name, token: target.id }
      const refusal = refusalField(reasonsBy(TARGET, asked))
      if (refusal.refusal) return { ...option, ...refusal }
      const shot = shotOf(book, state, unit, target, weapon, asked.aim().distance)
      return { ...option, reckonings: [shootingReckoning(book, shot), defenceAgainst(book, state, shot)] }
    })
}
