import { TAU, clamp, css, rgb, type Pen } from '../../paint/pen'

/**
 * Single figures, seen from above and a little from the south. The diameter of the base is 1; x to the figure's right, y forward, z up.
 * A figure is a list of parts, turned to where it faces and painted from the farthest to the nearest.
 */
export type Spot = readonly [number, number, number]

export type Part =
  | {
      readonly kind: 'blob'
      readonly at: Spot
      readonly rx: number
      readonly rz: number
      readonly colour: string
    }
  | {
      readonly kind: 'limb'
      readonly at: Spot
      readonly a: Spot
      readonly b: Spot
      readonly width: number
      readonly colour: string
    }
  | { readonly kind: 'face'; readonly at: Spot; readonly points: readonly Spot[]; readonly colour: string }

export const blob = (x: number, y: number, z: number, rx: number, rz: number, colour: string): Part => ({
  kind: 'blob',
  at: [x, y, z],
  rx,
  rz,
  colour,
})

export const limb = (a: Spot, b: Spot, width: number, colour: string): Part => ({
  kind: 'limb',
  at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2],
  a,
  b,
  width,
  colour,
})

/** A flat piece; with `lift` it is painted as if it were that much nearer to the eye. */
export function face(points: readonly Spot[], colour: string, lift = 0): Part {
  const mean = (k: 0 | 1 | 2): number => points.reduce((sum, p) => sum + p[k], 0) / Math.max(1, points.length)
  return { kind: 'face', at: [mean(0), mean(1), mean(2) + lift], points, colour }
}

export const oval = (
  x: number,
  y: number,
  z: number,
  rx: number,
  rz: number,
  lean: number,
  n = 14,
): readonly Spot[] =>
  Array.from({ length: n }, (_, i): Spot => {
    const a = (i / n) * TAU
    return [x + Math.cos(a) * rx, y - Math.sin(a) * rz * lean, z + Math.sin(a) * rz]
  })

/** How steeply the eye looks down. */
const EYE = [0.8, 0.62] as const
const INK = 'rgba(24,16,6,.85)'

export function shade(colour: string, k: number): string {
  const [r, g, b] = rgb(colour)
  const of = (c: number): number => clamp(k < 1 ? c * k : c + (255 - c) * (k - 1), 0, 255)
  return css([of(r), of(g), of(b)])
}

/** Paints parts about the origin at `s` pixels of diameter, turned by `turn` radians. */
export function stand(pen: Pen, parts: readonly Part[], s: number, turn: number): void {
  const c = Math.cos(turn)
  const w = Math.sin(turn)
  const seen = ([x, y, z]: Spot): Spot => {
    const a = x * c + y * w
    const b = x * w - y * c
    return [a, b * EYE[0] - z * EYE[1], b * EYE[1] + z * EYE[0]]
  }
  pen.save()
  pen.scale(s, s)
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.fillStyle = 'rgba(20,14,2,.38)'
  pen.beginPath()
  pen.ellipse(0.2, 0.12, 0.36, 0.17, 0.55, 0, TAU)
  pen.fill()
  for (const part of parts.toSorted((a, b) => seen(a.at)[2] - seen(b.at)[2])) paintPart(pen, part, seen)
  pen.restore()
}

const LINE = 0.036

function paintPart(pen: Pen, part: Part, seen: (spot: Spot) => Spot): void {
  if (part.kind === 'blob') {
    const [u, v] = seen(part.at)
    pen.beginPath()
    pen.ellipse(u, v, part.rx, part.rz, 0, 0, TAU)
    const light = pen.createRadialGradient(
      u - part.rx * 0.4,
      v - part.rz * 0.5,
      0,
      u,
      v,
      Math.max(part.rx, part.rz) * 1.15,
    )
    light.addColorStop(0, shade(part.colour, 1.34))
    light.addColorStop(0.5, part.colour)
    light.addColorStop(1, shade(part.colour, 0.66))
    pen.strokeStyle = INK
    pen.lineWidth = LINE * 2
    pen.stroke()
    pen.fillStyle = light
    pen.fill()
  } else if (part.kind === 'limb') {
    const [ax, ay] = seen(part.a)
    const [bx, by] = seen(part.b)
    const stroke = (dx: number, dy: number, width: number, colour: string): void => {
      pen.beginPath()
      pen.moveTo(ax + dx, ay + dy)
      pen.lineTo(bx + dx, by + dy)
      pen.lineWidth = width
      pen.strokeStyle = colour
      pen.stroke()
    }
    stroke(0, 0, part.width + LINE * 1.7, INK)
    stroke(0, 0, part.width, shade(part.colour, 0.86))
    if (part.width > 0.05) {
      const t = part.width * 0.24
      stroke(-t, -t * 0.3, part.width * 0.42, shade(part.colour, 1.22))
    }
  } else {
    pen.beginPath()
    for (const [i, point] of part.points.entries()) {
      const [u, v] = seen(point)
      if (i === 0) pen.moveTo(u, v)
      else pen.lineTo(u, v)
    }
    pen.closePath()
    pen.strokeStyle = INK
    pen.lineWidth = LINE * 1.8
    pen.stroke()
    pen.fillStyle = part.colour
    pen.fill()
  }
}
