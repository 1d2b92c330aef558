import { z } from 'zod'
import type { Action } from '../../../src/engine/action'
import type { UnitId } from '../../../src/engine/ids'
import type { Offer } from '../../../src/engine/offer'
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
  reasonsNotNow,
  stands,
} from '../../families/air'
import { CITATIONS } from '../citations'

/** Trying to clear the jams of an aircraft. */
export type Clear = Action & { readonly type: 'clear'; readonly unit: UnitId }

const isJammed = ({ frontJammed = false, rearJammed = false }: Aircraft): boolean => frontJammed || rearJammed

/** Whether an aircraft has still to try to clear its jams before it moves. */
export const mustClear = (state: AirState, aircraft: Aircraft): boolean =>
  isJammed(aircraft) && !(state.active?.unit === aircraft.id && state.active.cleared === true)

function clearReasons(state: AirState, aircraft: Aircraft): readonly Reason[] {
  if (!isJammed(aircraft)) return [{ code: 'no-jam', clause: CITATIONS['clearing a jam'] }]
  return mustClear(state, aircraft) ? [] : [{ code: 'has-cleared', clause: CITATIONS['clearing a jam'] }]
}

/** One die for each jammed weapon before the aircraft moves. */
export const clear: OwnAct<Clear> = {
  schema: z.strictObject({ type: z.literal('clear'), unit: id }),
  offers(_, state, side) {
    return choosable(state, side).flatMap((each): readonly Offer<Clear>[] => {
      if (clearReasons(state, each).length > 0) return []
      const action = { type: 'clear', unit: each.id } as const
      return [
        {
          id: `clear:${each.id}`,
          kind: 'clear',
          unit: each.id,
          label: 'Try to clear the jam',
          clause: CITATIONS['clearing a jam'],
          input: 'nothing',
          useful: true,
          options: () => [{ action, label: 'Try to clear the jam' }],
        },
      ]
    })
  },
  refuse(book, state, { unit }) {
    const own = reasonsNotNow(book, state, unit, 'move')
    const one = findAircraft(state, unit)
    return own.length > 0 || !one ? own : clearReasons(state, one)
  },
  play(book, state, { unit }, io: Io) {
    const one = findAircraft(state, unit)
    if (!stands(one)) return state
    const why = { purpose: 'to clear a jam', by: one.side, clause: CITATIONS['clearing a jam'] }
    const stays = (jammed: boolean): boolean => jammed && !io.chance.check(6, CLEARED_FROM, why)
    const frontJammed = stays(one.frontJammed === true)
    const rearJammed = stays(one.rearJammed === true)
    io.log({
      code: frontJammed || rearJammed ? 'still-jammed' : 'jam-cleared',
      facts: { unit: { unit } },
      side: one.side,
      units: [unit],
      clauses: [CITATIONS['clearing a jam']],
    })
    return {
      ...changed(state, unit, { frontJammed, rearJammed }),
      active: activation(book, state, one, { stage: 'move', cleared: true }),
    }
  },
}

/** A jam is cleared by this or more. */
const CLEARED_FROM = 5
