import type { Point } from '../geometry/point'
import type { Token } from '../engine/scene'
import type { UnitId } from '../engine/ids'

/** Distance in board units from a place to a token's footprint; 0 within it. */
export function gap(token: Token, at: Point): number {
  const turn = (token.facing * Math.PI) / 180
  const dx = at.x - token.at.x
  const dy = at.y - token.at.y
  if (token.figures) {
    let least = Infinity
    for (const figure of token.figures) {
      if (!figure.gone)
        least = Math.min(least, Math.hypot(dx - figure.dx, dy - figure.dy) - (figure.size || 1) / 2)
    }
    return Math.max(0, least)
  }
  if (token.shape === 'hex') return Math.max(0, Math.hypot(dx, dy) - token.width * 0.46)
  const u = Math.abs(dx * Math.cos(turn) + dy * Math.sin(turn)) - token.width / 2
  const v = Math.abs(-dx * Math.sin(turn) + dy * Math.cos(turn)) - token.depth / 2
  return Math.hypot(Math.max(0, u), Math.max(0, v))
}

/**
 * The token under a place, the nearest within `reach` board units: fingers are thicker than mice. Of several that
 * contain the place the one on top (drawn last) is meant.
 */
export function tokenAt(tokens: readonly Token[], at: Point, reach: number): UnitId | null {
  let best: UnitId | null = null
  let least = reach
  for (const token of tokens) {
    const far = gap(token, at)
    if (far <= least) {
      least = far
      best = token.id
    }
  }
  return best
}

/** Where the handle on the front of a token stands, in board units; `arm` is its distance from the front edge. */
export function handlePlace(token: Token, arm: number): Point {
  const turn = (token.facing * Math.PI) / 180
  const far = token.depth / 2 + arm
  return { x: token.at.x + Math.sin(turn) * far, y: token.at.y - Math.cos(turn) * far }
}
