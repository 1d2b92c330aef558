import type { Reason } from '../../../../src/engine/refusal'
import { reckon } from '../../../../src/engine/reckon'
import type { Reckoning } from '../../../../src/engine/reckoning'
import type { Io } from '../../../../src/engine/ruleset'
import { WITHIN } from '../../../../src/geometry/tolerance'
import type { Book, Shot } from '../model/book'
import { isEngaged, meleeOf, sideOf, tiedBy } from '../melee/contact'
import { struckBy } from '../damage/damage'
import type { Missile } from '../model/kinds'
import {
  defenceOf,
  findUnit,
  isOn,
  kindOf,
  missileOf,
  scaled,
  stands,
  unitOf,
  withUnit,
} from '../model/units'
import { because } from '../model/reasons'
import { aimAt, coverOf, type Aim } from './sight'
import { shooterOf } from '../model/steps'
import type { ActionOf, AncientState, AncientUnit, Standing } from '../model/state'

/** The range of a weapon on this table, in inches. */
export function rangeOf(state: AncientState, weapon: Missile): number {
  return scaled(state, weapon.range)
}

/** Why a unit cannot shoot at anything now. */
export function silentReasons(
  book: Book,
  state: AncientState,
  unit: AncientUnit | undefined,
): readonly Reason[] {
  if (state.result) return [because(book, 'battle-over', 'break check')]
  if (!stands(unit)) return [because(book, 'not-on-table', 'who shoots')]
  if (shooterOf(state.step) !== unit.side)
    return [because(book, 'not-its-shooting', unit.side === 'A' ? 'A shoots' : 'B shoots')]
  const weapon = missileOf(book, unit)
  if (!weapon) return [because(book, 'no-missiles', 'who shoots')]
  if (unit.shot) return [because(book, 'has-shot', 'shooting')]
  if (unit.status === 'Shaken') return [because(book, 'shaken-shoots', 'shaken shoots')]
  const tied = tiedBy(state, unit)
  if (tied) return [because(book, 'tied', 'rampage charge', { other: { unit: tied.id } })]
  if (isEngaged(state, unit) && chargersOf(book, state, unit).length === 0)
    return [because(book, 'engaged-shoots', 'who shoots')]
  if (weapon.slow && unit.movedFar && !(isOn(state, 'letter-of-crossbows') && unit.side === 'A')) {
    return [because(book, 'moved-too-far', 'slow missiles step')]
  }
  if (weapon.engine && unit.shotIn > 0 && unit.shotIn === state.turn - 1)
    return [because(book, 'reloads', 'reloading')]
  return []
}

/** Under the house rule: those who have just charged a unit's front and may be shot at by it (R17). */
export function chargersOf(book: Book, state: AncientState, unit: Standing): readonly Standing[] {
  if (!isOn(state, 'shoot-at-charger')) return []
  return state.units.filter(
    (other): other is Standing =>
      stands(other) &&
      other.charged &&
      meleeOf(state, unit.id, other.id) !== undefined &&
      sideOf(book, state, other, unit) === 'front',
  )
}

/** Why a unit that can shoot may not shoot at this target; `aim` is what it sees of it. */
export function targetReasons(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
  aim: Aim,
): readonly Reason[] {
  const weapon = missileOf(book, unit)
  if (!weapon) return [because(book, 'no-missiles', 'who shoots')]
  if (target.side === unit.side) return [because(book, 'own-side', 'who shoots')]
  if (isEngaged(state, unit) && !chargersOf(book, state, unit).includes(target)) {
    return [because(book, 'engaged-shoots', 'who shoots')]
  }
  const reasons: Reason[] = []
  const range = rangeOf(state, weapon)
  if (aim.fault === 'arc') {
    reasons.push(because(book, 'outside-arc', 'arc', undefined, { marks: [arcMark(state, unit, range)] }))
  }
  if (aim.distance > range + WITHIN && !isOn(state, 'wasted-shots')) {
    reasons.push(because(book, 'out-of-range', 'range', { distance: aim.distance, limit: range }))
  }
  if (aim.fault === 'hidden') {
    reasons.push(
      because(book, 'hidden', 'concealed', {
        distance: aim.distance,
        limit: scaled(state, book.numbers.seenWithin),
      }),
    )
  }
  if (aim.blocker) {
    const { label, subject, at, outline } = aim.blocker
    reasons.push(
      because(
        book,
        subject === 'units block' ? 'no-sight-unit' : 'no-sight-ground',
        subject,
        { blocker: label },
        {
          marks: [
            {
              kind: 'sight',
              from: aim.from,
              to: target.at,
              tone: 'refused',
              blockedAt: at,
              blocker: outline,
            },
          ],
        },
      ),
    )
  }
  if (isOn(state, 'no-shooting-into-melee') && isEngaged(state, target) && !isEngaged(state, unit)) {
    reasons.push(because(book, 'target-engaged', 'who shoots'))
  }
  return reasons
}

function arcMark(state: AncientState, unit: Standing, radius: number) {
  return {
    kind: 'arc',
    at: unit.at,
    facing: unit.facing,
    half: 45,
    radius: radius + state.scenario.base / 2,
  } as const
}

export function shootReasons(book: Book, state: AncientState, action: ActionOf<'shoot'>): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const silent = silentReasons(book, state, unit)
  if (silent.length > 0 || !stands(unit)) return silent
  const target = findUnit(state, action.target)
  if (!stands(target)) return [because(book, 'not-on-table', 'who shoots')]
  return targetReasons(book, state, unit, target, aimFor(book, state, unit, target))
}

/** What a unit sees of a target with its own weapon. */
export function aimFor(book: Book, state: AncientState, unit: Standing, target: Standing): Aim {
  const weapon = missileOf(book, unit)
  return aimAt(book, state, unit, target, weapon ? rangeOf(state, weapon) : 0)
}

/** The shot as the modifiers need to know it. */
export function shotOf(
  book: Book,
  state: AncientState,
  unit: Standing,
  target: Standing,
  weapon: Missile,
  distance: number,
): Shot {
  return {
    shooter: unit,
    target,
    weapon,
    distance,
    range: rangeOf(state, weapon),
    cover: coverOf(book, state, target),
    houseRules: state.houseRules,
  }
}

/** What is added to the shooter's die. */
export function shootingReckoning(book: Book, shot: Shot): Reckoning {
  const base = { clause: shot.weapon.clause, label: shot.weapon.name, value: 0 }
  return reckon('sum', 'Shooting', base, book.shooting, shot)
}

/** What is added to the target's die: its Defence, except against engines. */
export function coverReckoning(book: Book, state: AncientState, shot: Shot): Reckoning {
  const { target, weapon } = shot
  const full = defenceOf(kindOf(book, state, target), target)
  const isFromBehind = isOn(state, 'flank-shooting') && isBehindFront(state, target, shot.shooter)
  const halved = isFromBehind && !kindOf(book, state, target).wholeDefence ? Math.ceil(full / 2) : full
  const base = weapon.engine
    ? { clause: book.cite['engine'], label: 'no Defence against engines', value: 0 }
    : {
        clause: book.cite['target defence'],
        label: halved === full ? 'Defence' : 'Defence, from behind',
        value: halved,
      }
  return { kind: 'sum', title: 'Defence', base, modifiers: [], total: base.value }
}

/** Whether a shooter stands wholly behind the line of the target's front edge. */
function isBehindFront(state: AncientState, target: Standing, shooter: Standing): boolean {
  const half = state.scenario.base / 2
  const radians = (target.facing * Math.PI) / 180
  const [ax, ay] = [Math.sin(radians), -Math.cos(radians)]
  const off = (((shooter.facing - target.facing) % 90) + 90) % 90
  // How far the corners of the shooter's base reach ahead of its centre.
  const spread = half * (Math.sin((off * Math.PI) / 180) + Math.cos((off * Math.PI) / 180))
  const ahead = (shooter.at.x - target.at.x) * ax + (shooter.at.y - target.at.y) * ay
  return ahead + spread <= half + WITHIN
}

export function playShoot(book: Book, state: AncientState, action: ActionOf<'shoot'>, io: Io): AncientState {
  const unit = unitOf(state, action.unit)
  const target = unitOf(state, action.target)
  const weapon = missileOf(book, unit)
  const spent = withUnit(state, unit.id, { shot: true, shotIn: state.turn, revealed: true })
  if (!stands(unit) || !stands(target) || !weapon) return spent
  const aim = aimFor(book, state, unit, target)
  const effect = { kind: 'shot', from: aim.from, to: aim.at ?? target.at, weapon: weapon.id } as const
  const facts = {
    unit: { unit: unit.id },
    target: { unit: target.id },
    distance: aim.distance,
    limit: rangeOf(state, weapon),
  }
  if (aim.distance > rangeOf(state, weapon) + WITHIN) {
    io.log({
      code: 'shot-falls-short',
      facts,
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
  const cover = coverReckoning(book, state, shot)
  const margin = io.chance.contest(
    { by: unit.side, sides: 6, bonus: shooting.total },
    { by: target.side, sides: 6, bonus: cover.total },
    { purpose: `to hit ${target.name} with ${unit.name}`, by: unit.side, clause: book.cite['shooting'] },
    [0, 1],
  )
  return struckBy(
    book,
    spent,
    {
      cause: 'shooting',
      by: unit,
      target,
      harm: margin >= 1 ? 1 : 0,
      reckonings: [shooting, cover],
      clauses: [book.cite['shooting'], book.cite['target defence']],
      effects: [{ ...effect, hit: margin >= 1 }],
    },
    io,
  )
}
