/** A place on the table in board units (inches on open tables), x to the east, y to the south. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** An angle in degrees clockwise from north (the top edge of the table). */
export type Degrees = number

/** A closed outline; the last corner joins the first. */
export type Polygon = readonly Point[]

/** The distance between two places, in board units. */
export function distance(a: Point, b: Point): number {
  const x = b.x - a.x
  const y = b.y - a.y
  return Math.sqrt(x * x + y * y)
}

/** The same angle in the range 0 (included) to 360 (not included). */
export function normal(angle: Degrees): Degrees {
  const turned = angle % 360
  const positive = turned < 0 ? turned + 360 : turned
  return positive >= 360 ? 0 : positive
}

/** The direction from `a` to `b` in degrees clockwise from north, 0 to below 360; 0 if they are one place. */
export function bearing(a: Point, b: Point): Degrees {
  const x = b.x - a.x
  const y = b.y - a.y
  if (x === 0 && y === 0) return 0
  return normal((Math.atan2(x, -y) * 180) / Math.PI)
}

/** The step of length 1 in a direction; exact for the four points of the compass. */
export function heading(degrees: Degrees): Point {
  switch (normal(degrees)) {
    case 0:
      return { x: 0, y: -1 }
    case 90:
      return { x: 1, y: 0 }
    case 180:
      return { x: 0, y: 1 }
    case 270:
      return { x: -1, y: 0 }
    default: {
      const radians = (degrees * Math.PI) / 180
      return { x: Math.sin(radians), y: -Math.cos(radians) }
    }
  }
}

/** The place `d` board units from `p` in a direction (clockwise from north). */
export function moveBy(p: Point, degrees: Degrees, d: number): Point {
  const step = heading(degrees)
  return { x: p.x + step.x * d, y: p.y + step.y * d }
}

/** How far two directions lie apart, 0 to 180 degrees. */
export function angleBetween(a: Degrees, b: Degrees): Degrees {
  const apart = normal(a - b)
  return apart > 180 ? 360 - apart : apart
}

/** The place at parameter `t` of the straight line from `a` (0) to `b` (1). */
export function along(a: Point, b: Point, t: number): Point {
  if (t === 1) return b
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t }
}
