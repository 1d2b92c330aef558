import { makeSheet, print, type Pen, type Print } from '../paint/pen'

/** A picture about its middle: drawn at `size` pixels of the device, it reaches `reach` times that to each side. */
interface Bitmap {
  readonly sheet: Print
  readonly size: number
}

export interface Bitmaps {
  /** Before each frame: what may be painted anew in it. */
  frame(): void
  /** True if a picture had to be drawn from one of another size: ask for another frame. */
  wanting(): boolean
  /**
   * Draws the picture of `key` at `size` CSS pixels about the origin. `reach`: how far it goes from its middle in
   * sizes. `paint` paints it at the size that it is given, about the origin.
   */
  draw(pen: Pen, key: string, size: number, reach: number, paint: (pen: Pen, size: number) => void): void
  clear(): void
}

const STEP = 1.22
const PER_FRAME = 24

/**
 * Pictures painted once per look and size step. While one zooms, at most a few are painted a frame; the others
 * are drawn from the size that is there.
 */
export function createBitmaps(ratio: () => number): Bitmaps {
  const kept = new Map<string, Map<number, Bitmap>>()
  let budget = PER_FRAME
  let wanting = false
  return {
    frame() {
      budget = PER_FRAME
      wanting = false
    },
    wanting: () => wanting,
    draw(pen, key, size, reach, paint) {
      const step = Math.max(6, Math.ceil(Math.log(size * ratio()) / Math.log(STEP)))
      let sizes = kept.get(key)
      if (!sizes) {
        sizes = new Map()
        kept.set(key, sizes)
      }
      let bitmap = sizes.get(step)
      if (!bitmap && (budget > 0 || sizes.size === 0)) {
        budget--
        const real = STEP ** step
        const made = makeSheet(real * reach * 2, real * reach * 2)
        made.pen.translate(made.sheet.width / 2, made.sheet.height / 2)
        paint(made.pen, real)
        bitmap = { sheet: print(made.sheet), size: real }
        // Near sizes come back when one zooms to and fro; far ones are let go.
        for (const old of sizes.keys()) if (Math.abs(old - step) > 3) sizes.delete(old)
        sizes.set(step, bitmap)
      }
      if (!bitmap) {
        wanting = true
        let nearest = Infinity
        for (const [other, spare] of sizes) {
          if (Math.abs(other - step) < nearest) {
            nearest = Math.abs(other - step)
            bitmap = spare
          }
        }
      }
      if (!bitmap) return
      const by = size / bitmap.size
      const w = bitmap.sheet.width * by
      const h = bitmap.sheet.height * by
      pen.drawImage(bitmap.sheet, -w / 2, -h / 2, w, h)
    },
    clear() {
      kept.clear()
    },
  }
}
