import type { Reason } from '../../../../src/engine/refusal'
import { type Point, angleBetween, bearing, distance } from '../../../../src/geometry/point'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { type Halving, halvingsOf, onRoad, shareOf } from './allowance'
import type { Book } from '../model/book'
import { findUnit, isOn, kindOf, scaled, stands, unitOf } from '../model/units'
import { isLight, isSame, lengthOf } from './manoeuvre'
import { closedReason, heldReasons, overLimit, restReasons, turnReasons } from './movement'
import { because } from '../model/reasons'
import type { ActionOf, AncientState, Standing } from '../model/state'
import { type Slide, isInRough, mayPass, slide } from './slide'
import { holderOf } from './zone'

/** A path of straight pieces, walked: what each of them meets. */
export interface Marched {
  readonly slides: readonly { readonly found: Slide; readonly length: number }[]
  readonly length: number
  /** Some part of the base is in rough ground somewhere. */
  readonly rough: boolean
  readonly wholeOnRoad: boolean
}

/** Walks a path. Light units keep their facing on the way; others face along the road. */
export function marched(book: Book, state: AncientState, unit: Standing, path: readonly Point[]): Marched {
  const light = isLight(book, state, unit)
  const slides: { found: Slide; length: number }[] = []
  let from: Point = unit.at
  let rough = isInRough(book, state, unit.at, unit.facing)
  let wholeOnRoad = onRoad(book, state, unit.at)
  for (const to of path) {
    const length = distance(from, to)
    if (length < 1e-9) continue
    const way = bearing(from, to)
    const found = slide(book, state, unit, from, light ? unit.facing : way, way, length, other =>
      mayPass(book, state, unit, other),
    )
    if (found.rough < length) rough = true
    if (found.road < length - WITHIN) wholeOnRoad = false
    slides.push({ found, length })
    from = to
  }
  return { slides, length: lengthOf(unit.at, path), rough, wholeOnRoad }
}

/** How far a path may go: the rough distance if any of it is rough, and more if all of it is on a road (R4, R5). */
export function marchLimit(book: Book, state: AncientState, unit: Standing, walked: Marched) {
  const kind = kindOf(book, state, unit)
  const halvings: readonly Halving[] = halvingsOf(book, state, unit, false)
  const open = scaled(state, kind.move.open)
  const rough = Math.min(open, scaled(state, kind.move.rough))
  const bonus = walked.wholeOnRoad
    ? scaled(state, kind.mounted ? book.numbers.roadMounted : book.numbers.roadFoot)
    : 0
  const isRough = walked.rough && rough < open
  const full = isRough ? proRata(state, walked, open, rough) : open + bonus
  return {
    full,
    limit: full * shareOf(state, halvings),
    halvings,
    by: isRough ? ('rough' as const) : bonus > 0 ? ('road' as const) : ('open' as const),
  }
}

/** Under the house rule each inch costs by its ground; a path is taken to be rough from where it first is. */
function proRata(state: AncientState, walked: Marched, open: number, rough: number): number {
  if (!isOn(state, 'pro-rata')) return rough
  let before = 0
  for (const { found, length } of walked.slides) {
    before += Math.min(found.rough, length)
    if (found.rough < length) break
  }
  return before >= open ? open : before + ((open - before) * rough) / open
}

/** Any direction for Light units with a free facing at the end; the bends of a road for others. */
export function marchReasons(book: Book, state: AncientState, action: ActionOf<'march'>): readonly Reason[] {
  const unit = findUnit(state, action.unit)
  const held = heldReasons(book, state, unit)
  if (held.length > 0 || !stands(unit)) return held
  const end = action.path.at(-1)
  if (!end || lengthOf(unit.at, action.path) <= WITHIN)
    return [because(book, 'goes-nowhere', 'movement table')]
  const light = isLight(book, state, unit)
  const walked = marched(book, state, unit, action.path)
  if (!light) {
    const road = roadReasons(book, state, unit, action, walked)
    if (road.length > 0) return road
  }
  const blocked = blockReasons(book, state, unit, walked)
  if (blocked.length > 0) return blocked
  const allowance = marchLimit(book, state, unit, walked)
  if (walked.length > allowance.limit + WITHIN) return [overLimit(book, allowance, walked.length)]
  if (!light || isSame(action.facing, unit.facing)) {
    return restReasons(book, state, unit, end, light ? unit.facing : action.facing, false)
  }
  const before = restReasons(book, state, unit, end, unit.facing, false)
  const turned = turnReasons(book, state, unit, end, unit.facing, action.facing)
  if (before.length > 0) return before
  return turned.length > 0 ? turned : restReasons(book, state, unit, end, action.facing, false)
}

function blockReasons(book: Book, state: AncientState, unit: Standing, walked: Marched): readonly Reason[] {
  for (const { found, length } of walked.slides) {
    if (found.closed < length - WITHIN) return [closedReason(book, state, unit, found.closedBy)]
    if (found.unit && found.unit.at < length - WITHIN) {
      const other = unitOf(state, found.unit.id)
      return [
        because(book, other.side === unit.side ? 'friend-in-way' : 'enemy-in-way', 'no passing', {
          other: { unit: other.id },
        }),
      ]
    }
    if (found.hold && found.hold.at < length - WITHIN) {
      return [because(book, 'held-ground', 'area melee', { ground: found.hold.piece.effect.label })]
    }
  }
  return []
}

/** Why a unit that is not Light may not follow this path: only a road bends a move (R5). */
function roadReasons(
  book: Book,
  state: AncientState,
  unit: Standing,
  action: ActionOf<'march'>,
  walked: Marched,
): readonly Reason[] {
  if (!walked.wholeOnRoad) return [because(book, 'only-straight', 'irregular')]
  if (isOn(state, 'no-free-bends')) return [because(book, 'no-bends', 'road')]
  const [first] = action.path
  if (first && angleBetween(bearing(unit.at, first), unit.facing) > 45.1)
    return [because(book, 'road-not-ahead', 'road')]
  const points = [unit.at, ...action.path]
  const last = points.at(-2)
  const end = points.at(-1)
  if (last && end && !isSame(action.facing, bearing(last, end)))
    return [because(book, 'ends-along-road', 'road')]
  const holder = holderOf(state, unit, unit.at, unit.facing)
  return holder ? [because(book, 'in-zone', 'road', { enemy: { unit: holder.id } })] : []
}
