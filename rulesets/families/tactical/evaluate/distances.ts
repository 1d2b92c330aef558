import { ROUNDING } from '../../../../src/geometry/tolerance'
import { memoBy } from '../../../../src/engine/memo'
import { rateAt } from '../../../../src/geometry/ground'
import { type Point, distance } from '../../../../src/geometry/point'
import type { Book } from '../model/book'
import { terrainOf } from '../ground/ground'
import type { Objective, TacticalState } from '../model/state'
import type { Passage } from '../model/types'

/** How far it is to an objective over the ground, from every part of the table. */
interface Field {
  readonly columns: number
  readonly rows: number
  /** Inches of open ground to the objective, by cells of one inch. */
  readonly cost: Float64Array
}

/** Costs of cells that cannot be entered: dear, so that a unit shut in by them still knows which way lies nearer. */
const BARRED = 12

const NEIGHBOURS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

/** One field for each objective and way of getting about; made once for a scenario, and a pure cache. */
const fieldsOf = memoBy((_: object) => new Map<string, Field>())

/** Inches of open ground that the way to an objective is worth: half on roads, twice through rough. About right to an inch. */
export function movementTo(
  book: Book,
  state: TacticalState,
  passage: Passage,
  objective: Objective,
  from: Point,
): number {
  if (passage === 'level') return distance(from, objective.at)
  const fields = fieldsOf(terrainOf(book, state))
  const key = `${passage} ${objective.id}`
  let field = fields.get(key)
  if (!field) {
    field = spreadFrom(book, state, passage, objective.at)
    fields.set(key, field)
  }
  const near = distance(from, objective.at)
  if (near < 1.5) return near
  return between(field, from)
}

function spreadFrom(book: Book, state: TacticalState, passage: Passage, goal: Point): Field {
  const columns = Math.ceil(state.scenario.board.width)
  const rows = Math.ceil(state.scenario.board.height)
  const movement = terrainOf(book, state).movement(passage)
  const rates = Array.from({ length: columns * rows }, (_, i) => {
    const rate = rateAt(movement, { x: (i % columns) + 0.5, y: Math.floor(i / columns) + 0.5 })
    return Number.isFinite(rate) ? rate : BARRED
  })
  const cost = new Float64Array(columns * rows).fill(Number.POSITIVE_INFINITY)
  const start = cellOf(columns, rows, goal)
  cost[start] = 0
  // Costs settle after few sweeps: each one mends what the one before left too dear.
  let open: number[] = [start]
  while (open.length > 0) {
    const next = new Set<number>()
    for (const i of open) {
      const column = i % columns
      const row = Math.floor(i / columns)
      for (const [dx, dy] of NEIGHBOURS) {
        const c = column + dx
        const r = row + dy
        if (c < 0 || r < 0 || c >= columns || r >= rows) continue
        const j = r * columns + c
        const step = (((rates[i] ?? 1) + (rates[j] ?? 1)) / 2) * (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1)
        const total = (cost[i] ?? 0) + step
        if (total >= (cost[j] ?? 0) - ROUNDING) continue
        cost[j] = total
        next.add(j)
      }
    }
    open = [...next]
  }
  return { columns, rows, cost }
}

function cellOf(columns: number, rows: number, { x, y }: Point): number {
  const column = Math.min(columns - 1, Math.max(0, Math.floor(x)))
  const row = Math.min(rows - 1, Math.max(0, Math.floor(y)))
  return row * columns + column
}

/** The cost at a place between the middles of four cells. */
function between({ columns, rows, cost }: Field, { x, y }: Point): number {
  const left = Math.min(columns - 1, Math.max(0, Math.floor(x - 0.5)))
  const top = Math.min(rows - 1, Math.max(0, Math.floor(y - 0.5)))
  const right = Math.min(columns - 1, left + 1)
  const bottom = Math.min(rows - 1, top + 1)
  const u = Math.min(1, Math.max(0, x - 0.5 - left))
  const v = Math.min(1, Math.max(0, y - 0.5 - top))
  const at = (column: number, row: number): number => cost[row * columns + column] ?? 0
  const above = at(left, top) * (1 - u) + at(right, top) * u
  const below = at(left, bottom) * (1 - u) + at(right, bottom) * u
  return above * (1 - v) + below * v
}
