import { refusalOf } from '../../../../src/engine/acts'
import type { Steering, Stretch, Trace } from '../../../../src/engine/offer'
import { degreesOf, isOnBoard, placeOf } from '../../../../src/geometry/hexBoard'
import type { Reason } from '../../../../src/engine/refusal'
import type { Book, ManoeuvreRow } from '../model/book'
import { type Standing, ceilingOf, isLoaded, mpsOf } from '../model/lookup'
import type { AirAction, AirState, Manoeuvre, Pose } from '../model/state'
import { poseMarks, poseNotes } from '../view/poseMarks'
import { barReason, barTo, costOf, flown, poseOf, rowsFor } from './manoeuvres'

/** Keys that fly: the arrows as the nose sees them, with Shift for what goes up, down or sideways. */
const KEYS: Readonly<Record<Manoeuvre, readonly string[]>> = {
  ahead: ['ArrowUp'],
  'turn-left': ['ArrowLeft'],
  'turn-right': ['ArrowRight'],
  reverse: ['ArrowDown'],
  climb: ['Shift+ArrowUp'],
  dive: ['Shift+ArrowDown'],
  'slip-left': ['Shift+ArrowLeft'],
  'slip-right': ['Shift+ArrowRight'],
  'sharp-left': [','],
  'sharp-right': ['.'],
}

/** As they stand side by side: left, ahead, right, in rows. */
const ORDER: readonly Manoeuvre[] = [
  'turn-left',
  'ahead',
  'turn-right',
  'slip-left',
  'climb',
  'slip-right',
  'sharp-left',
  'dive',
  'sharp-right',
  'reverse',
]

/** What is judged of a flight: why it cannot be, and the nearest that can. */
interface Judge {
  readonly refuse: (action: AirAction) => readonly Reason[]
  readonly nearest: (action: AirAction) => AirAction | null
}

/** A flight manoeuvre by manoeuvre, for whoever flies by keys or by buttons. */
export function steeringOf(
  book: Book,
  state: AirState,
  aircraft: Standing,
  { refuse, nearest }: Judge,
): Steering<AirAction> {
  const { board } = state.scenario
  const known = rowsFor(book, aircraft)
  const rows = ORDER.flatMap(kind => known.filter(row => row.kind === kind))
  const most = mpsOf(book, aircraft)
  const ceiling = ceilingOf(book, aircraft)
  const flownBy = (gone: readonly string[]) => {
    let pose = poseOf(state, aircraft)
    const stages: { readonly row: ManoeuvreRow; readonly cost: number; readonly pose: Pose }[] = []
    for (const id of gone) {
      const row = rows.find(each => each.kind === id)
      if (!row) break
      pose = flown(pose, row)
      stages.push({ row, cost: costOf(book, aircraft, row), pose })
    }
    return { pose, stages, spent: stages.reduce((sum, { cost }) => sum + cost, 0) }
  }
  const barOf = (row: ManoeuvreRow, pose: Pose, spent: number): Reason | null => {
    const limits = { ceiling, loaded: isLoaded(aircraft), mustDive: spent === 0 && pose.level > ceiling }
    const bar = barTo(row, pose.level, limits)
    if (bar) return barReason(book, bar, ceiling)
    if (!isOnBoard(board, flown(pose, row).hex)) return { code: 'over-the-edge', clause: book.cite['edge'] }
    const total = spent + costOf(book, aircraft, row)
    return total > most
      ? { code: 'too-many-mps', clause: book.cite['Movement Points'], facts: { spent: total, limit: most } }
      : null
  }
  return {
    next(gone) {
      const { pose, spent } = flownBy(gone)
      const bars = rows.map(row => ({ row, reason: barOf(row, pose, spent) }))
      const allowed = bars.flatMap(({ row, reason }) => (reason ? [] : [row]))
      return bars.map(
        ({ row, reason }): Stretch => ({
          id: row.kind,
          label: row.label,
          keys: KEYS[row.kind],
          cost: costOf(book, aircraft, row),
          refusal: reason && { reason, instead: mostLike(row, allowed)?.label ?? null },
        }),
      )
    },
    trace(gone): Trace<AirAction> {
      const { pose, stages, spent } = flownBy(gone)
      const action: AirAction = {
        type: 'fly',
        unit: aircraft.id,
        manoeuvres: stages.map(({ row }) => row.kind),
      }
      const reasons = refuse(action)
      const instead = reasons.length > 0 ? nearest(action) : null
      return {
        action,
        legs: stages.map(({ row, cost }) => ({ label: row.label, length: 1, cost, clause: row.clause })),
        left: most - spent,
        refusal: reasons.length > 0 ? refusalOf<AirAction>(reasons, instead) : null,
        stop: { at: placeOf(board, pose.hex), facing: degreesOf(pose.facing), level: pose.level },
        counts: 'MP',
        route: stages.map(({ pose: { hex } }) => placeOf(board, hex)),
        notes: poseNotes(book, state, aircraft, pose),
        marks: poseMarks(book, state, aircraft, pose),
        stretches: gone,
      }
    },
  }
}

/** The manoeuvre that leads most nearly where another would. */
function mostLike(wanted: ManoeuvreRow, allowed: readonly ManoeuvreRow[]): ManoeuvreRow | undefined {
  const far = (row: ManoeuvreRow): number =>
    Math.abs(row.turn - wanted.turn) * 2 +
    Math.abs(row.step - wanted.step) * 2 +
    Math.abs(row.climb - wanted.climb)
  return allowed.toSorted((a, b) => far(a) - far(b) || a.cost - b.cost)[0]
}
