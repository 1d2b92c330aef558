import type { DuelState } from './duelState'
import { duel } from './duel'
import { contractSuite } from '../contract/suite'

contractSuite(duel, {
  // They begin far apart: it takes many battles until somebody stands near enough to peek.
  seekers: 30,
  secretTwins: given => {
    const state = given as DuelState
    return state.units.map(({ id, side, body }) => ({
      viewer: side === 'A' ? 'B' : 'A',
      twin: {
        ...state,
        units: state.units.map(unit =>
          unit.id === id
            ? { ...unit, body: body === 'straw' ? ('flesh' as const) : ('straw' as const) }
            : unit,
        ),
      },
    }))
  },
})
