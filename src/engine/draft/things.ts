import { hexOf, placeOf } from '../../geometry/hexBoard'
import { hexLabel, hexOfLabel, onBoard } from '../../geometry/hexes'
import type { Point } from '../../geometry/point'
import { cellAt, cellCentre } from '../../geometry/squares'
import { zoneAt } from '../../geometry/zones'
import { SIDES, type Side } from '../ids'
import type { Scenario } from '../scenario'
import type { BoardPicture } from '../scene'
import { type Path, valueAt, withValue } from './paths'
import { type Shape, isLineOfPoints, isPoint, shapeAt } from './shape'

/** How a place is written: as a point, or by the name of a hex, a square or a zone. */
type Written = 'point' | 'hex' | 'square' | 'zone'

/** Something that a scenario lists and that stands on the table, or might. */
export interface Thing {
  /** Its entry. */
  readonly path: Path
  readonly list: string
  /** The id of its entry, where it has one. */
  readonly id: string | null
  readonly name: string
  readonly side: Side | null
  /** Its type, where it is a unit of the muster. */
  readonly type: string | null
  /** Where its place is written; null where the scenario does not place it. */
  readonly written: { readonly as: Written; readonly path: Path }
  readonly at: Point | null
}

/** A row of places: a zone, a course. `closed` is an area. */
export interface Outline {
  readonly path: Path
  readonly closed: boolean
  readonly side: Side | null
  readonly points: readonly Point[]
}

const MEMBERS: readonly (readonly [string, Written])[] = [
  ['at', 'point'],
  ['hex', 'hex'],
  ['square', 'square'],
  ['zone', 'zone'],
]
/** Members of every scenario that are no lists of things. */
const NO_LISTS = new Set(['ground', 'board', 'briefing', 'sides'])

type Entry = Readonly<Record<string, unknown>>

const entryOf = (value: unknown): Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Entry) : {}
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const sideOf = (value: unknown): Side | null => SIDES.find(side => side === value) ?? null

/** The lists of a scenario by the shape of its ruleset: 'units', 'objectives', 'batteries'. */
export function listsOf(shape: Shape): readonly string[] {
  return Object.entries(shape.properties ?? {}).flatMap(([key, each]) =>
    !NO_LISTS.has(key) && each.items && !isLineOfPoints(each) ? [key] : [],
  )
}

/** How the entries of a list are placed; null where they stand nowhere. */
export function writtenOf(shape: Shape, list: string): Written | null {
  const items = shapeAt(shape, [list, 0])
  if (!items) return null
  if (items.type === 'string' && items.pattern?.startsWith('^[A-Z]')) return 'square'
  const member = MEMBERS.find(([key, as]) =>
    as === 'point' ? isPoint(items.properties?.[key]) : items.properties?.[key] !== undefined,
  )
  return member?.[1] ?? null
}

/** All that a scenario lists and that has a place, or could have one. */
export function thingsOf(shape: Shape, draft: Scenario): readonly Thing[] {
  return listsOf(shape).flatMap(list => {
    const as = writtenOf(shape, list)
    const entries = valueAt(draft, [list])
    if (!as || !Array.isArray(entries)) return []
    return entries.map((value: unknown, at): Thing => {
      const entry = entryOf(value)
      const path = [list, at]
      const member = MEMBERS.find(each => each[1] === as)?.[0] ?? ''
      const place = typeof value === 'string' ? path : [...path, member]
      const id = textOf(entry['id'])
      return {
        path,
        list,
        id,
        name: textOf(entry['name']) ?? textOf(entry['kind']) ?? textOf(value) ?? id ?? '',
        side: sideOf(entry['side']) ?? sideOfGroup(draft, entry['group']),
        type: textOf(entry['type']),
        written: { as, path: place },
        at: placeRead(draft.board, as, valueAt(draft, place)),
      }
    })
  })
}

/** Who belongs to a group is of its side. */
function sideOfGroup(draft: Scenario, group: unknown): Side | null {
  const groups = valueAt(draft, ['groups'])
  if (typeof group !== 'string' || !Array.isArray(groups)) return null
  return sideOf(groups.map(entryOf).find(each => each['id'] === group)?.['side'])
}

/** Every row of places in a scenario, besides its ground. */
export function outlinesOf(shape: Shape, draft: Scenario): readonly Outline[] {
  const found: Outline[] = []
  const look = (path: Path, each: Shape, side: Side | null): void => {
    const value = valueAt(draft, path)
    if (value === undefined || value === null || path.length > 3) return
    if (isLineOfPoints(each)) {
      const points = Array.isArray(value) ? value.filter(isPlace) : []
      found.push({ path, closed: (each.minItems ?? 0) >= 3, side, points })
    } else if (each.items && Array.isArray(value)) {
      const { items } = each
      for (const [at, entry] of value.entries())
        look([...path, at], items, sideOf(entryOf(entry)['side']) ?? side)
    } else {
      for (const [key, inner] of Object.entries(each.properties ?? {}))
        look([...path, key], inner, sideOf(key) ?? side)
    }
  }
  for (const [key, each] of Object.entries(shape.properties ?? {}))
    if (!NO_LISTS.has(key)) look([key], each, null)
  return found
}

const isPlace = (value: unknown): value is Point =>
  typeof entryOf(value)['x'] === 'number' && typeof entryOf(value)['y'] === 'number'

/** The place that a value names; null where it names none of this board. */
function placeRead(board: BoardPicture, as: Written, value: unknown): Point | null {
  if (as === 'point') return isPlace(value) ? { x: value.x, y: value.y } : null
  if (as === 'zone' && board.kind === 'zones' && typeof value === 'number') {
    const band = board.zones[value - 1]
    return band ? { x: (band.from + band.to) / 2, y: board.height / 2 } : null
  }
  if (typeof value !== 'string') return null
  if (as === 'hex' && board.kind === 'hexes' && /^\d{4}$/.test(value))
    return placeOf(board, hexOfLabel(value))
  if (as !== 'square' || board.kind !== 'squares') return null
  const row = board.rowNames.findIndex(name => value.startsWith(name))
  const column = board.columnNames.indexOf(value.slice(board.rowNames[row]?.length ?? 0))
  return row < 0 || column < 0 ? null : cellCentre({ column, row }, board.origin, board.size)
}

/** How a place is written on this board; null off it. */
export function placeWritten(board: BoardPicture, as: Written, at: Point): Point | string | number | null {
  if (as === 'point') {
    const hold = (value: number, most: number): number =>
      Math.round(Math.min(most, Math.max(0, value)) * 1000) / 1000
    return { x: hold(at.x, board.width), y: hold(at.y, board.height) }
  }
  if (as === 'hex' && board.kind === 'hexes') {
    const hex = hexOf(board, at)
    return onBoard(hex, board.columns, board.rows) ? hexLabel(hex) : null
  }
  if (as === 'zone' && board.kind === 'zones') {
    const zone = zoneAt(at.x, board.zones)
    return zone === null ? null : zone + 1
  }
  if (as !== 'square' || board.kind !== 'squares') return null
  const { column, row } = cellAt(at, board.origin, board.size)
  const names = [board.rowNames[row], board.columnNames[column]]
  return names.includes(undefined) ? null : names.join('')
}

/** The scenario with a thing at another place; as it is where there is no such place. */
export function withPlace(draft: Scenario, thing: Thing, at: Point): Scenario {
  const place = placeWritten(draft.board, thing.written.as, at)
  return place === null ? draft : withValue(draft, thing.written.path, place)
}

/** The scenario with a thing turned: degrees, or sixths where the board is of hexes. */
export function withFacing(shape: Shape, draft: Scenario, { path }: Thing, degrees: number): Scenario {
  const facing = shapeAt(shape, [...path, 'facing'])
  if (!facing) return draft
  const whole = ((Math.round(degrees) % 360) + 360) % 360
  const sixths = draft.board.kind === 'hexes'
  return withValue(draft, [...path, 'facing'], sixths ? Math.round(whole / 60) % 6 : whole)
}
