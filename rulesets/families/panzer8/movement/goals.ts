import { memoBy } from '../../../../src/engine/memo'
import { otherSide } from '../../../../src/engine/ids'
import { type Degrees, type Point, bearing, distance, moveBy } from '../../../../src/geometry/point'
import { type Piece, landOf, middleOf } from '../ground/terrain'
import { onTable, typeOf } from '../model/lookup'
import { type Sheets, isArmoured, isFoot } from '../model/sheet'
import type { Field, FieldScenario, Standing } from '../model/state'
import { moveClassOf } from './rates'

/** Where an element might go, to be cut to what it may. */
export interface Goal {
  readonly path: readonly Point[]
  /** How one looks there; null where it is towards the nearest enemy, which of many goals is asked of one. */
  readonly facing: Degrees | null
  readonly label: string
}

const COMPASS: readonly (readonly [Degrees, string])[] = [
  [0, 'north'],
  [45, 'north-east'],
  [90, 'east'],
  [135, 'south-east'],
  [180, 'south'],
  [225, 'south-west'],
  [270, 'west'],
  [315, 'north-west'],
]

/** Towards the nearest enemy, as one looks after a move. */
export function facingAt(state: Field, element: Standing, at: Point): Degrees {
  let best: Point | null = null
  for (const enemy of onTable(state, otherSide(element.side)))
    if (!best || distance(enemy.at, at) < distance(best, at)) best = enemy.at
  return best ? Math.round(bearing(at, best)) % 360 : element.facing
}

/** Places that are worth going to: objectives, cover, crest-lines and hedges, the vicinity of friends, enemies to close with. */
export function goals(sheets: Sheets, state: Field, element: Standing, isFixed: boolean): readonly Goal[] {
  const found: Goal[] = []
  const { at } = element
  if (isFixed || typeOf(sheets, element).stays) found.push(...turnsOf(state, element))
  if (isFixed) return found
  const most = Math.max(...Object.values(sheets.rates[moveClassOf(typeOf(sheets, element), element)]))
  const add = (to: Point, label: string, facing: Degrees | null = null): void => {
    if (distance(to, at) >= 0.3) found.push({ path: [to], facing, label })
  }
  for (const [way, label] of COMPASS) {
    add(moveBy(at, way, most), label)
    add(moveBy(at, way, most / 2), `half way ${label}`)
  }
  for (const { at: place, name } of state.scenario.objectives) add(place, `to ${name}`)
  for (const place of shelters(state, element, most)) add(place, 'into cover')
  if (
    isFoot(typeOf(sheets, element)) ||
    typeOf(sheets, element).class === 'tank' ||
    typeOf(sheets, element).class === 'cavalry'
  )
    for (const enemy of onTable(state, otherSide(element.side))) {
      const away = distance(enemy.at, at)
      if (away > most + 2) continue
      add(enemy.at, `at ${enemy.name}`, Math.round(bearing(at, enemy.at)) % 360)
      // Near enough to hunt it and no nearer.
      if (isArmoured(typeOf(sheets, enemy)) && isFoot(typeOf(sheets, element)))
        add(moveBy(enemy.at, bearing(enemy.at, at), 1.7), `near ${enemy.name}`)
    }
  for (const friend of onTable(state, element.side)) {
    if (friend.id === element.id || distance(friend.at, at) > most + 4) continue
    if (typeOf(sheets, element).class === 'commander' || typeOf(sheets, friend).class === 'commander')
      add(moveBy(friend.at, bearing(friend.at, at), 1.6), `to ${friend.name}`)
  }
  found.push(...roads(state, element, most))
  return found
}

function turnsOf(state: Field, element: Standing): readonly Goal[] {
  return onTable(state, otherSide(element.side))
    .toSorted((a, b) => distance(a.at, element.at) - distance(b.at, element.at))
    .slice(0, 4)
    .map(enemy => ({
      path: [],
      facing: Math.round(bearing(element.at, enemy.at)) % 360,
      label: `Turn to ${enemy.name}`,
    }))
}

/** Pieces of ground that give cover, with their middles. */
const covers = memoBy((scenario: FieldScenario): readonly (Piece & { readonly middle: Point })[] =>
  landOf(scenario)
    .pieces.filter(({ terrain, name }) => terrain.cover !== 'none' || name === 'crest-line')
    .map(piece => ({ ...piece, middle: middleOf(piece) })),
)

/** Places in or behind the nearest cover. */
function shelters(state: Field, element: Standing, most: number): readonly Point[] {
  const { at } = element
  const places: { readonly to: Point; readonly away: number }[] = []
  for (const { line, outline, box, middle } of covers(state.scenario)) {
    if (at.x < box.minX - most - 1 || at.x > box.maxX + most + 1) continue
    if (at.y < box.minY - most - 1 || at.y > box.maxY + most + 1) continue
    if (line) {
      for (const place of along(line)) {
        const to = moveBy(place, bearing(place, at), 0.85)
        const away = distance(to, at)
        if (away < most + 0.5) places.push({ to, away })
      }
      continue
    }
    const edge = nearestCorner(outline, at)
    const to = moveBy(edge, bearing(edge, middle), 1)
    places.push({ to, away: distance(to, at) }, { to: middle, away: distance(middle, at) })
  }
  return places
    .filter(({ away }) => away < most + 1)
    .toSorted((a, b) => a.away - b.away)
    .slice(0, 6)
    .map(({ to }) => to)
}

function along(line: readonly Point[]): readonly Point[] {
  const found: Point[] = []
  let last = line[0]
  for (const next of line.slice(1)) {
    if (last) {
      const run = distance(last, next)
      const count = Math.max(1, Math.round(run / 3))
      for (let i = 0; i < count; i++) {
        const t = (i + 0.5) / count
        found.push({ x: last.x + (next.x - last.x) * t, y: last.y + (next.y - last.y) * t })
      }
    }
    last = next
  }
  return found
}

/** The place on the edge of an outline that is nearest: a corner or the middle between two. */
function nearestCorner(outline: readonly Point[], at: Point): Point {
  let best = at
  let least = Infinity
  let last = outline.at(-1) ?? at
  for (const next of outline) {
    for (const p of [next, { x: (last.x + next.x) / 2, y: (last.y + next.y) / 2 }]) {
      const away = distance(p, at)
      if (away < least) {
        least = away
        best = p
      }
    }
    last = next
  }
  return best
}

/** Along the roads, both ways. */
function roads(state: Field, element: Standing, most: number): readonly Goal[] {
  const found: Goal[] = []
  for (const { line, terrain } of landOf(state.scenario).pieces) {
    if (!line || terrain.going !== 'road') continue
    for (const way of [line, line.toReversed()]) {
      const from = way.findIndex(p => distance(p, element.at) <= most)
      if (from === -1) continue
      const ahead = way.slice(from)
      const end = ahead.at(-1)
      if (end && distance(end, element.at) > 0.3)
        found.push({ path: ahead, facing: null, label: 'along the road' })
    }
  }
  return found
}
