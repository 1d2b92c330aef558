import { memoBy } from '../../../src/engine/memo'
import { placeOf, sizeOf } from '../../../src/geometry/hexBoard'
import { HEX_FACINGS, type Hex, fromPlace, hexDistance, wedgeOf } from '../../../src/geometry/hexes'
import {
  type AircraftType,
  type Book,
  type HexBoard,
  type Pose,
  type Standing,
  flightsAlone,
  mpsOf,
  typeOf,
} from '../../families/air'
import { MISSILES, type Missile } from './tables'

/**
 * What an aircraft could have before its missiles after its next movement, by the offset of the target from where it is now, facing
 * north: a bit for each way that it could then be facing. Worked out once for each type at each level, in a sky without edges.
 */
interface Prospect {
  readonly radius: number
  readonly facings: Uint8Array
}

const LEVELS = 22
const ORIGIN: Hex = { q: 0, r: 0 }

const prospects = memoBy((_: Book) => memoBy((_type: AircraftType): (Prospect | undefined)[] => []))

function prospectOf(book: Book, aircraft: Standing, missile: Missile, level: number): Prospect {
  const known = prospects(book)(typeOf(book, aircraft))
  const key = level * 4 + (aircraft.damaged ? 2 : 0) + (missile === 'HS' ? 1 : 0)
  const found = known[key]
  if (found) return found
  const made = workedOut(book, aircraft, missile, level)
  known[key] = made
  return made
}

function workedOut(book: Book, aircraft: Standing, missile: Missile, level: number): Prospect {
  const mps = mpsOf(book, aircraft)
  const { least, most } = MISSILES[missile]
  const radius = mps + most
  const [columns, rows] = [2 * mps + 3, 3 * mps + 6]
  const board: HexBoard = { kind: 'hexes', columns, rows, size: 1, ...sizeOf(columns, rows, 1) }
  const middle = fromPlace({ column: mps + 1, row: Math.floor(rows / 2) })
  const alone: Standing = { ...aircraft, at: placeOf(board, middle), facing: 0, level }
  const facings = new Uint8Array((2 * radius + 1) ** 2 * LEVELS)
  const wedges = HEX_FACINGS.map(facing =>
    wedgeOf(ORIGIN, facing, 'narrow', most).filter(each => hexDistance(ORIGIN, each) >= least),
  )
  for (const { hex, facing, level: there } of flightsAlone(book, board, alone)) {
    const [q, r] = [hex.q - middle.q, hex.r - middle.r]
    for (const target of wedges[facing] ?? []) {
      const at = indexOf(radius, q + target.q, r + target.r, there)
      facings[at] = (facings[at] ?? 0) | (1 << facing)
    }
  }
  return { radius, facings }
}

const indexOf = (radius: number, q: number, r: number, level: number): number =>
  ((q + radius) * (2 * radius + 1) + r + radius) * LEVELS + level

/** Whether an aircraft in a pose could have a target before a missile after its next movement. */
export function couldLaunch(
  book: Book,
  aircraft: Standing,
  from: Pose,
  missile: Missile,
  target: Pose,
): boolean {
  let q = target.hex.q - from.hex.q
  let r = target.hex.r - from.hex.r
  const far = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
  const { radius, facings } = prospectOf(book, aircraft, missile, from.level)
  if (far > radius) return false
  for (let sides: number = from.facing; sides !== 0 && sides < 6; sides++) {
    const turned = q + r
    q = -r
    r = turned
  }
  const ways = facings[indexOf(radius, q, r, target.level)] ?? 0
  if (!MISSILES[missile].chases) return ways !== 0
  return (ways & (1 << ((target.facing - from.facing + 6) % 6))) !== 0
}
