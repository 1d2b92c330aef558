import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { BoardPicture } from '../../src/engine/scene'
import {
  FRAME,
  between,
  clampCamera,
  fitCamera,
  panBy,
  reveal,
  scaleLimits,
  toBoard,
  toScreen,
  zoomAt,
  type Viewport,
} from '../../src/table/camera'

const BOARD: BoardPicture = { kind: 'inches', width: 48, height: 36 }
const VIEW: Viewport = { width: 1000, height: 800, top: 20, left: 20, right: 0, bottom: 0 }

describe('the camera', () => {
  it('turns board places into canvas places and back', () => {
    const camera = { x: 3, y: -2, scale: 40 }
    expect(toScreen(camera, { x: 5, y: 1 })).toEqual({ x: 80, y: 120 })
    expect(toBoard(camera, { x: 80, y: 120 })).toEqual({ x: 5, y: 1 })
  })

  it('fits the whole board between what lies over the edges', () => {
    const camera = fitCamera(BOARD, VIEW)
    const corner = toScreen(camera, { x: 0, y: 0 })
    const far = toScreen(camera, { x: 48, y: 36 })
    expect(corner.x).toBeGreaterThanOrEqual(20)
    expect(corner.y).toBeGreaterThanOrEqual(20)
    expect(far.x).toBeLessThanOrEqual(1000)
    expect(far.y).toBeLessThanOrEqual(800)
    expect((corner.x + far.x) / 2).toBeCloseTo(510, 6)
    expect((corner.y + far.y) / 2).toBeCloseTo(410, 6)
  })

  it('zooms at the cursor: what is under it stays under it', () => {
    const camera = clampCamera({ x: 14, y: 9, scale: 40 }, BOARD, VIEW)
    const at = { x: 400, y: 300 }
    const held = toBoard(camera, at)
    const nearer = zoomAt(camera, 1.5, at, BOARD, VIEW)
    expect(nearer.scale).toBeCloseTo(60, 6)
    expect(toScreen(nearer, held).x).toBeCloseTo(400, 6)
    expect(toScreen(nearer, held).y).toBeCloseTo(300, 6)
  })

  it('never leaves the limits of scale, however one zooms and pans', () => {
    const limits = scaleLimits(BOARD, VIEW)
    const step = fc.record({
      factor: fc.double({ min: 0.2, max: 5, noNaN: true }),
      x: fc.integer({ min: 0, max: 1000 }),
      y: fc.integer({ min: 0, max: 800 }),
      dx: fc.integer({ min: -900, max: 900 }),
      dy: fc.integer({ min: -900, max: 900 }),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), steps => {
        let camera = fitCamera(BOARD, VIEW)
        for (const { factor, x, y, dx, dy } of steps) {
          camera = panBy(zoomAt(camera, factor, { x, y }, BOARD, VIEW), dx, dy, BOARD, VIEW)
          expect(camera.scale).toBeGreaterThanOrEqual(limits.least - 1e-9)
          expect(camera.scale).toBeLessThanOrEqual(limits.most + 1e-9)
          // Some of the board is always in the middle half of the canvas.
          const a = toScreen(camera, { x: 0, y: 0 })
          const b = toScreen(camera, { x: 48, y: 36 })
          expect(a.x).toBeLessThan(700)
          expect(a.y).toBeLessThan(600)
          expect(b.x).toBeGreaterThan(300)
          expect(b.y).toBeGreaterThan(200)
        }
      }),
      { numRuns: 120 },
    )
  })

  it('moves only for places near the edge, and just far enough', () => {
    const camera = clampCamera({ x: 10, y: 8, scale: 40 }, BOARD, VIEW)
    expect(reveal(camera, toBoard(camera, { x: 500, y: 400 }), BOARD, VIEW)).toBe(camera)
    const place = toBoard(camera, { x: 980, y: 400 })
    const moved = reveal(camera, place, BOARD, VIEW)
    expect(toScreen(moved, place).x).toBeCloseTo(920, 6)
    expect(moved.y).toBeCloseTo(camera.y, 6)
  })

  it('shows as much of the board as there is room for where nobody has asked for more', () => {
    const corner = { x: -9, y: 40, scale: 40 }
    const wide = clampCamera(corner, BOARD, VIEW)
    const near = clampCamera(corner, BOARD, VIEW, FRAME)
    // 120 pixels of room round the board, or its frame: three inches or the third of one.
    expect(wide.x + 20 / 40).toBeCloseTo(-3, 6)
    expect(near.x + 20 / 40).toBeCloseTo(-0.3, 6)
    expect(near.y + 800 / 40).toBeCloseTo(36.3, 6)
  })

  it('glides evenly: half way in time is the mean ratio in scale', () => {
    expect(between({ x: 0, y: 0, scale: 10 }, { x: 4, y: 2, scale: 40 }, 0.5)).toEqual({
      x: 2,
      y: 1,
      scale: 20,
    })
  })
})
