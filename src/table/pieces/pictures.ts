import { createBitmaps, type Bitmaps } from './bitmaps'
import { createSprites, type Sprites } from './sprites'

/** The kept pictures of everything that stands on the table. */
export interface Pictures {
  readonly bitmaps: Bitmaps
  readonly sprites: Sprites
  /** Before the pieces are drawn, at so many pixels a board unit: what may be painted anew. */
  frame(scale: number): void
  /** True if some could not be painted yet: ask for another frame. */
  wanting(): boolean
  clear(): void
}

export function createPictures(): Pictures {
  const ratio = (): number => Math.min(3, window.devicePixelRatio || 1)
  const bitmaps = createBitmaps(ratio)
  const sprites = createSprites(ratio)
  return {
    bitmaps,
    sprites,
    frame(scale) {
      bitmaps.frame()
      sprites.frame(scale)
    },
    wanting: () => bitmaps.wanting() || sprites.wanting(),
    clear() {
      bitmaps.clear()
      sprites.clear()
    },
  }
}
