import type { Prop, Token } from '../../engine/scene'
import type { Point } from '../../geometry/point'
import { toScreen, type Camera } from '../camera'
import type { Rect } from '../marks/place'
import { about } from '../marks/rects'
import { isCraft } from './craft'
import { isCompany } from './figures/unit'
import { chipAt, isFlyer } from './flyers'

/** Below this many pixels a base shows its rim, its wedge and a letter. */
export const SMALL = 19

/** Half the size of the chips of a base whose shorter side has `s` pixels, and how far its corners are from its middle. */
export function cornersOf(token: Token, s: number): { readonly r: number; readonly edge: number } {
  const isSmall = s < SMALL && token.shape !== 'ship'
  const edge = s * (token.shape === 'ship' ? 0.62 : token.shape === 'hex' ? 0.3 : 0.5)
  const r = Math.max(isSmall ? 4.5 : 6.5, Math.min(s, 58) * (token.shape === 'hex' ? 0.13 : 0.22))
  return { r, edge }
}

/** Half the size of the chips of a unit of figures. */
export const BADGE = 8

/** The middle of a chip beside the box of a unit of figures, from the middle of the unit. */
export const badgeAt = (token: Token, scale: number, index: number): Point => ({
  x: (-token.width / 2) * scale - BADGE,
  y: (-token.depth / 2) * scale - BADGE * 0.4 + index * BADGE * 2.1,
})

/** The middle of a chip (after the sign, if there is one), from the middle of its base. */
export const chipOn = (edge: number, r: number, row: number): Point => ({
  x: -edge + r * 0.1,
  y: -edge + r * 0.2 + row * r * 2.1,
})

/** What the chips of a piece cover, in pixels. */
export function chipRects(token: Token, at: Point, scale: number): readonly Rect[] {
  const chips = token.chips.filter(chip => !chip.die)
  if (token.shape === 'knob' || isCraft(token)) return []
  if (isFlyer(token)) {
    return chips.map((_, i) => {
      const { x, y, size } = chipAt(at, token, i, scale)
      return about({ x, y }, size)
    })
  }
  if (isCompany(token)) {
    return chips.map((_, i) => {
      const { x, y } = badgeAt(token, scale, i)
      return about({ x: at.x + x, y: at.y + y }, BADGE)
    })
  }
  const { r, edge } = cornersOf(token, Math.min(token.width, token.depth) * scale)
  const first = token.sign === undefined ? 0 : 1
  return chips.map((_, i) => {
    const { x, y } = chipOn(edge, r, i + first)
    return about({ x: at.x + x, y: at.y + y }, r)
  })
}

/** What the flags of objectives cover, in pixels; not their rings. */
export function flagRects(props: readonly Prop[], camera: Camera): readonly Rect[] {
  return props.flatMap(prop => {
    if (prop.kind !== 'objective') return []
    const { x, y } = toScreen(camera, prop.at)
    const f = Math.min((Math.min(prop.width, prop.depth) * camera.scale) / 2, 34)
    return [{ x: x - 2, y: y - f * 1.3, w: f * 0.75 + 2, h: f * 0.7 }]
  })
}
