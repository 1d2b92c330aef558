import { hexOf, facingOf, isOnBoard, isSame } from '../../../../src/geometry/hexBoard'
import { neighbour, turn } from '../../../../src/geometry/hexes'
import { memoBy } from '../../../../src/engine/memo'
import type { Reason } from '../text/said'
import { type AircraftType, type Book, type ManoeuvreRow, clauseOf } from '../model/book'
import { type Standing, ceilingOf, isLoaded, isTaken, leastOf, mpsOf, typeOf } from '../model/lookup'
import type { AirState, HexBoard, Manoeuvre, Pose } from '../model/state'

export const poseOf = (state: AirState, aircraft: Standing): Pose => poseOn(state.scenario.board, aircraft)

export const poseOn = (board: HexBoard, { at, facing, level }: Standing): Pose => ({
  hex: hexOf(board, at),
  facing: facingOf(facing),
  level,
})

/** A pose after a manoeuvre: first the hex, then the altitude, then the turn. */
export const flown = ({ hex, facing, level }: Pose, { step, climb, turn: sides }: ManoeuvreRow): Pose => ({
  hex: neighbour(hex, turn(facing, step)),
  facing: turn(facing, sides),
  level: level + climb,
})

/** The manoeuvres that aircraft of a type know. */
export const rowsFor = (book: Book, aircraft: Standing): readonly ManoeuvreRow[] =>
  rowsOfAge(book)(typeOf(book, aircraft))

const rowsOfAge = memoBy((book: Book) =>
  memoBy(({ age }: AircraftType) => book.manoeuvres.filter(row => row.age === undefined || row.age === age)),
)

/** Movement Points that a manoeuvre costs an aircraft. */
export const costOf = (book: Book, aircraft: Standing, { cost, biplane }: ManoeuvreRow): number =>
  biplane !== undefined && typeOf(book, aircraft).biplane ? biplane : cost

type Bar = 'must-dive' | 'loaded-no-reverse' | 'above-ceiling' | 'below-floor'

/** What forbids a manoeuvre from a level, whatever the hex. Asked very often: makes nothing. */
export function barTo(
  row: ManoeuvreRow,
  level: number,
  limits: { readonly ceiling: number; readonly loaded: boolean; readonly mustDive: boolean },
): Bar | null {
  if (limits.mustDive && row.climb >= 0) return 'must-dive'
  if (limits.loaded && row.turn === 3) return 'loaded-no-reverse'
  if (row.climb > 0 && level + 1 > limits.ceiling) return 'above-ceiling'
  return row.climb < 0 && level <= 1 ? 'below-floor' : null
}

export function barReason(book: Book, bar: Bar, ceiling: number): Reason {
  if (bar === 'must-dive') return { code: bar, clause: book.cite['forced dive'], facts: { ceiling } }
  if (bar === 'loaded-no-reverse') return { code: bar, clause: clauseOf(book, 'loaded reversal') }
  if (bar === 'below-floor') return { code: bar, clause: book.cite['lowest level'] }
  return { code: bar, clause: book.cite['ceiling'], facts: { ceiling } }
}

/** Why manoeuvres are not a legal flight, the weightiest first. */
export function flightReasons(
  book: Book,
  state: AirState,
  aircraft: Standing,
  manoeuvres: readonly Manoeuvre[],
): readonly Reason[] {
  const rows = rowsFor(book, aircraft)
  const ceiling = ceilingOf(book, aircraft)
  const most = mpsOf(book, aircraft)
  const reasons: Reason[] = []
  let pose = poseOf(state, aircraft)
  let spent = 0
  for (const [at, kind] of manoeuvres.entries()) {
    const row = rows.find(each => each.kind === kind)
    if (!row) return [...reasons, { code: 'no-such-manoeuvre', clause: book.cite['whole actions'] }]
    const limits = { ceiling, loaded: isLoaded(aircraft), mustDive: at === 0 && pose.level > ceiling }
    const bar = barTo(row, pose.level, limits)
    if (bar && !reasons.some(each => each.code === bar)) reasons.push(barReason(book, bar, ceiling))
    pose = flown(pose, row)
    spent += costOf(book, aircraft, row)
    if (!isOnBoard(state.scenario.board, pose.hex))
      return [...reasons, { code: 'over-the-edge', clause: book.cite['edge'] }]
  }
  if (spent > most) {
    const clause = aircraft.damaged
      ? book.cite['halved']
      : isLoaded(aircraft)
        ? clauseOf(book, 'loaded')
        : book.cite['Movement Points']
    reasons.push({ code: 'too-many-mps', clause, facts: { spent, limit: most } })
  }
  const least = leastOf(book, aircraft)
  if (spent < least)
    reasons.push({ code: 'too-few-mps', clause: book.cite['least Movement Points'], facts: { least } })
  const isHome = isSame(pose.hex, hexOf(state.scenario.board, aircraft.at)) && spent === 0
  if (!isHome && isTaken(state, pose.hex, pose.level, aircraft.id))
    reasons.push({ code: 'hex-taken', clause: book.cite['occupied hex'] })
  return reasons
}
