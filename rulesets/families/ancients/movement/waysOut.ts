import type { Reason } from '../../../../src/engine/refusal'
import { gap } from '../../../../src/geometry/bases'
import { type Degrees, type Point, moveBy, normal } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { allowanceOf, blockedAt, longest, speedOf } from './allowance'
import type { Book } from '../model/book'
import { foesOf } from '../melee/contact'
import { CONTACT, baseAt, enemiesOf, isOn, kindOf, outlineOf } from '../model/units'
import { isLight, isSame } from './manoeuvre'
import { because } from '../model/reasons'
import type { ActionOf, AncientState, Standing } from '../model/state'
import { closedAt, mayPass, overlapped, slide } from './slide'
import { holderOf } from './zone'

type BreakOff = ActionOf<'breakOff'>

/** Directions in which Light units look for a way out of a melee, in degrees apart. */
const FAN = 15

/** Every way in which a unit can leave its melee; Light units have more, of which these stand for all. */
export function breakOffs(book: Book, state: AncientState, unit: Standing): readonly BreakOff[] {
  if (unableReasons(book, state, unit).length > 0) return []
  const light = isLight(book, state, unit)
  const ways = light
    ? Array.from({ length: 360 / FAN }, (_, i) => normal(unit.facing + i * FAN))
    : [unit.facing, normal(unit.facing + 180)]
  return ways.flatMap(way => {
    const at = endOf(book, state, unit, way)
    if (!at) return []
    const wanted = light ? [normal(way + 180), way, unit.facing] : [way]
    return wanted
      .filter(
        (facing, i) =>
          wanted.findIndex(each => isSame(each, facing)) === i && mayFace(book, state, unit, at, facing),
      )
      .map((facing): BreakOff => ({ type: 'breakOff', unit: unit.id, at, facing }))
  })
}

/** Why a unit cannot break off at all: it is of the wrong kind or not faster than each enemy it is in melee with. */
export function unableReasons(book: Book, state: AncientState, unit: Standing): readonly Reason[] {
  const foes = foesOf(state, unit)
  if (foes.length === 0) return [because(book, 'not-engaged', 'break off')]
  if (!kindOf(book, state, unit).breaksOff) return [because(book, 'cannot-break-off', 'break off')]
  const own = speedOf(book, state, unit)
  const faster = foes.find(foe => speedOf(book, state, foe) >= own - WITHIN)
  return faster
    ? [
        because(book, 'not-faster', 'break off', {
          foe: { unit: faster.id },
          own,
          other: speedOf(book, state, faster),
        }),
      ]
    : []
}

/** Where a break-off in a direction ends: the full distance on, away from the enemy and clear of all. Null if it cannot be made. */
export function endOf(book: Book, state: AncientState, unit: Standing, way: Degrees): Point | null {
  const facing = isLight(book, state, unit) ? unit.facing : way
  const found = slide(book, state, unit, unit.at, facing, way, longest(book, state, unit), other =>
    mayPass(book, state, unit, other),
  )
  const isHalved = unit.status === 'Disordered' && isOn(state, 'halved-break-off')
  const { limit } = allowanceOf(book, state, unit, found, isHalved ? ['disordered'] : [], false)
  if (blockedAt(found) < limit - WITHIN) return null
  const at = moveBy(unit.at, way, limit)
  if (foesOf(state, unit).some(foe => nears(state, unit, foe, facing, way))) return null
  const base = baseAt(state, at, facing)
  const touched = enemiesOf(state, unit.side).some(
    enemy => gap(base, outlineOf(state, enemy)) <= CONTACT + 1e-9,
  )
  return touched || overlapped(state, unit, at, facing).length > 0 ? null : at
}

/** Whether a step in a direction brings a unit nearer to an enemy. What does not begin by coming nearer never does. */
function nears(state: AncientState, unit: Standing, foe: Standing, facing: Degrees, way: Degrees): boolean {
  const other = outlineOf(state, foe)
  const before = gap(baseAt(state, unit.at, facing), other)
  return gap(baseAt(state, moveBy(unit.at, way, 0.05), facing), other) < before - 1e-4
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
  if (!isSame(facing, unit.facing) && holderAfter(state, unit, at)) return false
  return closedAt(book, state, unit, at, facing) === null && overlapped(state, unit, at, facing).length === 0
}

/** Who holds a unit at the end of its break-off: the enemies it has just left are not in melee with it any more. */
function holderAfter(state: AncientState, unit: Standing, at: Point): boolean {
  const melees = state.melees.filter(melee => melee.a !== unit.id && melee.b !== unit.id)
  return holderOf({ ...state, melees }, unit, at, unit.facing) !== null
}
