import { makeSheet, print, type Pen, type Print } from '../paint/pen'

interface Sprite {
  readonly picture: Print
  readonly w: number
  readonly h: number
}

/**
 * Finished pictures in the very pixels of the canvas, turned and shaded, that are copied and neither scaled nor
 * rotated: several times cheaper to draw. Good for one scale; while one zooms none are made.
 */
export interface Sprites {
  /** Before each frame. Sprites are made only if the scale is the one of the frame before. */
  frame(scale: number): void
  /** True if there was no time for some: ask for another frame. */
  wanting(): boolean
  /** Draws the sprite of `key` about a place in CSS pixels; false if it is not there and cannot be made now. */
  draw(
    pen: Pen,
    key: string,
    x: number,
    y: number,
    halfWidth: number,
    halfHeight: number,
    paint: (pen: Pen) => void,
  ): boolean
  clear(): void
}

const PER_FRAME = 40
const MOST = 3000

export function createSprites(ratio: () => number): Sprites {
  const kept = new Map<string, Sprite>()
  let madeFor = 0
  let before = 0
  let budget = 0
  let wanting = false
  return {
    frame(scale) {
      wanting = scale !== before && madeFor !== scale
      if (scale === before && scale !== madeFor) {
        kept.clear()
        madeFor = scale
      }
      budget = scale === before ? PER_FRAME : 0
      if (kept.size > MOST) kept.clear()
      before = scale
    },
    wanting: () => wanting,
    draw(pen, key, x, y, halfWidth, halfHeight, paint) {
      const r = ratio()
      let sprite = madeFor === before ? kept.get(key) : undefined
      if (!sprite) {
        if (budget <= 0) {
          wanting = true
          return false
        }
        budget--
        const made = makeSheet(halfWidth * 2 * r, halfHeight * 2 * r)
        made.pen.translate(made.sheet.width / 2, made.sheet.height / 2)
        made.pen.scale(r, r)
        paint(made.pen)
        sprite = { w: made.sheet.width, h: made.sheet.height, picture: print(made.sheet) }
        kept.set(key, sprite)
      }
      const left = Math.round(x * r - sprite.w / 2) / r
      const top = Math.round(y * r - sprite.h / 2) / r
      pen.drawImage(sprite.picture, left, top, sprite.w / r, sprite.h / r)
      return true
    },
    clear() {
      kept.clear()
    },
  }
}
