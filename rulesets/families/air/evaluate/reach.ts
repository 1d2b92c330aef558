import { memoBy } from '../../../../src/engine/memo'
import { placeOf, sizeOf } from '../../../../src/geometry/hexBoard'
import {
  HEX_FACINGS,
  type Hex,
  type HexFacing,
  fromPlace,
  hexDistance,
  turn,
  wedgeOf,
} from '../../../../src/geometry/hexes'
import type { AircraftType, Book } from '../model/book'
import { type Standing, isLoaded, mpsOf, typeOf } from '../model/lookup'
import type { HexBoard, Pose, Weapon } from '../model/state'
import { flightsAlone } from '../movement/flights'

/**
 * What an aircraft could have before a gun after its next movement, by the offset of the target from where it is now, facing
 * north. Worked out once for each type at each level, in a sky without edges where nobody else flies.
 */
interface Prospect {
  /** Steps to the farthest target. */
  readonly radius: number
  /** 1 more than the faces of the die that hit; 0 where the gun cannot be brought to bear. */
  readonly faces: Uint8Array
}

/** Levels in a table of prospects. */
const LEVELS = 22
const ORIGIN: Hex = { q: 0, r: 0 }

const prospects = memoBy((_: Book) => memoBy((_type: AircraftType): (Prospect | undefined)[] => []))

function prospectOf(book: Book, aircraft: Standing, weapon: Weapon, level: number): Prospect {
  const known = prospects(book)(typeOf(book, aircraft))
  const state = (aircraft.damaged ? 1 : 0) + (isLoaded(aircraft) ? 2 : 0) + (weapon === 'rear' ? 4 : 0)
  const found = known[level * 8 + state]
  if (found) return found
  const made = workedOut(book, aircraft, weapon, level)
  known[level * 8 + state] = made
  return made
}

function workedOut(book: Book, aircraft: Standing, weapon: Weapon, level: number): Prospect {
  const most = mpsOf(book, aircraft)
  const radius = most + book.toHit.length
  const [columns, rows] = [2 * most + 3, 3 * most + 6]
  const board: HexBoard = { kind: 'hexes', columns, rows, size: 1, ...sizeOf(columns, rows, 1) }
  const middle = fromPlace({ column: most + 1, row: Math.floor(rows / 2) })
  const alone: Standing = { ...aircraft, at: placeOf(board, middle), facing: 0, level }
  const faces = new Uint8Array((2 * radius + 1) ** 2 * LEVELS)
  const ups = weapon === 'front' ? [0] : [0, 1]
  const wedges = HEX_FACINGS.map(facing => targetsBefore(book, turn(facing, weapon === 'front' ? 0 : 3)))
  for (const { hex, facing, level: there, reversed } of flightsAlone(book, board, alone)) {
    for (const target of wedges[facing] ?? []) {
      const at = indexOf(radius, hex.q - middle.q + target.q, hex.r - middle.r + target.r, there)
      for (const up of ups) {
        const hits = target.faces + 1 - (reversed ? 1 : 0) - up
        if (hits > (faces[at + up] ?? 0)) faces[at + up] = hits
      }
    }
  }
  return { radius, faces }
}

const indexOf = (radius: number, q: number, r: number, level: number): number =>
  ((q + radius) * (2 * radius + 1) + r + radius) * LEVELS + level

/** The hexes of an arc with the faces that hit there. */
const targetsBefore = (book: Book, facing: HexFacing) =>
  wedgeOf(ORIGIN, facing, 'narrow', book.toHit.length).map(hex => ({
    ...hex,
    faces: 7 - (book.toHit[hexDistance(ORIGIN, hex) - 1]?.need ?? 7),
  }))

/** Faces of the die with which an aircraft in a pose could hit what is there, after its next movement; 0 if it could not. */
export function couldHit(
  book: Book,
  aircraft: Standing,
  from: Pose,
  weapon: Weapon,
  to: Hex,
  level: number,
): number {
  let q = to.q - from.hex.q
  let r = to.r - from.hex.r
  const far = (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2
  const { radius, faces } = prospectOf(book, aircraft, weapon, from.level)
  if (far > radius) return 0
  for (let sides: number = from.facing; sides !== 0 && sides < 6; sides++) {
    const turned = q + r
    q = -r
    r = turned
  }
  const found = faces[indexOf(radius, q, r, level)] ?? 0
  return found === 0 ? 0 : Math.max(0, found - 1 + crewOf(aircraft))
}

/** What crew and Damage add to the die. */
export const crewOf = ({ quality, damaged }: Standing): number =>
  (quality === 'Veteran' ? 1 : quality === 'Green' ? -1 : 0) - (damaged ? 1 : 0)
