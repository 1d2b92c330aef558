import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Scene } from '../../engine/scene'
import { camera } from '../../store/camera'
import type { Rect } from '../../table/marks/place'
import { table } from './handle'

export type Corner = 'left' | 'right'

/** A piece as it is seen: its middle, and how far it reaches from there. */
interface Seen {
  readonly x: number
  readonly y: number
  readonly reach: number
}

/** The corner in which tools lie on fewer pieces; the left one if it is the same. */
export function freerCorner(
  pieces: readonly Seen[],
  tools: Pick<Rect, 'w' | 'h'>,
  edge: { readonly width: number; readonly gap: number },
): Corner {
  const { width, gap } = edge
  const under = (from: number): number =>
    pieces.filter(
      ({ x, y, reach }) =>
        x + reach > from && x - reach < from + tools.w && y + reach > 0 && y - reach < gap + tools.h,
    ).length
  return under(width - gap - tools.w) < under(gap) ? 'right' : 'left'
}

/** Where the tools over the table lie, so that they cover no piece if that can be: at the left above, else at the right. */
export function useFreeCorner(tools: RefObject<HTMLElement | null>, scene: Scene | null): Corner {
  const [corner, setCorner] = useState<Corner>('left')
  useLayoutEffect(() => {
    let frame = 0
    const look = (): void => {
      frame = 0
      const handle = table.current
      const box = handle?.element
      if (!tools.current || !box || !scene) return
      const { width: w, height: h } = tools.current.getBoundingClientRect()
      if (w === 0 || h === 0) return
      const { scale } = handle.camera()
      const pieces = scene.tokens.map(({ at, width, depth }) => ({
        ...handle.screenOf(at),
        reach: (Math.min(width, depth) / 2) * scale,
      }))
      const gap = tools.current.offsetTop
      setCorner(freerCorner(pieces, { w, h }, { width: box.clientWidth, gap }))
    }
    const soon = (): void => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    soon()
    const watcher = new ResizeObserver(soon)
    if (tools.current) watcher.observe(tools.current)
    const stop = camera.store.subscribe(soon)
    return () => {
      cancelAnimationFrame(frame)
      watcher.disconnect()
      stop()
    }
  }, [tools, scene])
  return corner
}
