import type { Region } from '../../../../src/engine/offer'
import { areaWhere } from '../../../../src/geometry/areas'
import { type GroundArea, groundIndex } from '../../../../src/geometry/ground'
import { type Point, distance } from '../../../../src/geometry/point'
import { type ReachField, costTo, pathTo, reachField } from '../../../../src/geometry/reach'
import { otherSide } from '../../../../src/engine/ids'
import { crossesBase } from '../ground/cover'
import { landOf } from '../ground/terrain'
import { baseOf, onTable, typeOf } from '../model/lookup'
import type { Sheets } from '../model/sheet'
import type { Field, Standing } from '../model/state'
import { type Walk, isFree, walk } from './path'
import { moveClassOf, rateAt } from './rates'

/** How closely a reach is looked at, in inches. */
const CELL = 0.5

/**
 * Where one rate takes an element without ever leaving ground that allows it. The slowest ground crossed rules a whole move, so that a
 * reach is the union of these, of what two halves of a move reach straight on, and of what lies beyond one obstacle.
 */
function fieldAt(sheets: Sheets, state: Field, element: Standing, rate: number): ReachField {
  const type = typeOf(sheets, element)
  const move = moveClassOf(type, element)
  const land = landOf(state.scenario)
  const areas = [...land.areas, ...land.tracks].map((piece): GroundArea => {
    const { box } = piece
    const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 }
    const here = piece.line?.[0] ?? middle
    const own = rateAt(
      sheets,
      { ...land, areas: [piece], tracks: piece.name === 'track' ? [piece] : [] },
      type,
      move,
      here,
    )
    const ground = {
      rate: own.rate >= rate ? 1 : Infinity,
      label: piece.id,
      priority: piece.name === 'track' ? 19 : piece.terrain.priority,
    }
    return { ...ground, outline: piece.outline }
  })
  const walls = land.obstacles.map(({ id, outline }) => ({
    rate: Infinity,
    label: id,
    priority: 30,
    outline,
  }))
  const open = sheets.rates[move].open >= rate ? 1 : Infinity
  const enemies = onTable(state, otherSide(element.side)).map(each => baseOf(sheets, each))
  return reachField(groundIndex([...areas, ...walls], open), element.at, rate, {
    board: state.scenario.board,
    cell: CELL,
    blocked: p => distance(p, element.at) < 0.1 && enemies.some(base => crossesBase(element.at, p, base)),
  })
}

/** The ways round that an element has, one field for each rate that it can keep up. */
function fieldsOf(sheets: Sheets, state: Field, element: Standing): readonly ReachField[] {
  const type = typeOf(sheets, element)
  const rates = [...new Set(Object.values(sheets.rates[moveClassOf(type, element)]))].filter(rate => rate > 0)
  return rates.map(rate => fieldAt(sheets, state, element, rate))
}

/** The way to a place: straight if that may be gone, else one around slower ground; null if it is out of reach. */
export function wayTo(
  sheets: Sheets,
  state: Field,
  element: Standing,
  to: Point,
  follow: (path: readonly Point[]) => Walk = path => walk(sheets, state, element, path),
  fields: () => readonly ReachField[] = () => fieldsOf(sheets, state, element),
): readonly Point[] | null {
  if (isFree(follow([to]))) return [to]
  for (const field of fields()) {
    if (!Number.isFinite(costTo(field, to))) continue
    const way = pathTo(field, to)?.slice(1)
    if (way && isFree(follow(way))) return way
  }
  return null
}

/** All places that an element can get to in one move, to be filled even-odd. */
export function reachOf(
  sheets: Sheets,
  state: Field,
  element: Standing,
  follow: (path: readonly Point[]) => Walk,
): Region {
  const type = typeOf(sheets, element)
  const rates = Object.values(sheets.rates[moveClassOf(type, element)])
  const most = Math.max(0, ...rates) + 2
  const { width, height } = state.scenario.board
  const { x, y } = element.at
  const box = {
    minX: Math.max(0, x - most),
    minY: Math.max(0, y - most),
    maxX: Math.min(width, x + most),
    maxY: Math.min(height, y + most),
  }
  let made: readonly ReachField[] | null = null
  const fields = (): readonly ReachField[] => (made ??= fieldsOf(sheets, state, element))
  const holds = (p: Point): boolean => wayTo(sheets, state, element, p, follow, fields) !== null
  return { outlines: areaWhere(box, CELL, holds) }
}
