import { stripCrossings } from '../../../../src/geometry/lines'
import { type Point, along, distance } from '../../../../src/geometry/point'
import type { Stage } from '../../../../src/geometry/slowest'
import { ROUNDING } from '../../../../src/geometry/tolerance'
import { type Land, type Piece, groundAt, labelOf, stretchesIn } from '../ground/terrain'
import { type ElementType, type MoveClass, type Sheets, isVehicle } from '../model/sheet'
import type { Element } from '../model/state'

/** A stretch of a path over one kind of ground. */
export interface Stretch extends Stage {
  readonly label: string
  readonly from: number
  readonly onRoad: boolean
}

/** The class by which an element moves as it is now. */
export function moveClassOf(type: ElementType, element: Pick<Element, 'brokenDown'>): MoveClass {
  return element.brokenDown ? 'Inf' : type.move
}

/** Whether it may go into buildings. */
const entersHouses = (type: ElementType): boolean =>
  !isVehicle(type) && type.move !== '0' && type.class !== 'cavalry'

/** Inches that a class of movement makes on a piece of ground; 0 where it may not go. */
function rateOn(sheets: Sheets, type: ElementType, move: MoveClass, piece: Piece | null): number {
  const rates = sheets.rates[move]
  if (!piece) return rates.open
  const { going, onFootOnly } = piece.terrain
  if (going === null) return rates.open
  if (going === 'closed' || (onFootOnly && !entersHouses(type))) return 0
  const bonus = going === 'road' && type.class === 'bicycle' ? 2 : 0
  return rates[going] + bonus
}

/** The ground along a straight line, in order. */
export function stretchesOf(
  sheets: Sheets,
  land: Land,
  type: ElementType,
  move: MoveClass,
  a: Point,
  b: Point,
): readonly {
  readonly to: number
  readonly rate: number
  readonly label: string
  readonly onRoad: boolean
}[] {
  const length = distance(a, b)
  const cuts = [0, 1]
  for (const piece of land.ways) {
    const { box, room } = piece
    if (Math.max(a.x, b.x) < box.minX || Math.min(a.x, b.x) > box.maxX) continue
    if (Math.max(a.y, b.y) < box.minY || Math.min(a.y, b.y) > box.maxY) continue
    const count = stretchesIn(piece, a, b)
    for (let at = 0; at < 2 * count; at++) cuts.push(room[at] ?? 0)
  }
  if (cuts.length > 2) cuts.sort((x, y) => x - y)
  const found: { to: number; rate: number; label: string; onRoad: boolean }[] = []
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = cuts[i] ?? 0
    const to = cuts[i + 1] ?? 0
    if ((to - from) * length < ROUNDING) continue
    const place = along(a, b, (from + to) / 2)
    const { rate, label, onRoad } = rateAt(sheets, land, type, move, place)
    const last = found.at(-1)
    if (last && last.rate === rate && last.label === label) last.to = to
    else found.push({ to, rate, label, onRoad })
  }
  return found
}

/** The rate at a place: on a track the better of the track's and of the ground that it runs through. */
export function rateAt(
  sheets: Sheets,
  land: Land,
  type: ElementType,
  move: MoveClass,
  p: Point,
): { readonly rate: number; readonly label: string; readonly onRoad: boolean } {
  const ground = groundAt(land, p)
  const rate = rateOn(sheets, type, move, ground)
  const label = ground ? labelOf(ground) : 'open ground'
  const onRoad = ground?.terrain.going === 'road'
  const track = land.tracks.find(
    ({ line, feature: { shape } }) => line && 'width' in shape && isOnStrip(line, shape.width, p),
  )
  if (!track || ground?.terrain.priority === 20) return { rate, label, onRoad }
  return { rate: Math.max(rate, sheets.rates[move].track), label: 'track', onRoad: true }
}

const isOnStrip = (line: readonly Point[], width: number, p: Point): boolean =>
  stripCrossings(line, width, { x: p.x - 1e-4, y: p.y }, { x: p.x + 1e-4, y: p.y }).length > 0
