import type { Point } from '../geometry/point'

/** A name that wants to be written, its middle and top in pixels. */
export interface Wanted {
  readonly text: string
  readonly at: Point
}

/** Width of a letter and height of a line of a name, in pixels. */
const LETTER = 5.9
const LINE = 13

/**
 * Which of some names are written, so that none lies on another: the first ones win. Where a whole name has no room, the part
 * before its comma is tried; where that has none either, the name is left out until its piece is looked at.
 */
export function withRoom(wanted: readonly Wanted[]): readonly Wanted[] {
  const rows = new Map<number, { readonly y: number; readonly from: number; readonly to: number }[]>()
  const taken = (from: number, to: number, y: number): boolean => {
    const row = Math.floor(y / LINE)
    for (let near = row - 1; near <= row + 1; near++) {
      for (const box of rows.get(near) ?? []) {
        if (Math.abs(box.y - y) < LINE && box.from < to && box.to > from) return true
      }
    }
    return false
  }
  return wanted.flatMap(({ text, at }) => {
    for (const words of new Set([text, text.split(',')[0] ?? text])) {
      const half = (words.length * LETTER) / 2
      if (taken(at.x - half, at.x + half, at.y)) continue
      const row = Math.floor(at.y / LINE)
      const boxes = rows.get(row) ?? []
      boxes.push({ y: at.y, from: at.x - half, to: at.x + half })
      rows.set(row, boxes)
      return [{ text: words, at }]
    }
    return []
  })
}
