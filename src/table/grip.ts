import type { UnitId } from '../engine/ids'
import type { Point } from '../geometry/point'
import type { Grip } from './hands'
import { gap, handlePlace, tokenAt } from './hit'
import type { TableProps } from './props'

/** How far beside a base a pointer or a finger still takes it, in board units. */
export const reachOf = (touch: boolean, scale: number): number => (touch ? 22 : 4) / scale

/** How far before the front edge the turning handle stands, in board units. */
export const armOf = (scale: number): number => 24 / scale

/** What lies under a hand: the handle that turns the chosen piece, a piece, or the ground. `arm` is how long that handle is. */
export function gripAt(props: TableProps, at: Point, touch: boolean, scale: number, arm: number): Grip {
  const { tokens } = props.scene
  const tokenOf = (id: UnitId) => tokens.find(token => token.id === id)
  const turnable = props.turnable ? tokenOf(props.turnable) : undefined
  if (turnable) {
    const place = handlePlace(turnable, arm)
    if (Math.hypot(place.x - at.x, place.y - at.y) * scale < (touch ? 24 : 14)) {
      return { on: 'handle', token: turnable.id, centre: turnable.at }
    }
  }
  // The chosen piece goes first where bases stand close together.
  const chosen = props.selected ? tokenOf(props.selected) : undefined
  const id = chosen && gap(chosen, at) === 0 ? chosen.id : tokenAt(tokens, at, reachOf(touch, scale))
  const token = id === null ? undefined : tokenOf(id)
  if (!token) return { on: 'ground' }
  return {
    on: 'token',
    token: token.id,
    movable: props.draggable?.includes(token.id) ?? false,
    centre: token.at,
  }
}

/** The four corners of a box that is drawn from one to the other. */
export const boxOf = (from: Point, to: Point): readonly Point[] => [
  from,
  { x: to.x, y: from.y },
  to,
  { x: from.x, y: to.y },
]
