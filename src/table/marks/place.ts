import type { Point } from '../../geometry/point'

/** A rectangle on the canvas, CSS pixels. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A tag that wants a place beside its token. */
export interface Wish {
  readonly w: number
  readonly h: number
  /** What it speaks of, with its brackets and name. */
  readonly anchor: Rect
  /** The chosen target's tag is placed first. */
  readonly first?: boolean
}

/** Something that tags rather do not cover; words (weight 4) less so than bases (1). */
export interface Shy extends Rect {
  readonly weight?: number
  /** Something to be read: nothing lies on it as long as any place beside the token is free of such. */
  readonly read?: true
}

export interface Spot extends Rect {
  /** Set where the tag had to go so far away that a line must lead to what it speaks of. */
  readonly leader: boolean
}

export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y))

export const middle = (r: Rect): Point => ({ x: r.x + r.w / 2, y: r.y + r.h / 2 })

const GAP = 12
/** Steps of the search around a token when none of the four sides is free. */
const RINGS = 7
const RAYS = 16

interface Place {
  readonly x: number
  readonly y: number
  readonly cost: number
}

function* places(wish: Wish): Generator<Place> {
  const { anchor: a, w, h } = wish
  const cx = a.x + a.w / 2
  const cy = a.y + a.h / 2
  yield { x: a.x + a.w + GAP, y: cy - h / 2, cost: 0 }
  yield { x: a.x - w - GAP, y: cy - h / 2, cost: 40 }
  yield { x: cx - w / 2, y: a.y + a.h + GAP, cost: 60 }
  yield { x: cx - w / 2, y: a.y - h - GAP, cost: 80 }
  yield { x: a.x, y: a.y + a.h + GAP, cost: 120 }
  yield { x: a.x + a.w - w, y: a.y + a.h + GAP, cost: 130 }
  yield { x: a.x, y: a.y - h - GAP, cost: 140 }
  yield { x: a.x + a.w - w, y: a.y - h - GAP, cost: 150 }
  yield { x: a.x + a.w + GAP, y: a.y, cost: 160 }
  yield { x: a.x + a.w + GAP, y: a.y + a.h - h, cost: 170 }
  yield { x: a.x - w - GAP, y: a.y, cost: 180 }
  yield { x: a.x - w - GAP, y: a.y + a.h - h, cost: 190 }
  for (let ring = 1; ring <= RINGS; ring++) {
    const rx = a.w / 2 + w / 2 + ring * 34
    const ry = a.h / 2 + h / 2 + ring * 26
    for (let ray = 0; ray < RAYS; ray++) {
      const angle = (ray / RAYS) * Math.PI * 2
      yield {
        x: cx + Math.cos(angle) * rx - w / 2,
        y: cy + Math.sin(angle) * ry - h / 2,
        cost: 400 + ring * 220 + ray,
      }
    }
  }
}

/**
 * Where a tag can be pushed against what is in its way or against the edges: if there is any free place for it on the
 * canvas, one of these is free too.
 */
function* corners({ w, h, anchor }: Wish, walls: readonly Rect[], bounds: Rect): Generator<Place> {
  const at = middle(anchor)
  const xs = [bounds.x, bounds.x + bounds.w - w, ...walls.flatMap(wall => [wall.x + wall.w, wall.x - w])]
  const ys = [bounds.y, bounds.y + bounds.h - h, ...walls.flatMap(wall => [wall.y + wall.h, wall.y - h])]
  for (const x of xs) {
    for (const y of ys) yield { x, y, cost: 3000 + Math.hypot(x + w / 2 - at.x, y + h / 2 - at.y) }
  }
}

/** What a place costs that covers what must not be covered: more than any other price. */
const FORBIDDEN = 1e6
/** What it costs to lie on something that is to be read: more than any way off. */
const UNREADABLE = 1e5
/** How shy a tag is of what another one speaks of. */
const OTHERS = 2
/** Rounding of a place pushed against an edge, square pixels. */
const ROUNDING = 1e-6

/** The cheapest place so far. */
interface Best {
  price: number
  spot?: Spot
}

function improve(
  best: Best,
  some: Iterable<Place>,
  wish: Wish,
  walls: readonly Rect[],
  soft: readonly Shy[],
  bounds: Rect,
): void {
  for (const { x, y, cost } of some) {
    if (cost > best.price) continue
    const rect = { x, y, w: wish.w, h: wish.h }
    let hard = wish.w * wish.h - overlap(rect, bounds)
    for (const wall of walls) hard += overlap(rect, wall)
    let price = cost + overlap(rect, wish.anchor) * 8
    if (hard > ROUNDING) price += FORBIDDEN + hard * 30
    for (const other of soft) {
      const over = overlap(rect, other)
      price += over * 0.35 * (other.weight ?? 1)
      if (other.read && over > 0) price += UNREADABLE
    }
    if (price >= best.price) continue
    best.price = price
    best.spot = { ...rect, leader: cost >= 400 }
  }
}

/**
 * Places for tags: right, left, below, above, else farther off with a leader line. No tag lies on another, on
 * `kept` (the chosen base, the piece in the hand) or beyond `bounds` if there is any room at all; `soft` (bases,
 * names, pills) are covered only if nothing better is free.
 */
export function placeTags(
  wishes: readonly Wish[],
  kept: readonly Rect[],
  soft: readonly Shy[],
  bounds: Rect,
): readonly Spot[] {
  const spots: (Spot | undefined)[] = wishes.map(() => undefined)
  const walls: Rect[] = kept.map(rect => grown(rect, 1))
  const order = wishes
    .map((wish, i) => ({ wish, i }))
    .toSorted((a, b) => Number(b.wish.first ?? false) - Number(a.wish.first ?? false))
  for (const { wish, i } of order) {
    const found: Best = { price: Infinity }
    // What another tag speaks of is to be seen as well.
    const others = wishes.filter(other => other !== wish).map(({ anchor }) => ({ ...anchor, weight: OTHERS }))
    const shy = [...soft, ...others]
    improve(found, places(wish), wish, walls, shy, bounds)
    if (found.price >= FORBIDDEN) improve(found, corners(wish, walls, bounds), wish, walls, shy, bounds)
    const best = found.spot
    if (!best) continue
    walls.push(grown(best, 4))
    spots[i] = best
  }
  return spots.map((spot, i) => {
    const wish = wishes[i]
    return spot ?? { x: bounds.x, y: bounds.y, w: wish?.w ?? 0, h: wish?.h ?? 0, leader: true }
  })
}

const grown = (r: Rect, by: number): Rect => ({ x: r.x - by, y: r.y - by, w: r.w + by * 2, h: r.h + by * 2 })
