import type { UnitId } from '../engine/ids'
import type { BoardPicture, Token } from '../engine/scene'
import type { Point } from '../geometry/point'
import { grain } from './board'
import { bracketSize } from './marks/frame'
import type { Rect } from './marks/place'

/** A name that wants to be written beside its base. */
export interface Wanted {
  readonly text: string
  /** Whose name it is. */
  readonly of: UnitId
  /** It is written in any case, over whatever base is there. */
  readonly needed?: boolean
  /** Middle of the name where it stands under its base, in pixels. */
  readonly at: Point
  /** How far its first letter is from the middle of the base where it stands beside it, and how high its middle. */
  readonly beside: { readonly x: number; readonly away: number; readonly y: number }
}

/** A name with the place where it is written: its middle in pixels. */
export interface Written {
  readonly of: UnitId
  readonly text: string
  readonly at: Point
}

/** A piece on the screen. */
export interface Shown {
  readonly token: Token
  /** Its middle, in pixels. */
  readonly at: Point
}

/** What a base covers, in pixels. */
export interface Covered {
  readonly of: UnitId
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** Width of a letter with room for wide ones, of an ordinary one, and height of a line of a name, in pixels. */
const LETTER = 6.2
const ORDINARY = 5.9
const LINE = 13
/** How far a name may reach over the edge of a base, in pixels. */
const OVER = 4

/** What a written name covers. */
export function coverOf({ text, at }: Written): Rect {
  const w = text.length * ORDINARY
  return { x: at.x - w / 2, y: at.y - LINE / 2, w, h: LINE }
}

/** Below this many pixels of a painter's inch only the units that are looked at have names. */
const NAMES_FROM = 19

/** Where several bases share a square, or are small, only those in question are named. */
export const onlySomeNamed = (board: BoardPicture, scale: number): boolean =>
  board.kind === 'squares' || scale / grain(board) < NAMES_FROM

/** How far the ring of the chosen piece stands off its base, in pixels. */
const RING = 8

/**
 * The names of some pieces among all that are on the screen; `wide` are those that brackets stand around, `chosen` the one
 * that wears the ring.
 */
export function namesOf(
  named: readonly Shown[],
  all: readonly Shown[],
  scale: number,
  wide: ReadonlySet<UnitId>,
  chosen: UnitId | null = null,
  /** What else names had better not lie on. */
  others: readonly Rect[] = [],
  /** Whose names are written however crowded it is. */
  needed: ReadonlySet<UnitId | null | undefined> = new Set(),
): readonly Written[] {
  const wanted = named.map(({ token, at }): Wanted => {
    const { x, y } = reach(token, scale)
    const marked = wide.has(token.id) ? bracketSize(token, scale) : null
    const ring = token.id === chosen ? RING : 0
    return {
      text: token.name,
      of: token.id,
      needed: needed.has(token.id),
      at: { x: at.x, y: at.y + (marked ? marked.h + 10 : y + 7 + ring) },
      beside: { x: at.x, away: (marked ? marked.w : x + ring) + 6, y: at.y },
    }
  })
  const bases = all.map(({ token, at }): Covered => {
    const { x, y } = reach(token, scale)
    return { of: token.id, left: at.x - x, right: at.x + x, top: at.y - y, bottom: at.y + y }
  })
  const kept = others.map(({ x, y, w, h }) => ({ of: '', left: x, right: x + w, top: y, bottom: y + h }))
  return withRoom(wanted, bases, kept)
}

/** From the middle of a token to its side and to its lower edge, with a little room, in pixels. */
function reach(token: Token, scale: number): Point {
  if (token.shape === 'hex') return { x: token.width * scale * 0.47, y: token.width * scale * 0.47 }
  const turn = (token.facing * Math.PI) / 180
  const c = Math.abs(Math.cos(turn))
  const s = Math.abs(Math.sin(turn))
  return {
    x: ((token.width * c + token.depth * s) * scale) / 2 + 3,
    y: ((token.width * s + token.depth * c) * scale) / 2 + 3,
  }
}

/**
 * Where some names are written, so that none lies on another, nor on a base if that can be: under the base, else to its right
 * or left; nor, as far as that can be, on `kept` (flags, chips, the handle). The first ones win. Where a whole name has no room, the part before its comma is tried; where that has none either,
 * the name is left out until its piece is looked at, and then stands over whatever base is there.
 */
export function withRoom(
  wanted: readonly Wanted[],
  bases: readonly Covered[],
  kept: readonly Covered[] = [],
): readonly Written[] {
  const covered = rowsOf([...bases, ...kept])
  const signs = rowsOf(kept)
  const names = rowsOf([])
  const roomAmong = (of: UnitId, places: readonly Point[], half: number) =>
    places.map(place => ({ place, box: boxAt(of, place, half) })).filter(({ box }) => !names.meets(box, 0))
  const isClear = ({ box }: { readonly box: Covered }): boolean => !signs.meets(box, 0)
  return wanted.flatMap(({ text, of, at, beside, needed }): readonly Written[] => {
    for (const words of new Set([text, text.split(',')[0] ?? text])) {
      const half = (words.length * LETTER) / 2
      const away = beside.away + (words.length * ORDINARY) / 2
      const places = [at, { x: beside.x + away, y: beside.y }, { x: beside.x - away, y: beside.y }]
      const free = roomAmong(of, places, half)
      const best =
        free.find(({ box }) => !covered.meets(box, OVER)) ??
        (needed ? roomAmong(of, [...places, ...fartherOff(at, beside)], half).find(isClear) : undefined) ??
        (needed ? free[0] : undefined)
      if (!best) continue
      names.add(best.box)
      return [{ of, text: words, at: best.place }]
    }
    return []
  })
}

/** Above the base, and some lines farther off than the first places: for a name that is written in any case. */
function fartherOff(at: Point, { x, y }: Wanted['beside']): readonly Point[] {
  const above = y * 2 - at.y
  return [0, 1, 2, 3, 4].flatMap(lines => [
    { x, y: above - lines * LINE },
    { x, y: at.y + lines * LINE },
  ])
}

function boxAt(of: UnitId, { x, y }: Point, half: number): Covered {
  return { of, left: x - half, right: x + half, top: y - LINE / 2, bottom: y + LINE / 2 }
}

/** Boxes by the lines that they lie on, so that only near ones are asked. */
function rowsOf(boxes: readonly Covered[]) {
  const rows = new Map<number, Covered[]>()
  const lines = ({ top, bottom }: Covered): readonly number[] => {
    const first = Math.floor(top / LINE)
    return Array.from({ length: Math.floor(bottom / LINE) - first + 1 }, (_, at) => first + at)
  }
  const add = (box: Covered): void => {
    for (const line of lines(box)) {
      const row = rows.get(line)
      if (row) row.push(box)
      else rows.set(line, [box])
    }
  }
  /** Whether a box lies on one of another unit by more than `over` pixels. */
  const meets = (box: Covered, over: number): boolean =>
    lines(box).some(line =>
      (rows.get(line) ?? []).some(
        other =>
          other.of !== box.of &&
          other.left + over < box.right &&
          other.right - over > box.left &&
          other.top + over < box.bottom &&
          other.bottom - over > box.top,
      ),
    )
  for (const box of boxes) add(box)
  return { add, meets }
}
