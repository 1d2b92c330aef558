import type { Option } from '../../../../src/engine/offer'
import {
  type Degrees,
  type Point,
  angleBetween,
  bearing,
  distance,
  moveBy,
  normal,
} from '../../../../src/geometry/point'
import { distanceToLine } from '../../../../src/geometry/lines'
import { blockedAt, longest, onRoad, wayAhead } from './allowance'
import type { Book } from '../model/book'
import { duty } from './compulsion'
import { terrainOf } from '../model/ground'
import { enemiesOf, isOn } from '../model/units'
import { isLight, isRegular, isSame } from './manoeuvre'
import { marched, marchLimit } from './march'
import type { AncientAction, AncientState, Standing } from '../model/state'

type Make = () => Option<AncientAction> | null

/** How near to an enemy a move that is no charge ends. */
const SHORT = 0.1

/** Moves that stand for all that a unit may do. Each is made and judged when it is asked for. */
export function movesOf(book: Book, state: AncientState, unit: Standing): readonly Make[] {
  const owed = duty(book, state).mustAdvance.get(unit.id)
  if (owed !== undefined) {
    return [
      judged(
        book,
        state,
        { type: 'advance', unit: unit.id, facing: unit.facing, distance: owed },
        'Advance',
        moveBy(unit.at, unit.facing, owed),
      ),
    ]
  }
  const turns = facingsOf(state, unit).map(facing =>
    judged(book, state, { type: 'turn', unit: unit.id, facing }, 'Turn', unit.at),
  )
  if (isLight(book, state, unit)) return [...lightMoves(book, state, unit), ...turns]
  return [
    ...straight(book, state, unit),
    ...turnedMoves(book, state, unit),
    ...roadMoves(book, state, unit),
    ...turns,
  ]
}

/** The same, of those that the rules allow. */
function judged(book: Book, state: AncientState, action: AncientAction, label: string, at: Point): Make {
  return () => {
    const act = book.acts[action.type] as {
      refuse(b: Book, s: AncientState, a: AncientAction): readonly unknown[]
    }
    return act.refuse(book, state, action).length === 0 ? { action, label, at } : null
  }
}

/** Facings worth turning to: towards the nearest enemies, and the quarters. */
function facingsOf(state: AncientState, unit: Standing): readonly Degrees[] {
  const near = enemiesOf(state, unit.side)
    .toSorted((a, b) => distance(a.at, unit.at) - distance(b.at, unit.at))
    .slice(0, 4)
    .map(enemy => Math.round(bearing(unit.at, enemy.at)))
  const found: Degrees[] = []
  for (const each of [...near, 45, 90, 135, 180, 225, 270, 315]) {
    const facing =
      near.includes(each) && found.length < near.length ? normal(each) : normal(unit.facing + each)
    if (angleBetween(facing, unit.facing) < 4 || found.some(other => angleBetween(other, facing) < 4))
      continue
    found.push(facing)
  }
  return found
}

/** Straight ahead: all the way, three quarters, half and a quarter. */
function straight(book: Book, state: AncientState, unit: Standing): readonly Make[] {
  return lengthsOn(book, state, unit, unit.facing, [1, 0.75, 0.5, 0.25]).map(length =>
    judged(
      book,
      state,
      { type: 'advance', unit: unit.id, facing: unit.facing, distance: length },
      'Straight ahead',
      moveBy(unit.at, unit.facing, length),
    ),
  )
}

/** A turn of up to 90 degrees and up to half the distance; under the house rule also the other way round. */
function turnedMoves(book: Book, state: AncientState, unit: Standing): readonly Make[] {
  if (!isRegular(book, state, unit)) return []
  const facings = facingsOf(state, unit).filter(facing => angleBetween(facing, unit.facing) <= 90)
  const first = facings.flatMap(facing =>
    lengthsOn(book, state, unit, facing, [1, 0.5]).map(length =>
      judged(
        book,
        state,
        { type: 'advance', unit: unit.id, facing, distance: length },
        'Turn and go half',
        moveBy(unit.at, facing, length),
      ),
    ),
  )
  if (!isOn(state, 'move-then-turn')) return first
  const half = wayAhead(book, state, unit, unit.facing).reach / 2
  if (half < 0.2) return first
  const after = facings.map(facing =>
    judged(
      book,
      state,
      { type: 'advanceTurn', unit: unit.id, facing, distance: half },
      'Go half and turn',
      moveBy(unit.at, unit.facing, half),
    ),
  )
  return [...first, ...after]
}

/** Shares of the farthest that a unit can come on a facing, without touching an enemy. */
function lengthsOn(
  book: Book,
  state: AncientState,
  unit: Standing,
  facing: Degrees,
  shares: readonly number[],
): readonly number[] {
  const { reach, found } = wayAhead(book, state, unit, facing)
  const isStopped = reach >= blockedAt(found) - 0.01
  const most = isStopped ? reach - SHORT : reach
  return shares.map(share => Math.round(most * share * 1000) / 1000).filter(length => length >= 0.15)
}

/** Light units: in sixteen directions, facing as before or towards the nearest enemy. */
function lightMoves(book: Book, state: AncientState, unit: Standing): readonly Make[] {
  const makes: Make[] = []
  for (let i = 0; i < 16; i++) {
    const way = normal(unit.facing + i * 22.5)
    const full = Math.min(longest(book, state, unit), 12)
    const most = limitOn(book, state, unit, way, full)
    for (const share of [1, 0.5]) {
      const length = Math.round(most * share * 1000) / 1000
      if (length < 0.2) continue
      const at = moveBy(unit.at, way, length)
      const near = enemiesOf(state, unit.side).toSorted((a, b) => distance(a.at, at) - distance(b.at, at))[0]
      const facings = near ? [Math.round(bearing(at, near.at)), unit.facing] : [unit.facing]
      for (const facing of facings) {
        makes.push(
          judged(
            book,
            state,
            { type: 'march', unit: unit.id, path: [at], facing: normal(facing) },
            'Move',
            at,
          ),
        )
      }
    }
  }
  return makes
}

/** How far a Light unit may go in one direction: no farther than rough ground allows, and short of what is in the way. */
function limitOn(book: Book, state: AncientState, unit: Standing, way: Degrees, full: number): number {
  const far = marched(book, state, unit, [moveBy(unit.at, way, full)])
  const { limit } = marchLimit(book, state, unit, { ...far, wholeOnRoad: false })
  const open = marchLimit(book, state, unit, { ...far, rough: false, wholeOnRoad: false }).limit
  const found = far.slides[0]?.found
  const edge = found?.rough ?? Infinity
  const most = edge >= open ? open : Math.max(limit, Math.min(open, edge))
  return found ? Math.min(most, blockedAt(found) - SHORT) : most
}

/** Along the bends of the road that a unit stands on, both ways. */
function roadMoves(book: Book, state: AncientState, unit: Standing): readonly Make[] {
  return roadPaths(book, state, unit).map(path => {
    const end = path.at(-1) ?? unit.at
    const last = path.at(-2) ?? unit.at
    return judged(
      book,
      state,
      { type: 'march', unit: unit.id, path, facing: bearing(last, end) },
      'Along the road',
      end,
    )
  })
}

/** The ways along roads as far as a unit may go; only those that bend. */
export function roadPaths(book: Book, state: AncientState, unit: Standing): readonly (readonly Point[])[] {
  if (!onRoad(book, state, unit.at) || isOn(state, 'no-free-bends')) return []
  const most = longest(book, state, unit) * (unit.status === 'Disordered' ? 0.5 : 1)
  return terrainOf(book, state).roads.flatMap(({ line, width }) => {
    if (distanceToLine(unit.at, line) > width / 2 + 0.01) return []
    const at = segmentAt(line, unit.at)
    const onward = cut(unit.at, line.slice(at + 1), most)
    const back = cut(unit.at, line.slice(0, at + 1).toReversed(), most)
    return [onward, back].filter(path => path.length > 1)
  })
}

function segmentAt(line: readonly Point[], at: Point): number {
  let best = 0
  let least = Infinity
  for (let i = 0; i + 1 < line.length; i++) {
    const away = distanceToLine(at, line.slice(i, i + 2))
    if (away < least) {
      least = away
      best = i
    }
  }
  return best
}

/** The first so many inches of a path. */
function cut(from: Point, path: readonly Point[], most: number): readonly Point[] {
  const kept: Point[] = []
  let left = most
  let last = from
  for (const next of path) {
    const length = distance(last, next)
    if (length < 1e-6) continue
    if (length >= left) {
      kept.push(moveBy(last, bearing(last, next), left))
      break
    }
    kept.push(next)
    left -= length
    last = next
  }
  return kept
}

/** Turns that a unit in melee may make. */
export function engagedTurns(
  book: Book,
  state: AncientState,
  unit: Standing,
): readonly Option<AncientAction>[] {
  return [90, 180, 270].flatMap(by => {
    const facing = normal(unit.facing + by)
    const label = by === 180 ? 'Turn about' : by === 90 ? 'Turn right' : 'Turn left'
    const made = judged(
      book,
      state,
      { type: 'turn', unit: unit.id, facing },
      label,
      moveBy(unit.at, facing, 0.6),
    )()
    return made && !isSame(facing, unit.facing) ? [made] : []
  })
}
