import type { UnitId } from '../../../../src/engine/ids'
import type { Book } from '../model/book'
import { nearestOf } from '../melee/contact'
import { type Allowance, wayAhead } from '../movement/allowance'
import { WITHIN } from '../../../../src/geometry/tolerance'
import { piecesAt, terrainOf } from '../model/ground'
import { baseAt, enemiesOf, kindOf, outlineOf, unitOf } from '../model/units'
import type { AncientState, Standing } from '../model/state'
import { meetsFront } from '../movement/slide'
import { moveBy } from '../../../../src/geometry/point'

/** A charge that lies open straight ahead. */
export interface ChargeAhead {
  /** Whom it meets: one unit, or any of those inside an outline that are equally near. */
  readonly targets: readonly UnitId[]
  /** Inches to the touch. */
  readonly distance: number
  readonly allowance: Allowance
  /** The building or field defence across whose outline they meet; null where the bases touch. */
  readonly area: string | null
}

/** What lies first in the way of a unit, whether or not it is near enough to be charged. Null if that is no enemy it would meet with its front. */
export function firstEnemyAhead(book: Book, state: AncientState, unit: Standing): ChargeAhead | null {
  const { found, allowance } = wayAhead(book, state, unit, unit.facing)
  const bar = found.unit?.at ?? Infinity
  if (found.hold && found.hold.at < bar && found.hold.at <= found.closed) {
    const { piece, at } = found.hold
    const inside = enemiesOf(state, unit.side).filter(enemy =>
      piecesAt(terrainOf(book, state), enemy.at).includes(piece),
    )
    const base = baseAt(state, moveBy(unit.at, unit.facing, at), unit.facing)
    const targets = nearestOf(state, base, inside).map(each => each.id)
    return targets.length > 0 ? { targets, distance: at, allowance, area: piece.id } : null
  }
  if (!found.unit || found.closed < bar) return null
  const target = unitOf(state, found.unit.id)
  if (target.side === unit.side || target.at === null) return null
  if (!meetsFront(state, unit.at, unit.facing, outlineOf(state, { ...target, at: target.at }))) return null
  return { targets: [target.id], distance: bar, allowance, area: null }
}

/** The charge that a unit can make now, as far as the ground straight ahead goes; null if there is none. */
export function chargeAhead(book: Book, state: AncientState, unit: Standing): ChargeAhead | null {
  if (!kindOf(book, state, unit).mayCharge) return null
  const first = firstEnemyAhead(book, state, unit)
  return first && first.distance <= first.allowance.limit + WITHIN ? first : null
}
