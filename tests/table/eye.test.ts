import { afterEach, expect, it, vi } from 'vitest'
import type { BoardPicture } from '../../src/engine/scene'
import { createEye } from '../../src/table/eye'

const BOARD = { kind: 'inches', width: 36, height: 24 } satisfies BoardPicture

/** Goes near to a place in a window that becomes lower before a glide has come to its end. */
function lookedAt(still: boolean) {
  const eye = createEye(
    () => BOARD,
    () => ({ left: 0, right: 0, top: 0, bottom: 0 }),
    () => still,
    () => undefined,
  )
  eye.resize(390, 560)
  eye.near({ x: 8, y: 12 })
  eye.resize(390, 450)
  return eye.camera()
}

afterEach(() => vi.unstubAllGlobals())

it('takes a window that changes while the camera glides as it will come to rest', () => {
  vi.stubGlobal('requestAnimationFrame', () => 0)
  vi.stubGlobal('cancelAnimationFrame', () => undefined)
  expect(lookedAt(false)).toEqual(lookedAt(true))
})
