import type { UnitId } from '../../../../src/engine/ids'
import { figure, signed } from '../../../../src/engine/say'
import type { Mark } from '../../../../src/engine/scene'
import type { Point } from '../../../../src/geometry/point'
import { halfArc } from './arcs'
import { firingOf } from './batteries'
import type { Firing, Shot } from '../model/attacks'
import type { Book } from '../model/book'
import { deviations, struckAt } from './deviation'
import { isFired } from './engagement'
import { muzzleOf } from './limits'
import { directShot, indirectShot } from './shots'
import { type Standing, enemiesOf, findUnit, isOn, scaled, stands, typeOf, weaponOf } from '../model/lookup'
import { smokeShot, smokerOf } from '../obstacles/smokers'
import type { TacticalState, TacticalUnit } from '../model/state'
import { needFor, neededFor } from './toHit'
import { passing } from './chances'
import type { Weapon } from '../model/types'

/** What is drawn while a unit aims: rings with what they mean, its arc, the line to the target. Of all weapons if none is named. */
export function fireMarks(
  book: Book,
  state: TacticalState,
  actor: string,
  target: UnitId | null,
  chosen?: string,
): readonly Mark[] {
  const unit = findUnit(state, actor)
  const muzzle = unit && muzzleOf(book, state, unit)
  if (!unit || !muzzle) return []
  const type = typeOf(book, state, unit)
  const rows = type.weapons
    .filter(id => chosen === undefined || id === chosen)
    .map(id => weaponOf(book, state, id))
    .filter(weapon => !isFired(book, state, unit, weapon))
  const longest = rows.toSorted((a, b) => b.range - a.range)[0]
  if (!longest) return []
  const half = halfArc(state, type)
  const radius = scaled(state, longest.range)
  const arc: readonly Mark[] =
    half === null ? [] : [{ kind: 'arc', at: muzzle.at, facing: muzzle.facing, half, radius }]
  return [
    ...rows.flatMap(weapon => rings(book, state, unit, muzzle, weapon, weapon === longest)),
    ...arc,
    ...seeingRing(book, state, unit, muzzle),
    ...lineTo(book, state, muzzle, target),
  ]
}

/** How far units in hiding are seen, where an enemy hides. */
function seeingRing(book: Book, state: TacticalState, unit: TacticalUnit, muzzle: Standing): readonly Mark[] {
  const hides = enemiesOf(state, unit.side).some(
    each => book.sight.seenWithin(book, state, each) !== Infinity,
  )
  if (!hides) return []
  const near = scaled(state, book.numbers.seenWithin)
  return [ring(muzzle.at, near, 'dashed', `hidden units seen to ${figure(near)}\u2033`, muzzle.facing + 180)]
}

/** The number needed in the open within half range and beyond it, and the least range. */
function rings(
  book: Book,
  state: TacticalState,
  unit: TacticalUnit,
  muzzle: Standing,
  weapon: Weapon,
  isLongest: boolean,
): readonly Mark[] {
  const range = scaled(state, weapon.range)
  const least = scaled(state, weapon.least)
  const near = directShot(state, unit, weapon, 0)
  const far = directShot(state, unit, weapon, range)
  const { at, facing } = muzzle
  const half = figure(range / 2)
  const marks: Mark[] = [
    ring(
      at,
      range / 2,
      'dashed',
      `${figure(least)} to ${half} inches: ${modifiersOf(book, near)}`,
      facing - 30,
    ),
    {
      ...ring(
        at,
        range,
        'solid',
        `${half} to ${figure(range)} inches: ${modifiersOf(book, far)}`,
        facing + 30,
      ),
      shadeBeyond: isLongest,
    },
  ]
  if (least > 0) marks.push(ring(at, least, 'dashed', `no nearer than ${figure(least)}\u2033`, facing))
  return marks
}

function ring(
  at: Point,
  radius: number,
  line: 'solid' | 'dashed',
  label: string,
  labelAt: number,
): Extract<Mark, { kind: 'ring' }> {
  return { kind: 'ring', at, radius, line, label, labelAt: ((labelAt % 360) + 360) % 360 }
}

/** What a ring means: the modifiers that hold within it for a target in the open. */
function modifiersOf(book: Book, shot: Shot): string {
  const { modifiers, total } = neededFor(book, shot)
  if (total > 6) return 'no hit'
  return modifiers.length === 0
    ? 'no modifier'
    : modifiers.map(line => `${signed(line.value)} ${line.label}`).join(', ')
}

function lineTo(book: Book, state: TacticalState, muzzle: Standing, target: UnitId | null): readonly Mark[] {
  const aimed = target === null ? undefined : findUnit(state, target)
  if (!stands(aimed)) return []
  const ignored = book.sight.ignored(book, state, muzzle, aimed)
  const blocker = book.sight.unhindered(book, state, muzzle, aimed)
    ? null
    : book.sight.line(book, state, muzzle.at, aimed.at, ignored).blocker
  return [
    {
      kind: 'sight',
      from: muzzle.at,
      to: aimed.at,
      tone: blocker ? 'refused' : 'chosen',
      ...(blocker ? { blockedAt: blocker.at, blocker: blocker.outline } : {}),
    },
  ]
}

/** The cloud of places where a shot of a battery may come down, and whom it would strike there. */
export function bombardMarks(
  book: Book,
  state: TacticalState,
  actor: string,
  target: UnitId | null,
): readonly Mark[] {
  const firing = firingOf(book, state, actor)
  const aimed = target === null ? undefined : findUnit(state, target)
  if (!firing || !stands(aimed) || isOn(state, 'harmless-deviation')) return []
  const shot = indirectShot(book, state, firing, aimed)
  return [cloud(book, state, aimed.at, firing.side, 1 - passing(needFor(book, shot)))]
}

function cloud(book: Book, state: TacticalState, aim: Point, side: TacticalUnit['side'], miss: number): Mark {
  const places = deviations(state, aim)
  return {
    kind: 'cloud',
    at: aim,
    spots: places.map(at => {
      const struck = struckAt(book, state, at, side)
      return { at, chance: miss / places.length, ...(struck ? { token: struck.id } : {}) }
    }),
  }
}

/** For smoke: rings of a unit on the table, the cloud of a battery aimed at a target's place. */
export function smokeMarks(
  book: Book,
  state: TacticalState,
  actor: string,
  target: UnitId | null,
): readonly Mark[] {
  const smoker = smokerOf(book, state, actor)
  if (!smoker) return []
  if (smoker.unit) return fireMarks(book, state, actor, target)
  const aimed = target === null ? undefined : findUnit(state, target)
  return stands(aimed) ? smokeCloud(book, state, smoker, aimed.at) : []
}

/** Where smoke from off the table may come down that is aimed at a place. */
export function smokeCloud(book: Book, state: TacticalState, smoker: Firing, aim: Point): readonly Mark[] {
  if (smoker.unit || isOn(state, 'harmless-deviation')) return []
  const miss = 1 - passing(needFor(book, smokeShot(book, state, smoker, aim)))
  return [cloud(book, state, aim, smoker.side, miss)]
}

/** For aircraft: the reach of the guns that protect the target. */
export function airMarks(
  book: Book,
  state: TacticalState,
  _actor: string,
  target: UnitId | null,
): readonly Mark[] {
  const aimed = target === null ? undefined : findUnit(state, target)
  const { aaRange, samRange } = book.numbers
  if (!stands(aimed)) return []
  const reach = (inches: number | undefined, what: string): readonly Mark[] => {
    if (inches === undefined) return []
    const radius = scaled(state, inches)
    return [ring(aimed.at, radius, 'dashed', `${what} within ${figure(radius)}\u2033`, 0)]
  }
  return [...reach(aaRange, 'AA guns'), ...reach(samRange, 'SAM teams')]
}
