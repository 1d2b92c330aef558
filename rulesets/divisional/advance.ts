import { stretches } from '../../src/geometry/ground'
import { type Point, distance, moveBy } from '../../src/geometry/point'
import type { Act } from './act'
import { type Followed, follow } from './follow'
import { costsOf } from './ground'
import { type Standing, activeSide, findUnit, reason, stands, withUnit } from './lookup'
import { arrived } from './movement'
import { unrest } from './rest'
import type { DivState } from './state'

/** Distances that are offered, in inches. */
const STEPS = [0.5, 1, 1.5, 2] as const
const CLAUSE = 'divisional-R26'

/** The way of an advance as far as the ground lets it go (R26). */
function wayOf(state: DivState, unit: Standing, direction: number, inches: number): Followed {
  const to = moveBy(unit.at, direction, inches)
  const barred = stretches(costsOf(state), unit.at, to).find(({ area }) => area?.rate === Infinity)
  const whole = distance(unit.at, to)
  const end: Point = barred ? moveBy(unit.at, direction, Math.max(0, barred.from * whole - 0.01)) : to
  return follow(state, unit, [end])
}

/** 6.9, 6.13: the winner of a combat may go after the loser, or stay. */
export const advance: Act<'advance'> = {
  offers(state, side) {
    const unit = state.advance && findUnit(state, state.advance.unit)
    if (!state.advance || !stands(unit ?? undefined) || unit?.side !== side) return []
    const { most } = state.advance
    return [
      {
        id: 'advance',
        kind: 'advance',
        unit: unit.id,
        label: 'Advance',
        clause: most === 1 ? 'divisional-6.9' : 'divisional-6.13',
        input: 'choice',
        useful: true,
        options: () =>
          [0, ...STEPS].flatMap(inches => {
            const action = { type: 'advance', inches } as const
            if (inches > most || advance.refuse(state, action).length > 0) return []
            return [{ action, label: inches === 0 ? 'Stay' : `${inches} inch${inches > 1 ? 'es' : ''}` }]
          }),
      },
    ]
  },
  refuse(state, { inches }) {
    const pending = state.advance
    const unit = pending && findUnit(state, pending.unit)
    if (!pending || !unit || !stands(unit)) return [reason(CLAUSE, 'no-advance')]
    if (inches < 0 || inches > pending.most)
      return [reason(CLAUSE, 'too-far-advance', { most: pending.most })]
    if (inches === 0) return []
    const { end, mines } = wayOf(state, unit, pending.direction, inches)
    return mines.length > 0 ? [] : unrest(state, unit, end)
  },
  play(state, { inches }, io) {
    const pending = state.advance
    const unit = pending && findUnit(state, pending.unit)
    const done: DivState = { ...state, advance: null, toAct: [activeSide(state)] }
    if (!pending || !unit || !stands(unit)) return done
    const base = { facts: { unit: { unit: unit.id } }, side: unit.side, units: [unit.id], clauses: [CLAUSE] }
    if (inches <= 0) {
      io.log({ ...base, code: 'stays' })
      return done
    }
    const way = wayOf(state, unit, pending.direction, inches)
    io.log({
      ...base,
      code: 'advances',
      facts: { ...base.facts, inches: distance(unit.at, way.end) },
      effects: [{ kind: 'move', unit: unit.id, path: way.points }],
    })
    return arrived(withUnit(done, unit.id, { at: way.end }), unit.id, way, io)
  },
}
