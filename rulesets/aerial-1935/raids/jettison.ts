import { z } from 'zod'
import type { Action } from '../../../src/engine/action'
import type { UnitId } from '../../../src/engine/ids'
import { id } from '../../../src/engine/schema'
import {
  type AirState,
  type Io,
  type Reason,
  type Aircraft,
  type OwnAct,
  activation,
  changed,
  choosable,
  findAircraft,
  isLoaded,
  isOn,
  reasonsNotNow,
  stands,
} from '../../families/air'
import { CITATIONS } from '../citations'

/** Dropping a load unused. */
export type Jettison = Action & { readonly type: 'jettison'; readonly unit: UnitId }

function jettisonReasons(state: AirState, aircraft: Aircraft): readonly Reason[] {
  if (!isOn(state, 'jettison')) return [{ code: 'no-jettison', clause: CITATIONS['loads'] }]
  return isLoaded(aircraft) ? [] : [{ code: 'not-loaded', clause: CITATIONS['loads'] }]
}

/** Dropping a load unused, where the house rule allows it. */
export const jettison: OwnAct<Jettison> = {
  schema: z.strictObject({ type: z.literal('jettison'), unit: id }),
  offers(_, state, side) {
    if (!isOn(state, 'jettison')) return []
    return choosable(state, side)
      .filter(isLoaded)
      .map(({ id: unit }) => ({
        id: `jettison:${unit}`,
        kind: 'jettison',
        unit,
        label: 'Drop the load',
        clause: CITATIONS['loads'],
        input: 'choice',
        useful: false,
        options: () => [{ action: { type: 'jettison', unit } as const, label: 'Drop the load unused' }],
      }))
  },
  refuse(book, state, { unit }) {
    const own = reasonsNotNow(book, state, unit, 'move')
    const one = findAircraft(state, unit)
    return own.length > 0 || !one ? own : jettisonReasons(state, one)
  },
  play(book, state, { unit }, io: Io) {
    const one = findAircraft(state, unit)
    if (!stands(one)) return state
    io.log({
      code: 'jettisons',
      facts: { unit: { unit } },
      side: one.side,
      units: [unit],
      clauses: [CITATIONS['loads']],
    })
    return {
      ...changed(state, unit, { load: 'none' }),
      active: activation(book, state, one, { stage: 'move' }),
    }
  },
}
