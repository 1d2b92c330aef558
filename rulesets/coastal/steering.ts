import type { Steering, Stretch, Trace } from '../../src/engine/offer'
import { type Leg, lengthOfCourse, posesOf } from '../../src/geometry/course'
import type { Reason } from './act'
import { runOf, startOf, tidied } from './courses'
import { type Standing, handlingOf, inches, isOn, reason } from './lookup'
import type { CoastalAction, CoastalState } from './state'

/** What a helmsman may be told: straight ahead, or a pivot to either side. */
const ORDERS = [
  { id: 'turn:-45', label: '45° to port', keys: ['ArrowLeft'], ahead: 0, turn: -45 },
  { id: 'ahead:1', label: '1 inch ahead', keys: ['ArrowUp'], ahead: 1, turn: 0 },
  { id: 'turn:45', label: '45° to starboard', keys: ['ArrowRight'], ahead: 0, turn: 45 },
  { id: 'turn:-15', label: '15° to port', keys: ['Shift+ArrowLeft'], ahead: 0, turn: -15 },
  { id: 'ahead:0.5', label: 'Half an inch', keys: ['Shift+ArrowUp'], ahead: 0.5, turn: 0 },
  { id: 'turn:15', label: '15° to starboard', keys: ['Shift+ArrowRight'], ahead: 0, turn: 15 },
] as const

/** The leg that a stretch stands for; what the hand has drawn has any length. */
function legOf(state: CoastalState, id: string): Leg | null {
  const [kind, value] = id.split(':')
  const order = ORDERS.find(each => each.id === id)
  if (order) return { ahead: inches(state, order.ahead), turn: order.turn }
  const number = Number(value)
  if (!Number.isFinite(number)) return null
  if (kind === 'ahead') return { ahead: number, turn: 0 }
  return kind === 'turn' ? { ahead: 0, turn: number } : null
}

/** Pivots that follow each other at one place are one pivot. */
function legsOf(state: CoastalState, gone: readonly string[]): readonly Leg[] {
  const legs: Leg[] = []
  for (const id of gone) {
    const leg = legOf(state, id)
    const last = legs.at(-1)
    if (!leg) continue
    if (leg.ahead === 0 && last && last.turn !== 0)
      legs[legs.length - 1] = { ahead: last.ahead, turn: last.turn + leg.turn }
    else legs.push(leg)
  }
  return tidied(legs)
}

/** A course leg by leg, for whoever steers by keys or by buttons. */
export function steeringOf(
  state: CoastalState,
  vessel: Standing,
  traceOf: (
    course: readonly Leg[],
    gone: readonly string[],
  ) => Trace<Extract<CoastalAction, { type: 'sail' }>>,
): Steering<Extract<CoastalAction, { type: 'sail' }>> {
  const whole = runOf(state, vessel)
  const { straight, pivot, isNimble } = handlingOf(state, vessel)
  const clause = isNimble ? 'coastal-4.2' : 'coastal-4.3'
  const barOf = (gone: readonly Leg[], ahead: number, turn: number): Reason | null => {
    const left = whole - lengthOfCourse(gone)
    if (turn === 0)
      return ahead > left + 1e-6
        ? reason('coastal-4.4', 'too-far', { length: whole - left + ahead, whole })
        : null
    const last = gone.at(-1)
    const isTurning = last !== undefined && last.turn !== 0
    const total = Math.abs((isTurning ? last.turn : 0) + turn)
    if (total > pivot) return reason(clause, 'pivot-too-sharp', { turn: Math.round(total), pivot })
    const end = posesOf(startOf(state, vessel), gone).at(-1) ?? startOf(state, vessel)
    const run = isTurning ? straight : end.run
    if (isOn(state, 'pivots-first') && left < straight - 1e-6)
      return reason('coastal-R12', 'pivot-not-earned', { run: left, straight })
    return run < straight - 1e-6 ? reason('coastal-R12', 'pivot-too-soon', { run, straight }) : null
  }
  return {
    next(ids) {
      const gone = legsOf(state, ids)
      const bars = ORDERS.map(order => ({
        order,
        bar: barOf(gone, inches(state, order.ahead), order.turn),
      }))
      const instead = bars.find(({ bar }) => !bar)?.order.label ?? null
      return bars.map(
        ({ order, bar }): Stretch => ({
          id: order.id,
          label: order.label,
          keys: order.keys,
          cost: inches(state, order.ahead),
          refusal: bar && { reason: bar, instead },
        }),
      )
    },
    trace: ids => traceOf(legsOf(state, ids), ids),
  }
}
