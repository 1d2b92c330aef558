import type { Point } from '../../../src/geometry/point'
import type { Side } from '../../../src/engine/ids'
import type { Chip, Feature, FeatureKind, Prop, Token } from '../../../src/engine/scene'

export type Pair = readonly [number, number]

export const points = (pairs: readonly Pair[]): readonly Point[] => pairs.map(([x, y]) => ({ x, y }))

/** A smooth line or outline through points: what a scenario's author would store. */
export function smooth(pairs: readonly Pair[], closed: boolean, steps = 8): readonly Point[] {
  const n = pairs.length
  const at = (i: number): Pair => pairs[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))] ?? [0, 0]
  const out: Point[] = []
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let k = 0; k < steps; k++) {
      const t = k / steps
      const mix = (m: 0 | 1): number =>
        0.5 *
        (2 * b[m] +
          (c[m] - a[m]) * t +
          (2 * a[m] - 5 * b[m] + 4 * c[m] - d[m]) * t * t +
          (3 * b[m] - a[m] - 3 * c[m] + d[m]) * t * t * t)
      out.push({ x: mix(0), y: mix(1) })
    }
  }
  if (!closed) {
    const [x, y] = at(n - 1)
    out.push({ x, y })
  }
  return out
}

let count = 0
const id = (kind: string): string => `${kind}-${count++}`

export function area(kind: FeatureKind, outline: readonly Point[], look?: string): Feature {
  return { id: id(kind), kind, shape: { area: outline }, ...(look === undefined ? {} : { look }) }
}

export function line(kind: FeatureKind, along: readonly Point[], width: number, look?: string): Feature {
  return { id: id(kind), kind, shape: { line: along, width }, ...(look === undefined ? {} : { look }) }
}

/** A rectangle about a place, turned by radians. */
export function rect(x: number, y: number, w: number, d: number, turn = 0): readonly Point[] {
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  return (
    [
      [-w / 2, -d / 2],
      [w / 2, -d / 2],
      [w / 2, d / 2],
      [-w / 2, d / 2],
    ] as const
  ).map(([u, v]) => ({ x: x + u * c - v * s, y: y + u * s + v * c }))
}

export function ellipse(x: number, y: number, rx: number, ry: number): readonly Point[] {
  return Array.from({ length: 32 }, (_, i) => {
    const a = (i / 32) * Math.PI * 2
    return { x: x + Math.cos(a) * rx, y: y + Math.sin(a) * ry }
  })
}

export const CHIPS: Readonly<Record<string, Chip>> = {
  D: { text: 'D', tone: 'disorganized', label: 'Disorganized' },
  S: { text: 'S', tone: 'suppressed', label: 'Suppressed' },
  H: { text: 'H', tone: 'damage', label: 'Hull' },
  T: { text: 'T', tone: 'plain', label: 'Turret' },
}

export function token(
  name: string,
  at: Pair,
  side: Side | null,
  silhouette: string,
  paint: string,
  facing: number,
  more: Partial<Token> & { readonly chip?: string } = {},
): Token {
  const { chip, ...rest } = more
  const known = chip === undefined ? undefined : CHIPS[chip]
  return {
    id: name,
    name,
    side,
    at: { x: at[0], y: at[1] },
    facing,
    width: 1.02,
    depth: 1.02,
    shape: 'base',
    silhouette,
    paint,
    quality: 2,
    chips: known ? [known] : [],
    spent: false,
    ...rest,
  }
}

export function prop(kind: Prop['kind'], at: Pair, more: Partial<Prop> = {}): Prop {
  return {
    id: id(kind),
    kind,
    at: { x: at[0], y: at[1] },
    facing: 0,
    width: 1,
    depth: 1,
    side: null,
    ...more,
  }
}
