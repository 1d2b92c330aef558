import type { Point } from '../../geometry/point'
import type { Rect } from './place'

/** The upright square that reaches `half` to each side of a place. */
export const about = ({ x, y }: Point, half: number): Rect => ({
  x: x - half,
  y: y - half,
  w: half * 2,
  h: half * 2,
})

/** Larger by `by` pixels on every side. */
export const grown = (r: Rect, by: number): Rect => ({
  x: r.x - by,
  y: r.y - by,
  w: r.w + by * 2,
  h: r.h + by * 2,
})

/** The part of `r` that lies in `room`; empty where none does. */
export function within(r: Rect, room: Rect): Rect {
  const x = Math.min(Math.max(r.x, room.x), room.x + room.w)
  const y = Math.min(Math.max(r.y, room.y), room.y + room.h)
  return {
    x,
    y,
    w: Math.max(0, Math.min(r.x + r.w, room.x + room.w) - x),
    h: Math.max(0, Math.min(r.y + r.h, room.y + room.h) - y),
  }
}

/** Whether all of `inner` lies in `outer`. */
export const holds = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h

/** The least rectangle about some others; one without a size at the origin if there are none. */
export function spanning(rects: readonly Rect[]): Rect {
  const [first] = rects
  if (!first) return { x: 0, y: 0, w: 0, h: 0 }
  let { x, y } = first
  let right = first.x + first.w
  let bottom = first.y + first.h
  for (const r of rects) {
    x = Math.min(x, r.x)
    y = Math.min(y, r.y)
    right = Math.max(right, r.x + r.w)
    bottom = Math.max(bottom, r.y + r.h)
  }
  return { x, y, w: right - x, h: bottom - y }
}
