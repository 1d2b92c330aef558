import { describe, expect, it } from 'vitest'
import type { TokenFigure } from '../../src/engine/scene'
import { type Company, drawCompany } from '../../src/table/pieces/figures/unit'
import type { Bitmaps } from '../../src/table/pieces/bitmaps'
import type { Sprites } from '../../src/table/pieces/sprites'
import type { Pen } from '../../src/table/paint/pen'

const man = (dx: number, dy: number, gone = false): TokenFigure => ({
  dx,
  dy,
  size: 0.6,
  facing: 0,
  silhouette: 'zulu',
  variant: 0,
  ...(gone && { gone }),
})

describe('a unit of single figures', () => {
  it('has the gaps of its fallen within its skin, however few still stand', () => {
    const boxes = new Map<string, { readonly w: number; readonly h: number }>()
    const sprites: Sprites = {
      frame() {},
      wanting: () => false,
      draw(_pen, key, _x, _y, w, h) {
        boxes.set(key.split(' ')[0] ?? '', { w, h })
        return true
      },
      clear() {},
    }
    const figures = [man(0, 0), man(4, 0, true), man(0, -3, true)]
    const token: Company = {
      id: 'one',
      side: 'A',
      at: { x: 0, y: 0 },
      facing: 0,
      width: 0.6,
      depth: 0.6,
      shape: 'base',
      silhouette: 'zulu',
      paint: 'red',
      name: 'One',
      chips: [],
      spent: false,
      figures,
    }
    const pen = { save() {}, restore() {} } as Pen
    const pose = { at: { x: 0, y: 0 }, scale: 10, facing: 0 }
    drawCompany(pen, sprites, {} as Bitmaps, token, 'meadow', pose)
    const skin = boxes.get('skin')
    // Four inches and the round of a base about them, three and the same, in pixels.
    expect(skin?.w).toBeGreaterThan(45)
    expect(skin?.h).toBeGreaterThan(35)
  })
})
