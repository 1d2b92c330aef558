import { fbm, rng } from './noise'
import { clamp, makeSheet, mix, type Pen, type Rgb, type View } from './pen'

/** A cloud about a place, painter's inches. */
interface Cloud {
  readonly x: number
  readonly y: number
  readonly rx: number
  readonly ry: number
}

/** Painter's square inches of the table for each cloud. */
const ROOM = 70
/** Units of the noise in one painter's inch, and how coarsely it is painted. */
const FINE = 55
const COARSE = 2
/** How far to the south-east a cloud's shadow falls, painter's inches. */
const CAST = { x: 1.1, y: 1.3 }
const GREY: Rgb = [150, 170, 182]
const WHITE: Rgb = [255, 253, 246]

function cloudsOver(width: number, height: number, seed: number): readonly Cloud[] {
  const random = rng(seed + 41)
  return Array.from({ length: Math.round((width * height) / ROOM) + 2 }, () => ({
    x: random() * width,
    y: random() * height,
    rx: 1.1 + random() * 1.7,
    ry: 0.7 + random() * 0.9,
  }))
}

/** Broken clouds between the ground and what flies: lit from the north-west, their shadows far to the south-east. */
export function paintClouds(pen: Pen, view: View, seed: number, width: number, height: number): void {
  const all = cloudsOver(width, height, seed)
  const [w, h] = [view.width / view.scale, view.height / view.scale]
  const shown = all.filter(
    ({ x, y, rx, ry }) =>
      x + rx * 1.5 + CAST.x > view.x &&
      x - rx * 1.5 < view.x + w &&
      y + ry * 1.5 + CAST.y > view.y &&
      y - ry * 1.5 < view.y + h,
  )
  if (shown.length === 0) return
  const density = (x: number, y: number): number => {
    let body = -1
    for (const one of shown)
      body = Math.max(body, 1 - ((x - one.x) / one.rx) ** 2 - ((y - one.y) / one.ry) ** 2)
    if (body < -0.9) return -1
    return body * 0.62 + (fbm((x * FINE) / 74, (y * FINE) / 60, seed, 5) - 0.5) * 2.1
  }
  const W = Math.ceil(view.width / COARSE)
  const H = Math.ceil(view.height / COARSE)
  const step = COARSE / view.scale
  const paint = (colour: (x: number, y: number) => readonly [Rgb, number] | null): void => {
    const { sheet, pen: to } = makeSheet(W, H)
    const image = to.createImageData(W, H)
    for (let j = 0; j < H; j++) {
      for (let i = 0; i < W; i++) {
        const found = colour(view.x + i * step, view.y + j * step)
        if (!found) continue
        const [[r, g, b], alpha] = found
        image.data.set([r, g, b, alpha], (j * W + i) * 4)
      }
    }
    to.putImageData(image, 0, 0)
    pen.drawImage(sheet, 0, 0, W * COARSE, H * COARSE)
  }
  pen.save()
  pen.imageSmoothingQuality = 'high'
  paint((x, y) => {
    const d = density(x - CAST.x, y - CAST.y)
    return d > -0.15 ? [[14, 30, 38], 76 * soft(-0.15, 0.5, d)] : null
  })
  paint((x, y) => {
    const d = density(x, y)
    if (d <= 0) return null
    const towards = density(x + 0.2, y + 0.2)
    return [mix(GREY, WHITE, clamp(0.62 + (d - towards) * 1.15 + d * 0.18)), 232 * soft(0, 0.62, d)]
  })
  pen.restore()
}

function soft(from: number, to: number, at: number): number {
  const t = clamp((at - from) / (to - from))
  return t * t * (3 - 2 * t)
}
