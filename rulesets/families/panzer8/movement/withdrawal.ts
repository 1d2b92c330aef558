import { type Point, type Polygon, bearing, distance, heading, moveBy } from '../../../../src/geometry/point'
import { ROUNDING, WITHIN } from '../../../../src/geometry/tolerance'
import { baseIn, typeOf } from '../model/lookup'
import { type Sheets, isVehicle } from '../model/sheet'
import type { Field, Pose, Standing } from '../model/state'
import { type Walk, isFree, isOff, unrest, walk } from './path'
import { moveClassOf } from './rates'

/** How finely the end of a fall-back is looked for, in inches. */
const STEP = 0.1

/** How many inches a base can be carried in a direction before any of it is over the edge of the table. */
function roomAlong({ scenario }: Field, base: Polygon, { x, y }: Point): number {
  const { width, height } = scenario.board
  let room = Infinity
  for (const corner of base) {
    if (x !== 0) room = Math.min(room, ((x > 0 ? width - corner.x : -corner.x) + Math.sign(x) * WITHIN) / x)
    if (y !== 0) room = Math.min(room, ((y > 0 ? height - corner.y : -corner.y) + Math.sign(y) * WITHIN) / y)
  }
  return room + ROUNDING
}

/** A fall-back: where it ends, and how long it is. */
export interface Withdrawal extends Pose {
  readonly length: number
  readonly walk: Walk
}

/**
 * A straight move to the rear, as far as the slowest ground met lets it go and no farther than `most`: it stops `short` inches of
 * ground that may not be entered, of enemies and of the edge of the table. A vehicle that does not turn goes backwards. Null if it
 * cannot even begin.
 */
export function withdrawal(
  sheets: Sheets,
  state: Field,
  element: Standing,
  towards: Point,
  turns: boolean,
  most: number,
  short: number,
): Withdrawal | null {
  const type = typeOf(sheets, element)
  const rates = sheets.rates[moveClassOf(type, element)]
  const farthest = Math.min(most, Math.max(...Object.values(rates)))
  if (distance(element.at, towards) < ROUNDING || farthest <= 0) return null
  const way = bearing(element.at, towards)
  const facing = isVehicle(type) && turns ? way : element.facing
  const full = walk(sheets, state, element, [moveBy(element.at, way, farthest)], {
    extra: 0,
    mayHalve: false,
  })
  // What is free of a way that meets nobody and crosses nothing is free of every shorter one, and no more is.
  const isPlain = !full.met && full.crossed.length === 0 && full.barred !== 'friend on road'
  const bound = Math.min(
    isPlain ? full.free + STEP : Infinity,
    roomAlong(state, baseIn(type, element.at, facing), heading(way)) - short,
  )
  for (let length = farthest; length > ROUNDING; length -= STEP) {
    if (length > bound) continue
    const at = moveBy(element.at, way, length)
    const beyond = moveBy(at, way, short)
    if (isOff(state, baseIn(type, beyond, facing))) continue
    if (unrest(sheets, state, element, { at, facing })) continue
    // Free as far as it goes, and a little farther.
    const found =
      length === farthest ? full : walk(sheets, state, element, [at], { extra: 0, mayHalve: false })
    if (found.met || !isFree(found)) continue
    const ahead = walk(sheets, state, element, [beyond], { extra: 100, mayHalve: false })
    if (ahead.met || ahead.barred === 'closed') continue
    return { at, facing, length, walk: found }
  }
  return null
}
