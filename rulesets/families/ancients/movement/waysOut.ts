import { type Degrees, type Point, moveBy, normal } from '../../../../src/geometry/point'
import { gap, overlapDepth } from '../../../../src/geometry/bases'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { foesOf } from '../melee/contact'
import type { Book } from '../model/book'
import { type AskedOf, type Limits, isFree, limit } from '../model/limits'
import type { ActionOf, AncientState, Standing } from '../model/state'
import { OVERLAP, baseAt, isOn, kindOf, outlineOf } from '../model/units'
import { allowanceOf, longest, speedOf } from './allowance'
import { isBarred } from './inTheWay'
import { isLight, isSame } from './manoeuvre'
import { closedAt, overlappedAt, touchedAt } from './place'
import { holderOf } from './zone'

/** Directions in which Light units look for a way out of a melee, in degrees apart. */
const FAN = 15

const notEngaged = limit<AskedOf>(
  'not-engaged',
  'break off',
  ({ state, unit }) => foesOf(state, unit).length === 0,
)

const wrongKind = limit<AskedOf>(
  'cannot-break-off',
  'break off',
  ({ book, state, unit }) => !kindOf(book, state, unit).breaksOff,
)

const notFaster = limit<AskedOf, Standing>(
  'not-faster',
  'break off',
  ({ book, state, unit }) => {
    const own = speedOf(book, state, unit)
    return foesOf(state, unit).find(foe => speedOf(book, state, foe) >= own - WITHIN)
  },
  (foe, { book, state, unit }) => ({
    foe: { unit: foe.id },
    own: speedOf(book, state, unit),
    other: speedOf(book, state, foe),
  }),
)

/** What keeps a unit from breaking off at all: it is of the wrong kind or not faster than each enemy it is in melee with. */
export const NO_BREAK_OFF: Limits<AskedOf> = [notEngaged, wrongKind, notFaster]

/** Every way in which a unit can leave its melee; Light units have more, of which these stand for all. */
export function waysOut(book: Book, state: AncientState, unit: Standing): readonly ActionOf<'breakOff'>[] {
  if (!isFree(NO_BREAK_OFF, { book, state, unit }) || book.condition.stilled(state, unit)) return []
  const light = isLight(book, state, unit)
  const ways = light
    ? Array.from({ length: 360 / FAN }, (_, i) => normal(unit.facing + i * FAN))
    : [unit.facing, normal(unit.facing + 180)]
  return ways.flatMap(way => {
    const at = endOfWayOut(book, state, unit, way)
    if (!at) return []
    const wanted = light ? [normal(way + 180), way, unit.facing] : [way]
    return wanted
      .filter(
        (facing, i) =>
          wanted.findIndex(each => isSame(each, facing)) === i && mayFace(book, state, unit, at, facing),
      )
      .map(facing => ({ type: 'breakOff', unit: unit.id, at, facing }) as const)
  })
}

/** Where a break-off in a direction ends: the full distance on, away from the enemy and clear of all. Null if it cannot be made. */
export function endOfWayOut(book: Book, state: AncientState, unit: Standing, way: Degrees): Point | null {
  const facing = isLight(book, state, unit) ? unit.facing : way
  const length = longest(book, state, unit)
  const found = book.movement.slide(book, state, unit, { at: unit.at, facing, way, length, passing: true })
  const isHalved = unit.status === 'Disordered' && isOn(state, 'halved-break-off')
  const { limit: full } = allowanceOf(book, state, unit, found, isHalved ? ['disordered'] : [], false)
  if (isBarred(found, full)) return null
  if (foesOf(state, unit).some(foe => nears(state, unit, foe, facing, way))) return null
  const place = { at: moveBy(unit.at, way, full), facing }
  return touchedAt(state, unit, place) || overlappedAt(state, unit, place) ? null : place.at
}

/** The step by which it is seen whether a way leads nearer to an enemy, and how much nearer counts, in inches. */
const STEP = { length: 0.05, counts: 1e-4 }

/** Whether a step in a direction brings a unit nearer to an enemy. What does not begin by coming nearer never does. */
function nears(state: AncientState, unit: Standing, foe: Standing, facing: Degrees, way: Degrees): boolean {
  const other = outlineOf(state, foe)
  const before = gap(baseAt(state, unit.at, facing), other)
  const after = baseAt(state, moveBy(unit.at, way, STEP.length), facing)
  return gap(after, other) < before - STEP.counts || overlapDepth(after, other) > 2 * OVERLAP
}

/** Whether a unit may face so at the end: Light units turn freely unless an enemy's zone holds them. */
export function mayFace(
  book: Book,
  state: AncientState,
  unit: Standing,
  at: Point,
  facing: Degrees,
): boolean {
  if (!isLight(book, state, unit)) return true
  if (!isSame(facing, unit.facing) && isHeldAfter(book, state, unit, at)) return false
  const place = { at, facing }
  return closedAt(book, state, unit, place) === null && overlappedAt(state, unit, place) === null
}

/** Whether a zone holds a unit at the end of its break-off: the enemies it has just left are not in melee with it any more. */
function isHeldAfter(book: Book, state: AncientState, unit: Standing, at: Point): boolean {
  const melees = state.melees.filter(melee => melee.a !== unit.id && melee.b !== unit.id)
  return holderOf(book, { ...state, melees }, unit, { at, facing: unit.facing }) !== null
}
