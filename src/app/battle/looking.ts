import type { UnitId } from '../../engine/ids'
import type { Scene } from '../../engine/scene'
import { session } from '../../store/current'
import { chosenOption, seenNow } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { isWhole, table } from './handle'
import { apart, placeOf } from './places'

// Where the camera goes by itself.

/** Below this many pixels of a board unit a finger finds no base on a small screen. */
const PHONE_SCALE = 20
/** Screens on which a whole board is too small, whichever way they are held. */
const SMALL = '(max-height: 480px), (max-width: 640px)'

/** Shows a unit: the camera moves only if it stands near the edge. */
export function reveal(unit: UnitId | null): void {
  const view = seenNow(session.store.getState())
  const at = view ? placeOf(view, unit) : null
  const handle = table.current
  const board = session.store.getState().battle?.scenario.board
  if (!at || !handle?.element || !board) return
  // On a phone the whole table is too small to play on: the unit is gone to.
  if (window.matchMedia(SMALL).matches && handle.ahead().scale < PHONE_SCALE) {
    return handle.centre(at)
  }
  if (!isWhole(board)) handle.reveal(at)
}

/**
 * Shows the target that is in question where it lies beyond the edge of the screen. What is seen stays where it is: a second
 * press at the same place confirms it.
 */
export function revealTarget(current: Session): void {
  const handle = table.current
  const option = chosenOption(current)
  const view = seenNow(current)
  if (!handle?.element || !option || !view || current.review) return
  const at = option.at ?? placeOf(view, option.token ?? null)
  if (!at) return
  const { clientWidth, clientHeight } = handle.element
  const { x, y } = handle.screenOf(at)
  if (x < 0 || y < 0 || x > clientWidth || y > clientHeight) handle.reveal(at)
}

/** A base of so many pixels is hardly to be told from its neighbour. */
const TINY = 16

/** Goes near to the chair's own pieces where the whole table shows them too small. */
export function lookAtOwn({ chair, review }: Session, { tokens }: Scene): void {
  const handle = table.current
  if (!handle?.element || review || (chair !== 'A' && chair !== 'B')) return
  const own = tokens.filter(({ side }) => side === chair)
  const { scale } = handle.ahead()
  const widest = Math.max(...own.map(({ width, depth }) => Math.max(width, depth)))
  const isSmall = window.matchMedia(SMALL).matches && scale < PHONE_SCALE
  if (own.length === 0 || (!isSmall && widest * scale >= TINY)) return
  const mean = {
    x: own.reduce((sum, { at }) => sum + at.x, 0) / own.length,
    y: own.reduce((sum, { at }) => sum + at.y, 0) / own.length,
  }
  const [middle] = own.toSorted((a, b) => apart(a.at, mean) - apart(b.at, mean))
  if (middle) handle.near(middle.at)
}
