import type { Polygon } from '../../geometry/point'
import type { GroundLook } from '../../engine/scene'
import { rng } from './noise'
import type { LeafKind } from './palettes'
import { outline, px, TAU, type Pen, type View } from './pen'
import { boxOf, rulesEdge, within } from './shapes'
import { crowns, near, plant } from './trees'

const TINTS: Readonly<Partial<Record<GroundLook, readonly [string, string, string, string]>>> = {
  desert: ['rgba(150,112,62,.34)', '#8a6a3e', '#c9a66c', '#ecd7a8'],
  dust: ['rgba(120,84,44,.34)', '#6d4c2c', '#a87c4c', '#d9b381'],
  snow: ['rgba(120,128,132,.3)', '#5f6468', '#9aa0a2', '#f2f2ee'],
  mud: ['rgba(40,30,18,.4)', '#2c2217', '#6a5639', '#a08a62'],
  alien: ['rgba(58,36,62,.36)', '#3a2b40', '#80647a', '#cfb3bd'],
}
const SCRUB: Readonly<Partial<Record<GroundLook, LeafKind>>> = {
  snow: 'snowy',
  meadow: 'hedge',
  alien: 'spore',
}
const USUAL = ['rgba(84,86,46,.34)', '#55503c', '#8f8a6c', '#c9c4a2'] as const

/** Rough ground: stones, scree and scrub within the rules' edge. */
export function paintRough(pen: Pen, view: View, area: Polygon, look: GroundLook, seed: number): void {
  const [wash, dark, mid, light] = TINTS[look] ?? USUAL
  const box = boxOf(area)
  const random = rng(seed)
  const s = view.scale
  pen.save()
  outline(pen, view, area, true)
  pen.fillStyle = wash
  pen.fill()
  pen.restore()
  const size = (box.x1 - box.x0) * (box.y1 - box.y0)
  const scrub = crowns(0.13 * s, SCRUB[look] ?? 'scrub')
  for (let i = 0; i < size * 7; i++) {
    const at = { x: box.x0 + random() * (box.x1 - box.x0), y: box.y0 + random() * (box.y1 - box.y0) }
    const kind = random()
    const r = s * (0.05 + random() ** 2 * 0.17)
    const tilt = random() * TAU
    const which = Math.floor(random() * scrub.length)
    if (!within(area, at.x, at.y) || !near(view, at, 0.5)) continue
    const [x, y] = px(view, at)
    if (kind < 0.22) {
      const bush = scrub[which]
      if (bush) plant(pen, view, at, bush)
      continue
    }
    pen.fillStyle = 'rgba(16,14,4,.34)'
    pen.beginPath()
    pen.ellipse(x + r * 0.5, y + r * 0.55, r * 1.1, r * 0.8, tilt, 0, TAU)
    pen.fill()
    pen.fillStyle = dark
    stone(pen, x, y, r, tilt, 0)
    pen.fillStyle = mid
    stone(pen, x - r * 0.1, y - r * 0.12, r * 0.84, tilt, 0.3)
    pen.fillStyle = light
    stone(pen, x - r * 0.26, y - r * 0.3, r * 0.42, tilt, 0.6)
  }
  rulesEdge(pen, view, area)
}

function stone(pen: Pen, x: number, y: number, r: number, tilt: number, skew: number): void {
  pen.beginPath()
  for (let k = 0; k < 6; k++) {
    const a = tilt + (k * TAU) / 6
    const d = r * (0.82 + 0.2 * Math.sin(k * 2.3 + tilt * 5 + skew))
    pen.lineTo(x + Math.cos(a) * d, y + Math.sin(a) * d * 0.82)
  }
  pen.closePath()
  pen.fill()
}
