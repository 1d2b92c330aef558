import { distance, heading, type Degrees, type Point } from './point'
import { isWithin } from './tolerance'

/** How the figures of a unit stand: in one or two ranks, two abreast, or in no order. */
export type Form = 'line' | 'column' | 'loose'

/** What a formation keeps to. */
export interface FormationLimits {
  /** Inches from one figure to the next; in no order it is up to 1.64 times as far. */
  readonly spacing: number
  /** Whether a figure may stand there. */
  readonly free: (place: Point) => boolean
  /** Places that are taken first, cover for one. */
  readonly better?: (place: Point) => boolean
}

/** More figures than this stand in two ranks. */
const ONE_RANK = 12
/** Looked through for free places, for each figure. */
const TRIES = 8

/**
 * Places for `count` figures about a middle, facing there. What is not free is left out and the formation goes on beyond it; so
 * there may be fewer places than figures, where there is no room.
 */
export function slots(
  form: Form,
  count: number,
  middle: Point,
  facing: Degrees,
  { spacing, free, better }: FormationLimits,
): readonly Point[] {
  const [tries, placeAt] = candidates(form, count, middle, facing, spacing)
  const found: Point[] = []
  const others: Point[] = []
  for (let at = 0; at < tries && found.length < count; at++) {
    const place = placeAt(at)
    if (!free(place)) continue
    if (better && !better(place)) others.push(place)
    else found.push(place)
  }
  return [...found, ...others].slice(0, count)
}

/** How many places there are, and which comes when: from the middle outwards. Most of them are never asked for. */
function candidates(
  form: Form,
  count: number,
  middle: Point,
  facing: Degrees,
  spacing: number,
): readonly [count: number, placeAt: (at: number) => Point] {
  if (form === 'loose') return lattice(middle, spacing, count * TRIES)
  const ranks = form === 'line' ? (count > ONE_RANK ? 2 : 1) : Math.ceil(count / 2)
  const files = form === 'line' ? Math.ceil(count / ranks) : 2
  const ahead = heading(facing)
  const place = (file: number, rank: number): Point => ({
    x: middle.x - ahead.y * file * spacing - ahead.x * rank * spacing,
    y: middle.y + ahead.x * file * spacing - ahead.y * rank * spacing,
  })
  const across = outwards(form === 'line' ? files + TRIES : files, files)
  const back = outwards(form === 'line' ? ranks : ranks + TRIES, ranks)
  const deep = back.length
  const wide = across.length
  return [
    deep * wide,
    form === 'line'
      ? at => place(across[Math.floor(at / deep)] ?? 0, back[at % deep] ?? 0)
      : at => place(across[at % wide] ?? 0, back[Math.floor(at / wide)] ?? 0),
  ]
}

/** `most` steps from the middle of `count`, the nearest first: 0, 1, -1 for three, a half to either side for two. */
function outwards(most: number, count: number): readonly number[] {
  const from = count % 2 === 0 ? 0.5 : 0
  return Array.from({ length: most }, (_, at) => {
    const step = count % 2 === 0 ? Math.floor(at / 2) + from : Math.ceil(at / 2)
    return at % 2 === 0 ? -step + 0 : step
  })
}

/** Places of a lattice of triangles about a middle, the nearest first. */
function lattice(
  { x, y }: Point,
  spacing: number,
  count: number,
): readonly [count: number, placeAt: (at: number) => Point] {
  // Two that stray towards each other are still a spacing apart.
  const wide = spacing / (1 - 2 * STRAY)
  const all = steps(count)
  return [
    all.length,
    at => {
      const step = all[at] ?? all[0]
      return step ? { x: x + step.x * wide, y: y + step.y * wide } : { x, y }
    },
  ]
}

/** Men in no order stand on no grid: a share of the spacing by which a place strays, always the same, none in the middle. */
const STRAY = 0.12

function strayed(column: number, row: number): Point {
  if (column === 0 && row === 0) return { x: 0, y: 0 }
  const angle = ((column * 137 + row * 211) % 360) * (Math.PI / 180)
  return { x: Math.cos(angle) * STRAY, y: Math.sin(angle) * STRAY }
}

/** The first steps from the middle of a lattice, by how many: there are only so many sizes of a unit. */
const known = new Map<number, readonly Point[]>()

function steps(count: number): readonly Point[] {
  const found = known.get(count)
  if (found) return found
  const rows = Math.ceil(Math.sqrt(count)) + 1
  const places: Point[] = []
  for (let row = -rows; row <= rows; row++) {
    const shift = row % 2 === 0 ? 0 : 0.5
    for (let column = -rows; column <= rows; column++) {
      const stray = strayed(column, row)
      places.push({ x: column + shift + stray.x, y: row * Math.sqrt(0.75) + stray.y })
    }
  }
  const far = ({ x, y }: Point): number => Math.round((x * x + y * y) * 1e6)
  const sorted = places.toSorted((a, b) => far(a) - far(b) || a.y - b.y || a.x - b.x).slice(0, count)
  known.set(count, sorted)
  return sorted
}

/**
 * Who goes where: for each place `from` the place of `to` that it gets, so that long ways are avoided (the squares of all ways
 * together are least). There must be at least as many places as figures. Takes the cube of their number.
 */
export function assigned(from: readonly Point[], to: readonly Point[]): readonly number[] {
  const [n, m] = [from.length, to.length]
  if (m < n) throw new RangeError(`${n} figures have only ${m} places to go to.`)
  const cost = new Float64Array(n * m)
  let cell = 0
  for (const a of from) for (const b of to) cost[cell++] = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
  // The Hungarian method: rows one by one, each along the cheapest alternating path.
  const u = new Float64Array(n + 1)
  const v = new Float64Array(m + 1)
  const rowOf = new Int32Array(m + 1)
  const way = new Int32Array(m + 1)
  const least = new Float64Array(m + 1)
  const used = new Uint8Array(m + 1)
  for (let row = 1; row <= n; row++) {
    rowOf[0] = row
    let column = 0
    least.fill(Infinity)
    used.fill(0)
    do {
      used[column] = 1
      const at = rowOf[column] ?? 0
      let delta = Infinity
      let next = 0
      for (let j = 1; j <= m; j++) {
        if (used[j] === 1) continue
        const reduced = (cost[(at - 1) * m + j - 1] ?? 0) - (u[at] ?? 0) - (v[j] ?? 0)
        if (reduced < (least[j] ?? 0)) {
          least[j] = reduced
          way[j] = column
        }
        if ((least[j] ?? 0) < delta) {
          delta = least[j] ?? 0
          next = j
        }
      }
      for (let j = 0; j <= m; j++) {
        if (used[j] === 1) {
          const owner = rowOf[j] ?? 0
          u[owner] = (u[owner] ?? 0) + delta
          v[j] = (v[j] ?? 0) - delta
        } else least[j] = (least[j] ?? 0) - delta
      }
      column = next
    } while (rowOf[column] !== 0)
    do {
      const before = way[column] ?? 0
      rowOf[column] = rowOf[before] ?? 0
      column = before
    } while (column !== 0)
  }
  const found = Array.from({ length: n }, () => -1)
  for (let j = 1; j <= m; j++) {
    const row = rowOf[j] ?? 0
    if (row > 0) found[row - 1] = j - 1
  }
  return found
}

/** The figures in groups: each is within `link` of another of its group. The largest first, in the order of the figures. */
export function groupsOf(places: readonly Point[], link: number): readonly (readonly number[])[] {
  const groups: number[][] = []
  const seen = new Uint8Array(places.length)
  for (let start = 0; start < places.length; start++) {
    if (seen[start] === 1) continue
    seen[start] = 1
    const group = [start]
    for (const at of group) {
      const a = places[at]
      for (let other = 0; other < places.length; other++) {
        const b = places[other]
        if (seen[other] === 1 || !a || !b || !isWithin(distance(a, b), link)) continue
        seen[other] = 1
        group.push(other)
      }
    }
    groups.push(group.length > 1 ? group.toSorted((a, b) => a - b) : group)
  }
  return groups.length > 1 ? groups.toSorted((a, b) => b.length - a.length) : groups
}

/** Whether all figures hang together, each within `link` of the next: a chain. A single one does. */
export function isTogether(places: readonly Point[], link: number): boolean {
  return groupsOf(places, link).length <= 1
}

/**
 * Pairs for a charge: as many figures as can be get one of their own to reach, the nearest being asked first; -1 for those that
 * get none. `far` is how far figure `i` has to go to reach `j`, Infinity where it cannot.
 */
export function paired(
  count: number,
  others: number,
  far: (i: number, j: number) => number,
): readonly number[] {
  const order: { readonly j: number; readonly away: number }[][] = []
  for (let i = 0; i < count; i++) {
    const reached: { readonly j: number; readonly away: number }[] = []
    for (let j = 0; j < others; j++) {
      const away = far(i, j)
      if (away < Infinity) reached.push({ j, away })
    }
    order.push(reached.length > 1 ? reached.toSorted((a, b) => a.away - b.away || a.j - b.j) : reached)
  }
  const takenBy = Array.from({ length: others }, () => -1)
  const place = (i: number, asked: Set<number>): boolean => {
    for (const { j } of order[i] ?? []) {
      if (asked.has(j)) continue
      asked.add(j)
      const other = takenBy[j] ?? -1
      if (other !== -1 && !place(other, asked)) continue
      takenBy[j] = i
      return true
    }
    return false
  }
  const nearest = Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) => (order[a]?.[0]?.away ?? Infinity) - (order[b]?.[0]?.away ?? Infinity) || a - b,
  )
  for (const i of nearest) place(i, new Set())
  const found = Array.from({ length: count }, () => -1)
  for (const [j, i] of takenBy.entries()) if (i !== -1) found[i] = j
  return found
}
