import type { UnitId } from '../../engine/ids'
import type { Offer } from '../../engine/offer'
import type { Ruleset } from '../../engine/ruleset'
import type { Mark } from '../../engine/scene'
import type { GameState } from '../../engine/state'
import { loopsOf } from '../../geometry/loops'
import type { Point, Polygon } from '../../geometry/point'
import { contains } from '../../geometry/polygons'
import { chosenOffer, offersNow, offersOfUnit, optionsOf, seenNow } from '../../store/selectors'
import type { Session } from '../../store/sessionState'
import { percent } from '../ui/numbers'

/** Shares of the map of danger: each band begins above its share. */
export const BANDS = [0, 0.1, 0.2, 0.3] as const

/** How far about a unit is looked that has no way to go, in units of the board. */
const ROUND = 6
/** So many places are asked for at most: each asks every enemy. */
const MOST = 420

const kept = new WeakMap<GameState, Map<UnitId, readonly Mark[]>>()

/** The map of danger for the chosen unit while it is asked for, else null. Empty where it is safe wherever it may go. */
export function dangerNow(session: Session): readonly Mark[] | null {
  const { ruleset, focus, tool } = session
  const view = seenNow(session)
  if (tool !== 'danger' || !ruleset || !view || focus.unit === null || chosenOffer(session)?.blind)
    return null
  let maps = kept.get(view)
  if (!maps) {
    maps = new Map()
    kept.set(view, maps)
  }
  let marks = maps.get(focus.unit)
  if (!marks) {
    const own = offersOfUnit(offersNow(session), focus.unit).filter(({ refusal }) => !refusal)
    const way = own.find(offer => offer.region !== undefined) ?? own.find(({ input }) => input === 'path')
    marks = dangerMarks(ruleset, view, focus.unit, way)
    maps.set(focus.unit, marks)
  }
  return marks
}

/**
 * Where a unit could be destroyed by the other side's next attacks, all of them together, and how likely: by bands, over
 * all that it can reach, and where it stands.
 */
function dangerMarks(
  ruleset: Ruleset,
  view: GameState,
  id: UnitId,
  offer: Offer | undefined,
): readonly Mark[] {
  const unit = view.units.find(each => each.id === id)
  if (!unit?.at) return []
  const share = (at: Point): number =>
    1 - ruleset.threats(view, id, at, unit.facing).reduce((safe, { destroy }) => safe * (1 - destroy), 1)
  const cells = offer ? optionsOf(offer).flatMap(({ cell }) => (cell ? [cell] : [])) : []
  return cells.length > 0
    ? overCells(cells, share)
    : overGround(unit.at, offer?.region?.().outlines ?? [], share)
}

const bandOf = (share: number): number => BANDS.findLastIndex(from => share > from)

function overCells(cells: readonly Polygon[], share: (at: Point) => number): readonly Mark[] {
  const shares = cells.map(cell => ({ cell, share: share(middle(cell)) }))
  return BANDS.flatMap((_, band): readonly Mark[] => {
    const own = shares.filter(each => bandOf(each.share) === band)
    if (own.length === 0) return []
    return [{ kind: 'danger', outlines: own.map(({ cell }) => cell), band }]
  })
}

function overGround(from: Point, reach: readonly Polygon[], share: (at: Point) => number): readonly Mark[] {
  const corners = reach.length > 0 ? reach.flat() : around(from)
  const [left, right] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))]
  const step = Math.max(0.25, Math.sqrt(((right - left) * (bottom - top)) / MOST))
  const columns = Math.floor((right - left) / step) + 1
  const rows = Math.floor((bottom - top) / step) + 1
  const placeOf = (column: number, row: number): Point => ({ x: left + column * step, y: top + row * step })
  const isIn = (at: Point): boolean =>
    reach.length === 0 || reach.filter(one => contains(one, at)).length % 2 === 1
  const shares = Array.from({ length: columns * rows }, (_, node) => {
    const at = placeOf(node % columns, Math.floor(node / columns))
    return isIn(at) ? share(at) : 0
  })
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= columns || row >= rows ? 0 : (shares[row * columns + column] ?? 0)
  const bands = BANDS.flatMap((least, band): readonly Mark[] => {
    const outlines = loopsOf({
      columns,
      rows,
      inside: (column, row) => at(column, row) > least,
      edge(column, row, column2, row2) {
        const [inside, outside] = [at(column, row), at(column2, row2)]
        // Where the share falls to nothing the edge runs half way to the next place.
        const part = least === 0 ? 0.5 : (inside - least) / Math.max(1e-9, inside - outside)
        const [a, b] = [placeOf(column, row), placeOf(column2, row2)]
        return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }
      },
    })
    if (outlines.length === 0) return []
    return [{ kind: 'danger', outlines, band }]
  })
  return [...bands, ...worst()]

  /** The worst place of all, by its figure. */
  function worst(): readonly Mark[] {
    const node = shares.reduce((best, each, one) => (each > (shares[best] ?? 0) ? one : best), 0)
    const most = shares[node] ?? 0
    const place = placeOf(node % columns, Math.floor(node / columns))
    return most > 0 ? [{ kind: 'pill', at: place, text: percent(most), tone: 'danger' }] : []
  }
}

const around = ({ x, y }: Point): readonly Point[] => [
  { x: x - ROUND, y: y - ROUND },
  { x: x + ROUND, y: y + ROUND },
]

function middle(cell: Polygon): Point {
  const sum = cell.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 })
  return { x: sum.x / cell.length, y: sum.y / cell.length }
}
