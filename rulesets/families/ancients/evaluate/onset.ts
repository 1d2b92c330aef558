import { type Side, otherSide } from '../../../../src/engine/ids'
import type { Point } from '../../../../src/geometry/point'
import { type Field, type Fighter, fitness, harmOf, leadsOf } from './fighters'
import { isPrey } from '../movement/compulsion'
import type { AncientState, Standing } from '../model/state'
import { scaled } from '../model/units'

/** So much of the daylight has to be gone before anybody loses patience, and so much more until it is all lost. */
const PATIENT = 1 / 3
const LOSING_PATIENCE = 1 / 2

/**
 * How much the charges of the other side are minded: all that they may do while there is time, and less the later it gets,
 * or two who wait for each other would never come to grips.
 */
function patience({ turn, scenario }: AncientState): number {
  return Math.max(0.25, 1 - Math.max(0, turn / scenario.turns - PATIENT) / LOSING_PATIENCE)
}

/** An enemy who lies a little out of reach or not quite ahead is charged with such a chance only. */
const NEARLY = 0.5
const ASLANT = 0.4
/** Behind a friend, who may be gone by then. */
const BARRED = 0.25
/** A charge is not thought of that takes less than this share of what it costs when the enemy strikes back. */
const WORTH_IT = 0.35

/** Units that are not in melee charge whom they have ahead, if it pays or they are bound to. */
export function chargesNext(field: Field, side: Side, counts: number, isLater: boolean): void {
  const { book, state } = field.position
  const minded = side === state.step[0] || state.step === 'rally' ? 1 : patience(state)
  for (const by of field.sides[side]) {
    const { unit, kind } = by.piece
    if (by.bouts.length > 0 || !kind.mayCharge || fitness(by) < 0.05) continue
    if (!isLater && book.condition.stilled(state, unit)) continue
    const found = bestCharge(field, by, isLater)
    if (!found) continue
    const sure = found.sure * minded * fitness(by)
    if (found.foe.piece.kind.helpless) {
      field.harvest[side].charges += counts * sure * found.foe.good * found.foe.piece.value
      found.foe.good *= 1 - sure
      continue
    }
    by.bouts = [{ foe: found.foe, ...found.out, sure, by: 'charges', begun: 0 }]
    found.foe.bouts = [...found.foe.bouts, { foe: by, ...found.back, sure, by: 'melee', begun: 0 }]
  }
}

type Leads = ReturnType<typeof leadsOf>
interface Onset {
  readonly foe: Fighter
  readonly out: Leads
  readonly back: Leads
  readonly sure: number
}

/** The charge straight ahead that takes most: on the first in the way, but for those who fly over all of them. */
function bestCharge(field: Field, by: Fighter, isLater: boolean): Onset | null {
  const { book, state } = field.position
  const { unit, kind, ahead } = by.piece
  const pace = scaled(state, kind.move.open) * book.condition.pace(state, unit)
  const reach = by.disordered > by.good ? pace / 2 : pace
  const far = isLater ? reach * 2 : reach + 1.5
  const isOver = !book.movement.isHeldByZones(unit)
  const friend = isOver ? Infinity : firstFriend(field, by)
  let best: Onset | null = null
  let most = 0
  for (const foe of field.sides[otherSide(unit.side)]) {
    const target = foe.piece.unit
    const lane = laneOf(state, unit, ahead, target)
    if (!lane || lane.gap > far) continue
    const barred = lane.gap > friend ? BARRED : 1
    const sure = (lane.gap <= reach ? 1 : NEARLY) * lane.sure * barred
    const there = arrivedAt(unit, ahead, lane.gap)
    const out = leadsOf(book, state, there, target)
    const back = leadsOf(book, state, target, there)
    const { helpless } = foe.piece.kind
    const gain = helpless
      ? foe.piece.value * foe.good
      : harmOf(by, { foe, ...out, sure, by: 'charges', begun: 0 })
    const cost = helpless ? 0 : harmOf(foe, { foe: by, ...back, sure, by: 'charges', begun: 0 })
    const isBound = isPrey(book, state, unit, target)
    if ((!isBound && gain < cost * WORTH_IT) || gain * sure <= most) continue
    most = gain * sure
    best = { foe, out, back, sure }
  }
  return best
}

/** Where a slide straight ahead would meet another base, and how surely; null where it would pass. */
function laneOf(
  state: AncientState,
  unit: Standing,
  ahead: Point,
  other: Standing,
): { readonly gap: number; readonly sure: number } | null {
  const half = state.scenario.base / 2
  const dx = other.at.x - unit.at.x
  const dy = other.at.y - unit.at.y
  const forward = dx * ahead.x + dy * ahead.y
  if (forward < half) return null
  const turned = ((other.facing - unit.facing) * Math.PI) / 180
  // Half as wide as the other base is across the way: a base that stands aslant is met sooner and farther out.
  const across = half * (Math.abs(Math.sin(turned)) + Math.abs(Math.cos(turned)))
  const spare = half + across - Math.abs(-dx * ahead.y + dy * ahead.x)
  if (spare < -0.3) return null
  return { gap: forward - half - (half + across) / 2, sure: spare > 0.07 ? 1 : ASLANT }
}

/** How far ahead the first friend stands in the way who is not going to fight there. */
function firstFriend(field: Field, { piece: { unit, ahead } }: Fighter): number {
  let first = Infinity
  for (const { piece } of field.sides[unit.side]) {
    if (piece.unit === unit) continue
    const lane = laneOf(field.position.state, unit, ahead, piece.unit)
    if (lane && lane.sure === 1 && lane.gap < first) first = lane.gap
  }
  return first
}

/** A unit where its charge would bring it. */
function arrivedAt(unit: Standing, ahead: Point, length: number): Standing {
  const d = Math.max(0, length)
  return { ...unit, charged: true, at: { x: unit.at.x + ahead.x * d, y: unit.at.y + ahead.y * d } }
}
