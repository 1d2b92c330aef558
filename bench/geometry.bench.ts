import { footprint } from '../src/geometry/bases'
import { groundIndex, pathCost, type GroundArea } from '../src/geometry/ground'
import type { Point, Polygon } from '../src/geometry/point'
import { pathTo, reachField, reachOutlines } from '../src/geometry/reach'
import { blockersBetween, isClear, sightIndex, type Blocker } from '../src/geometry/sight'
import { measure } from './rows'

/** Always the same numbers from 0 to 1: a measurement should not depend on luck. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const next = numbers(8)

function blob(x: number, y: number, corners: number): Polygon {
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * 2 * Math.PI
    const radius = 1.5 + next() * 1.5
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

function someBlobs(count: number, width: number, height: number): readonly Polygon[] {
  return Array.from({ length: count }, () =>
    blob(next() * width, next() * height, 8 + Math.floor(next() * 9)),
  )
}

const units = Array.from({ length: 200 }, (_, i) => ({
  id: `u${i}`,
  at: { x: next() * 72, y: next() * 48 },
  facing: next() * 360,
}))
const blockers: readonly Blocker[] = [
  ...units.map(u => ({ id: u.id, outline: footprint(u.at, u.facing, 1, 1), ends: 'never' as const })),
  ...someBlobs(30, 72, 48).map((outline, i) => ({ id: `wood${i}`, outline, ends: 'open' as const })),
]
const index = sightIndex(blockers)
const few = sightIndex(blockers.slice(-30))

interface Line {
  readonly from: Point
  readonly to: Point
  readonly ignore: (id: string) => boolean
}

function lines(limit: number): readonly Line[] {
  const made: Line[] = []
  while (made.length < 1000) {
    const a = units[Math.floor(next() * 200)]
    const b = units[Math.floor(next() * 200)]
    if (!a || !b || a === b || Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) > limit) continue
    made.push({ from: a.at, to: b.at, ignore: id => id === a.id || id === b.id })
  }
  return made
}

const far = lines(Infinity)
const near = lines(12)

function thousand(list: readonly Line[], ask: (line: Line) => unknown): () => unknown {
  return () => {
    for (const line of list) ask(line)
  }
}

const road: GroundArea = {
  line: [
    { x: 0, y: 20 },
    { x: 20, y: 17 },
    { x: 30, y: 19 },
    { x: 48, y: 14 },
  ],
  width: 1,
  rate: 0.5,
  label: 'road',
  priority: 2,
}
const areas: readonly GroundArea[] = [
  ...someBlobs(30, 48, 36).map(outline => ({ outline, rate: 2, label: 'wood', priority: 1 })),
  road,
]
const ground = groundIndex(areas)
const board = { width: 48, height: 36 }
const start = { x: 22, y: 17.2 }
const field = reachField(ground, start, 6, { board })
const path = [start, { x: 24, y: 19 }, { x: 26, y: 18 }, { x: 27, y: 15 }]

measure('geometry', [
  {
    name: 'a thousand lines of sight, clear or not, any two of 200 units',
    run: thousand(far, line => isClear(index, line.from, line.to, line.ignore)),
  },
  {
    name: 'a thousand lines of sight, clear or not, within 12 inches',
    run: thousand(near, line => isClear(index, line.from, line.to, line.ignore)),
  },
  {
    name: 'a thousand lines of sight over 30 woods without units',
    run: thousand(far, line => isClear(few, line.from, line.to, line.ignore)),
  },
  {
    name: 'a thousand lists of what stands in the line, any two of 200 units',
    run: thousand(far, line => blockersBetween(index, line.from, line.to, line.ignore)),
  },
  { name: 'make 230 blockers ready', run: () => sightIndex(blockers) },
  { name: 'cost of a path of three legs', run: () => pathCost(ground, path) },
  { name: 'make 31 pieces of ground ready', run: () => groundIndex(areas) },
  { name: 'reach of 6 inches with a road', run: () => reachField(ground, start, 6, { board }) },
  { name: 'reach of 6 inches and its outline', run: outlined },
  { name: 'path to a place in reach, past a wood', run: () => pathTo(field, { x: 27, y: 15 }) },
])

function outlined(): unknown {
  return reachOutlines(reachField(ground, start, 6, { board }))
}
